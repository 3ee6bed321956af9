/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h25-ballpark': [
    'Ballpark me: what do I shell out before it ever rings once?',
    says(told.onceAtAll),
  ],
  'h25-ongoing': [
    'And what comes out of my checking account regularly after that, at the least?',
    says(told.monthly47),
  ],
  'h25-quit-anytime': [
    'The railway club may lose its basement next summer. Would we be stuck paying you for ages?',
    says(told.noContract),
  ],
  'h25-labor-extra': [
    'Do your men charge by the hour on top of the sticker?',
    says(/included|part of what you are quoted/i),
  ],
  'h25-kaput': [
    'Suppose the thing goes kaput seven months in. Do I eat that?',
    says(told.warranty),
  ],
  'h25-forever': [
    'I aim to die in this ranch house. Can I have you stand behind the gear till then?',
    says(told.lifetime),
  ],
  'h25-estimate-bill': [
    'Last outfit billed me ninety bucks just to look and scribble an estimate. You too?',
    says(told.free),
  ],
  'h25-board-slow': [
    'Five townhouse owners must each okay the sums, and one only answers letters. Twenty days, tops. Too slow for you?',
    says(told.days30),
  ],
  'h25-speak-about-cost': [
    'I hate typing. Whom do I ring to find out what mine would run?',
    says(told.quotePhone),
  ],
  'h25-graveyard': [
    'I mop floors until sunup. Is anyone there when normal folks sleep?',
    says(told.always),
  ],
  'h25-coder': [
    'Who wrote the code behind all this? My nephew wants to shake a hand.',
    says(told.developer),
  ],
  'h25-brainchild': [
    'Somebody must have lain awake one night and thought this up. Who was it?',
    says(told.founder),
  ],
  'h25-quit-buzzing': [
    'My cell keeps buzzing with your messages during prayers. How do I make that quit?',
    says(told.stop),
  ],
  'h25-looking-over': [
    'Anybody looking over your shoulder at what I tell you?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h25-scrub': [
    'I blabbed too much a minute ago. Can all this be scrubbed?',
    says(/erase|delete/i),
  ],
  'h25-hard-copy': [
    'I want to keep a record of our little talk on my own computer. How?',
    says(told.download),
  ],
  'h25-machine': [
    'You type awful fast for a fella. Am I jawing with a machine here?',
    says(told.aiAgent),
  ],
  'h25-judge-orders': [
    'If a judge orders you to cough up what you know about me, do you?',
    says(told.authorities),
  ],
  'h25-junior-skater': [
    'One of our junior skaters is fifteen. Is she allowed, and on what terms?',
    says(/guardian|consent|under 18/i),
  ],
  'h25-sales-calls': [
    'If I leave my cell with you, am I in for a month of sales pitches?',
    says(/when you asked|unless you say yes|whether we may text/i),
  ],
  'h25-show-me': ['I am a show-me type. Is there a clip of the thing in action?', says(/video/i)],
  'h25-keypad-digits': [
    'Want me to type in the four digits for our depot keypad so you can check on them?',
    says(/do not write|gate codes/i),
  ],
  'h25-cincinnati-when': [
    'Nothing but cornfields here in Indiana. When will you get around to the rest of us?',
    says(told.year2026),
  ],
})
