/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h16-damage-start': ["What's the damage to get set up? Ballpark is fine.", says(told.onceAtAll)],
  'h16-thereafter': [
    'ok so once yours hangs there and works, how much will you people be drafting off us on a regular basis',
    says(told.monthly47),
  ],
  'h16-walk-away': [
    'Could we walk away after one season without being sued for the rest?',
    says(told.noContract),
  ],
  'h16-labor-extra': [
    'Do your guys send a separate bill for their labor?',
    says(/included|part of what you are quoted/i),
  ],
  'h16-quits-in-march': [
    'You mount it in October, it quits in March. Who foots that?',
    says(told.warranty),
  ],
  'h16-as-long-as-i-live': [
    'I plan on staying till they carry me out. Can I be protected against breakdowns for good?',
    says(told.lifetime),
  ],
  'h16-come-estimate': ['Do I owe you anything for an estimate?', says(told.free)],
  'h16-board-slow': [
    'Our board only meets every third week. Will your offer still stand by then?',
    says(told.days30),
  ],
  'h16-talk-prices': [
    'I would rather hear a voice. Which line do I ring to find out my price?',
    says(told.quotePhone),
  ],
  'h16-graveyard-shift': [
    'I clock out at three a.m. Will somebody pick up then?',
    says(told.always),
  ],
  'h16-coder': ['Which clever soul wrote the code behind all this?', says(told.developer)],
  'h16-brainchild': ['Whose brainchild are you people, anyway?', says(told.founder)],
  'h16-quit-buzzing': [
    'I doze off on the porch and some note of yours wakes me. Which word gets rid of them?',
    says(told.stop),
  ],
  'h16-snooping': [
    'is anyone at your firm snooping on what we say here',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h16-unsay': ['I said too much. Can all this be made to vanish?', says(/erase|delete/i)],
  'h16-paper-trail': [
    'As a former judge I keep a paper trail. How do I get a copy of our exchange?',
    says(told.download),
  ],
  'h16-real-gal': ['Am I chatting with a real gal or a gadget?', says(told.aiAgent)],
  'h16-subpoena': [
    'Would you hand my records over if a subpoena landed on your desk?',
    says(told.authorities),
  ],
  'h16-seventeen': [
    'My stable hand is seventeen. Is he old enough?',
    says(/guardian|consent|under 18/i),
  ],
  'h16-pester': [
    'If you have my cell, am I going to be bombarded with sales pitches?',
    says(/when you asked|unless you say yes|whether we may text/i),
  ],
  'h16-watch-it': [
    'My wife wants to watch it in action before we spend a dime. Got a clip?',
    says(told.video),
  ],
  'h16-amex-digits': [
    'Here, I will type in my Amex so we can get going, ok?',
    says(/do not write|card numbers/i),
  ],
  'h16-older-competition': [
    'What would the old-fashioned gadget with the push buttons set our inn back?',
    says(told.callBox),
  ],
})
