/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h20-bake-sale': [
    'How many bake sales are we talking? I mean the sum to get it up and running.',
    says(told.onceAtAll),
  ],
  'h20-recurring': [
    'And afterwards, what leaves my bank account over and over?',
    says(told.monthly47),
  ],
  'h20-bail': ['Suppose we hate it by Halloween, can we just walk?', says(told.noContract)],
  'h20-wages': [
    'Does the fellow with the ladder send me another bill for his wages?',
    says(told.included),
  ],
  'h20-kaput': ['If it goes kaput in month seven, am I out of luck?', says(told.warranty)],
  'h20-forever': ['Is there some plan where you fix the thing till I die?', says(told.lifetime)],
  'h20-look-over': ['What do I owe you for just coming up with a figure?', says(told.free)],
  'h20-sit-on': [
    'May our vestry sit on your offer for a while, or does it go stale?',
    says(told.days30),
  ],
  'h20-ring': [
    'Fingers too stiff for keyboards. Whom do I ring to learn what mine would run?',
    says(told.quotePhone),
  ],
  'h20-graveyard': [
    'I work the graveyard run on the 70 line, home at 3. Anyone awake over there then?',
    says(told.always),
  ],
  'h20-coder': [
    'My woodworking pupils wonder whose keyboard all of this came from. Got a name?',
    says(told.developer),
  ],
  'h20-brainchild': ['Who first cooked up this scheme and got it going?', says(told.founder)],
  'h20-quit-buzz': [
    "A blind man's handset reads each of your notes out loud mid-recital. What do I send back to silence them?",
    says(told.stop),
  ],
  'h20-snoop': [
    'Does anyone over there peek at what I type?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h20-scrub': ['Please tell me how to scrub everything I typed here.', says(told.erase)],
  'h20-keep-copy': [
    'Might I save a copy of our back-and-forth on my own computer?',
    says(told.download),
  ],
  'h20-machine': [
    'Is there a real gal at the other end, as at our dispatch desk, or have I got software here?',
    says(told.aiAgent),
  ],
  'h20-subpoena': [
    'Family court has a say in everything with foster kids. Could a magistrate get hold of what you know about us?',
    says(told.authorities),
  ],
  'h20-junior-rower': [
    'Our junior rowers are 15 and 16. Do their folks have to say okay first?',
    says(/guardian|consent|under 18/i),
  ],
  'h20-salesmen': [
    'Will salesmen hound me once I have left my digits?',
    says(/when you asked|unless you say yes|whether we may text/i),
  ],
  'h20-clip': ['Seeing beats reading for me. Any clip?', says(/video/i)],
  'h20-visa': [
    'To save time, may I type my Mastercard with expiry into this window?',
    says(/do not write|card numbers/i),
  ],
  'h20-abroad': [
    'My cousin has a ranch in Montana. Any hope for him later on?',
    says(told.year2026),
  ],
})
