/** Asked without the words of the sources: how it works, what it needs, what it costs. */
import { labelled, says } from '../labelled'
import { told } from '../told'
import { either } from './either'

export const paraphrases1 = labelled('paraphrase', {
  'c-clamshell': [
    'My nan still carries a clamshell Nokia from 2006. Is she shut out of this?',
    says(either(told.anyPhone, told.dial, /old (one|phone)/)),
  ],
  'c-curly-cord': [
    'Grandpa picks up a handset with a curly cord in the kitchen. Good enough?',
    says(either(told.anyPhone, /landline|desk phone/)),
  ],
  'c-play-store': [
    'Do my in-laws have to fetch something off the Play Store before they turn up for dinner?',
    says(told.noApp),
  ],
  'c-portugal': [
    "I'm on a beach in Portugal and the plumber shows up back in Virginia. Am I stuck?",
    says(either(told.fromAnywhere, told.yourPhone, /remote/)),
  ],
  'c-walk-away': [
    'Say I get fed up by spring. Am I chained to you, or can I just walk away?',
    says(told.noContract),
  ],
  'c-old-panel': [
    'What would an old-school panel with buttons and a grille to shout into set me back?',
    says(told.callBox),
  ],
  'c-packs-up': ['If the unit packs up eight months in, who foots the bill?', says(told.warranty)],
  'c-for-good': [
    'Could I pay more and be protected for good, rather than just twelve months?',
    says(told.lifetime),
  ],
  'c-have-ready': [
    'What must already exist out by my driveway before your crew gets here?',
    says(told.power),
  ],
  'c-router-far': [
    "Router's in the basement and its signal dies halfway down the lane. Deal breaker?",
    says(either(told.noLine, told.cellular)),
  ],
  'c-morning-off': [
    'Should I take the morning off from the office while your people are busy outside?',
    says(told.hours),
  ],
  'c-all-thumbs': [
    "I'm all thumbs with a drill. Will somebody come and put it up for us?",
    says(told.professional),
  ],
  'c-fitter-separately': [
    'Beyond the sticker figure, do I pay the fitter separately?',
    says(told.included),
  ],
  'c-copycat': [
    'What legal protection keeps a copycat from making the very same product?',
    says(told.patent),
  ],
  'c-scrambled': [
    'How do you scramble whatever travels through the air, so nobody snoops?',
    says(either(told.aes, told.rsa)),
  ],
  'c-burglar': [
    'What stops a burglar from pointing his iPhone at your sticker and strolling in?',
    says(either(told.ownerDecides, told.harmlessPhoto, /verif|opens nothing|decide/)),
  ],
  'c-cleaner': [
    "Maria cleans for us on Tuesdays while I'm in meetings. Must I pick up every single time?",
    says(told.trusted),
  ],
  'c-clinic-hours': [
    'From 8 till 5 patients should drive straight through, no fuss, then it shuts again. Doable?',
    says(told.holds),
  ],
  'c-faceless': [
    'I never say yes to anyone faceless. Any way to get eyes out there?',
    says(told.camera),
  ],
  'c-storms': [
    'Every July the storms knock out our electricity for a day. Are we trapped then?',
    says(told.battery),
  ],
  'c-paralegal': [
    'My paralegal will look after it for the firm. Where in her browser does she go to adjust things?',
    says(either(told.controlCenter, told.portal)),
  ],
  'c-whereabouts': [
    'Whereabouts in the States are you active, roughly?',
    says(either(told.region, told.virginia)),
  ],
  'c-ohio': [
    'Sitting here in Ohio, jealous. Any hope for folks like me, and how soon?',
    says(either(told.year2026, /nationwide|whole country/)),
  ],
})
