/** As people speak, in words that the sources hardly use: money, terms, contact and privacy. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'g-alarm-firms': [
    'Do you tie folks down for ages the way the alarm firms do?',
    says(told.noContract),
  ],
  'g-eight-months': ['Say it breaks eight months in. Who pays?', says(told.warranty)],
  'g-three-weeks-ago': [
    'You people gave me numbers three weeks ago. Are they still honored?',
    says(told.days30),
  ],
  'g-walk-away': [
    "If I don't like it can I just walk away after a couple of weeks?",
    says(told.noContract),
  ],
  'g-bank-account': [
    'What would leave my bank account every thirty days once this is up?',
    says(told.monthly47),
  ],
  'g-put-up': ['Rough figure for getting it all put up?', says(told.onceAtAll)],
  'g-talk-over': [
    'Does it set me back anything to talk my situation over with you people first?',
    says(told.free),
  ],
  'g-pole-keypad': [
    'My neighbor paid a fortune for the keypad on a pole with a speaker. What would I have paid for one of those?',
    says(/2,?000/),
  ],
  'g-whose-hours': ["And the workman's time, do I get another bill for that?", says(told.included)],
  'g-three-at-night': ['Is somebody there for me at three at night?', says(told.always)],
  'g-eleven': [
    'My daughter is eleven and has been typing things in here. Is she supposed to?',
    says(/under 13|parent or guardian/i),
  ],
  'g-no-record': [
    "I'd rather there were no trace left of what the two of us just talked about.",
    says(told.erase),
  ],
  'g-ad-giant': ['Is some ad giant watching me on these pages?', says(told.noAds)],
  'g-peace': [
    'My cell keeps buzzing with stuff from you people and I would like some peace.',
    says(told.stop),
  ],
  'g-judge': [
    'Say a judge wants to know what you have on me. Would you give it up?',
    says(told.authorities),
  ],
  'g-cold-calls': [
    'If I leave my number, will somebody ring me at dinner to sell me things?',
    says(told.whenAsked),
  ],
  'g-not-reading': [
    "I don't like reading. Is there something I could watch instead?",
    says(/\bvideo\b/i),
  ],
  'g-breathing': [
    'Be straight with me, is there someone breathing on the other end of this?',
    says(told.aiAgent),
  ],
  'g-up-front': [
    'Is it a big lump up front for the year or do I just settle what I consume?',
    says(told.payAsYouUse),
  ],
  'g-for-good': [
    'Twelve months of protection is thin. Could I stretch it for as long as I own the thing?',
    says(told.lifetime),
  ],
  'g-surf-from': [
    'Do you hold on to the address my computer connects from?',
    says(told.ipNotStored),
  ],
  'g-shared-with': [
    'Whose hands does my information pass through besides yours?',
    says(told.dealer, told.vendors),
  ],
  'g-typo-in-name': [
    'You have my last name wrong in your files. Can that be put right?',
    says(/put it right|what is wrong|support@visitoraccess\.example/i),
  ],
  'g-copy-of-this': [
    'I would like to keep this exchange of ours on my own computer.',
    says(told.download),
  ],
})
