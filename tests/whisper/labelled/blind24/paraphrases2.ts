/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h24-kitty': [
    'How deep must the club dig into its kitty to get one put up?',
    says(told.onceAtAll),
  ],
  'h24-drip': ['After it is up, what keeps dripping out of my wallet?', says(told.monthly47)],
  'h24-shackled': [
    'Might retire by summer and close the bench. Would I be shackled to you?',
    says(told.noContract),
  ],
  'h24-wages': [
    'Do I owe the fellow with the ladder his wages on top?',
    says(/included|part of what you are quoted/i),
  ],
  'h24-croaks': ['It croaks by itself in month seven. Whose pocket?', says(told.warranty)],
  'h24-forever-cover': [
    'I plan to be buried on this farm. Could you stand behind the gadget till then?',
    says(told.lifetime),
  ],
  'h24-guess-cost': [
    'Would I pay a dime just for you folks working out a figure for me?',
    says(told.free),
  ],
  'h24-mull': [
    'Our elders mull things over slowly. Until when do your figures stand?',
    says(told.days30),
  ],
  'h24-speak-figure': [
    'I would like to hear a figure from somebody’s mouth, which digits do I punch?',
    says(told.quotePhone),
  ],
  'h24-owl': [
    'Night owl here, it is 3 am when I get off shift. Anyone on your end then?',
    says(told.always),
  ],
  'h24-coder': ['Who wrote the software behind it all?', says(told.developer)],
  'h24-brains': ['Some bright spark must have cooked this up one day. Who?', says(told.founder)],
  'h24-hush': [
    'My cell buzzes with your messages in silent worship. How do I hush them for good?',
    says(told.stop),
  ],
  'h24-eyes-on': [
    'Any human eyes on the stuff I am putting in this box?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h24-scrub': ['I regret this whole chat. Scrub it?', says(/erase|delete/i)],
  'h24-take-home': [
    'Can I save a copy of what the two of us said to my computer?',
    says(told.download),
  ],
  'h24-marshal': [
    'If a judge ordered it, would you hand over what you have on us?',
    says(told.authorities),
  ],
  'h24-teen-help': [
    'Our cashier at the jump park is 16. Fine for her to be on it alone?',
    says(/guardian|consent|under 18/i),
  ],
  'h24-cold-calls': [
    'I hate being hounded. Once you know my digits, will your sales crew bug me?',
    says(/when you asked|unless you say yes|whether we may text/i),
  ],
  'h24-mastercard': [
    'Want me to type the number off my Mastercard in here?',
    says(/do not write|card numbers/i),
  ],
  'h24-tin-man': ['Is a fellow typing these replies, or a machine?', says(told.aiAgent)],
  'h24-follow-web': [
    'Do pop-ups for cruises trail after me once I have looked at your pages?',
    says(told.noAds),
  ],
  'h24-trade-kit': [
    'I put up barriers for a living. Is there some place with spec sheets for the trade?',
    says(told.dealerPortal),
  ],
})
