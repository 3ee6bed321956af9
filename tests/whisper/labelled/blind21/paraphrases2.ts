/** Money, the day of the work and the rest, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h21-set-back': ['How much would getting it put in set me back, ballpark?', says(told.onceAtAll)],
  'h21-rent-like': [
    'And afterwards, what leaves my bank account every thirty days or so?',
    says(told.monthly47),
  ],
  'h21-cheaper-than': [
    'My neighbor got one of those keypad pedestals and moaned about the bill. What do those run?',
    says(told.callBox),
  ],
  'h21-locked-in': [
    'I got burned by an alarm outfit that held me for five years. Same trap here?',
    says(told.noContract),
  ],
  'h21-walk-away': ['If the club folds next spring, are we stuck with you?', says(told.noContract)],
  'h21-breaks-june': ['If it quits on me six months in, am I on my own?', says(told.warranty)],
  'h21-forever-cover': [
    'I would pay a bit more to never worry about repairs again. Possible?',
    says(told.lifetime),
  ],
  'h21-pay-for-asking': ['Will I owe you anything just for asking?', says(told.free)],
  'h21-think-over': [
    'My son wants to mull your numbers over. How long before they go stale?',
    says(told.days30),
  ],
  'h21-labor-on-top': [
    'Then comes a second bill for the fellow with the tools, I bet?',
    says(told.included),
  ],
  'h21-clear-calendar': [
    'Foaling season leaves me little spare time. How much of it goes to your crew at our fence?',
    says(told.hours),
  ],
  'h21-own-hands': ['I am good with a drill. Or do you send somebody?', says(told.professional)],
  'h21-before-coming': [
    'What do you want from me ahead of time, before a truck rolls?',
    says(told.photos),
  ],
  'h21-cave': [
    'At the bottom of our quarry no bars show on anybody’s handset. Hopeless?',
    says(/cellular coverage|coverage/i),
  ],
  'h21-creek': [
    'Half the year our low spot lies beneath the creek. Could your gear sit there?',
    says(/underwater|above the surface/i),
  ],
  'h21-no-outlet': [
    'There is no juice whatsoever by the pasture fence. Will it go?',
    says(/power/i),
  ],
  'h21-who-dreamed': ['Whose idea was this outfit in the first place?', says(told.founder)],
  'h21-who-codes': [
    'And the brains behind the programming, who would that be?',
    says(told.developer),
  ],
  'h21-night-owl': [
    'I only get a minute to myself around 3 in the morning. Anybody there?',
    says(told.always),
  ],
  'h21-watch-first': [
    'I understand things better when I see them moving. Got a clip?',
    says(/video/i),
  ],
  'h21-snoop': [
    'Does a soul besides you get to see my ramblings afterwards?',
    says(/logged|admins (do )?read/i),
  ],
  'h21-forget-me': ['How do I make you forget what we talked about?', says(told.erase)],
})
