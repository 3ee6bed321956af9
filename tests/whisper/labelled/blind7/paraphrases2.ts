/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h7-damage': [
    'Ballpark for getting this thing up on our brick pillar, before the monthly part begins?',
    says(told.onceAtAll),
  ],
  'h7-monthly-nut': [
    'What leaves my bank account every thirty days after it is up and running?',
    says(told.monthly47),
  ],
  'h7-try-and-quit': [
    'If I hate it after two months, am I stuck paying on?',
    says(told.noContract),
  ],
  'h7-labor-hidden': [
    'I bet the labor comes on top as a surprise line later.',
    says(/included|part of what you are quoted/i),
  ],
  'h7-breaks-in-march': [
    'Suppose it dies in its eighth month by itself, who foots the bill?',
    says(told.warranty),
  ],
  'h7-forever-cover': [
    'can i be covered for good, not just the first twelve months',
    says(told.lifetime),
  ],
  'h7-estimate-free': [
    'What do I owe you just for working out a number for my driveway?',
    says(told.free),
  ],
  'h7-sit-on-it': [
    'Our board meets in three weeks. Will the figures you give us still be good then?',
    says(told.days30),
  ],
  'h7-human-price': [
    'I would like to speak to a person about what mine would run to. Whom do I ring?',
    says(told.quotePhone),
  ],
  'h7-three-am': [
    'I do night shifts at the hospital and only have time for calls before dawn. Pointless?',
    says(told.always),
  ],
  'h7-brains': ['Who writes the code behind all of this?', says(told.developer)],
  'h7-inventor': ['Whose brainchild is it?', says(told.founder)],
  'h7-quit-buzzing': ['Make my cell quit buzzing with your messages', says(told.stop)],
  'h7-snooping': [
    'Is some employee looking over my shoulder while I type?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h7-forget-me': ['I would prefer you forget we ever spoke', says(/erase|delete/i)],
  'h7-keep-copy': [
    'My lawyer tells me to save every exchange with vendors. Can I pull this one onto my laptop?',
    says(told.download),
  ],
  'h7-machine': ['Am I typing with a machine or with a girl in a call center?', says(told.aiAgent)],
  'h7-subpoena': ['Would you hand my details over if a judge demanded it?', says(told.authorities)],
  'h7-teen': [
    'My fifteen year old wants to use it when home alone. Allowed?',
    says(/guardian|consent|under 18/i),
  ],
  'h7-junk-mail': [
    'If I give you my address am I going to drown in promotions?',
    says(/when you asked|unless you say yes/i),
  ],
  'h7-movie': ['I am a visual person, is there a clip I can look at?', says(told.video)],
  'h7-typed-pin': [
    'oops should i not have typed the four digits of my keypad in here',
    says(told.doNotWrite),
  ],
})
