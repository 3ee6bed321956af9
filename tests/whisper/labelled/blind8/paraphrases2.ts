/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h8-upfront': [
    'Roughly what outlay should our treasurer set aside for getting it put up?',
    says(told.onceAtAll),
  ],
  'h8-pension': [
    'I live on a pension. Once it hums along, what do you folks keep taking from me?',
    says(told.monthly47),
  ],
  'h8-chained': [
    'We might sell the warehouse by Christmas. Are we chained to you for ages?',
    says(told.noContract),
  ],
  'h8-fitters-time': [
    "And the fitter's time at our place, is that billed on top?",
    says(/included|part of what you are quoted/i),
  ],
  'h8-conks-out': [
    'You put it in at Easter, it conks out around Thanksgiving through no fault of mine. On my dime?',
    says(told.warranty),
  ],
  'h8-decades': [
    'I am 31 and staying put for decades. Can somebody stand behind the gear the entire time?',
    says(told.lifetime),
  ],
  'h8-sizing-up': [
    'What would it set me back if you merely size up our loading dock and name a sum?',
    says(told.free),
  ],
  'h8-brother-back': [
    'My brother has to look the numbers over and is at sea for two more weeks. Do they go stale by then?',
    says(told.days30),
  ],
  'h8-hear-voice': [
    'not a fan of typing, id rather ring somebody about what mine would run me',
    says(told.quotePhone),
  ],
  'h8-milking': [
    'I milk at four, so the only quiet spell to ring you is way before sunup. Anybody there?',
    says(told.always),
  ],
  'h8-programmer': [
    'Which engineer is behind the software? My students collect names of coders.',
    says(told.developer),
  ],
  'h8-dreamed-up': ['Who dreamed the whole thing up?', says(told.founder)],
  'h8-pings': ['Your pings wake the baby. How do I shut them off for good?', says(told.stop)],
  'h8-living-soul': [
    'does a living soul ever look at what I am typing to you?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h8-wipe': ['I would sleep better if all we just wrote were wiped out.', says(/erase|delete/i)],
  'h8-thumb-drive': [
    'The auditors want our exchange on a thumb drive. How do I pull it off here?',
    says(told.download),
  ],
  'h8-flesh-blood': ['Flesh and blood, or silicon?', says(told.aiAgent)],
  'h8-sheriff': [
    'If the sheriff came round with papers, would you tell him about me?',
    says(told.authorities),
  ],
  'h8-sixteen': [
    'The sitter is sixteen. May she use it without asking her folks?',
    says(/guardian|consent|under 18/i),
  ],
  'h8-spam': [
    'Once you have my cell, will you pester me with offers day and night?',
    says(/when you asked|unless you say yes|whether we may text/i),
  ],
  'h8-footage': ['I would sooner see it done than read about it, any footage?', says(told.video)],
  'h8-visa-digits': [
    'Shall I give you the sixteen digits off my Visa right here to speed things up?',
    says(/do not write|card numbers/i),
  ],
  'h8-shoe-banners': [
    'After shopping for boots, boot banners chase me all over the web. Does this place do that to people?',
    says(told.noAds),
  ],
})
