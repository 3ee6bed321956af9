/** Questions that lean on what was asked before: the service and the places. */
import { admits, labelled, says } from '../labelled'
import { told } from '../told'
import { either } from './either'

export const followUps = labelled('follow-up', {
  'c-who-does-it': [
    'and who does that? you?',
    says(told.professional),
    'How long does an installation take?',
  ],
  'c-then-monthly': [
    'Fine, and after that, every month?',
    says(told.monthly47),
    'What would putting one in cost us?',
  ],
  'c-potomac-too': [
    'What about Potomac, where my in-laws are?',
    says(/Potomac|Maryland/i),
    'Do you come out to Reston?',
  ],
  'c-annapolis': [
    'hm. Annapolis then?',
    admits('Annapolis is not on the list.', {
      orSays: [/DC metro|ask us|contact us|2026|nationwide/i],
    }),
    'is Bowie in your area',
  ],
  'c-longer-one': [
    'Is there anything longer than that?',
    says(told.lifetime),
    'What warranty do I get?',
  ],
  'c-keeps-going': [
    'Roughly how long would it keep us going, a night, a weekend?',
    admits('How long the battery lasts is not told.'),
    'Do you have a battery for outages?',
  ],
  'c-she-dials': [
    'She only has a landline at home. Can she be the one who answers?',
    says(either(told.anyPhone, /landline|desk phone/)),
    'My mother is 84. Does she need a smartphone to let people in?',
  ],
  'c-when-is-it': [
    'ok so when does it come out?',
    admits('There is no date for it.', { orSays: [told.announced] }),
    'What are Invisible Keys?',
  ],
  'c-not-scanning': [
    'and if it is too dark to scan?',
    says(either(told.dial, /LED|light/)),
    'How does a pizza guy get through the gate?',
  ],
  'c-who-writes': [
    'and who writes the software behind it?',
    says(told.developer),
    'Who founded the company?',
  ],
  'c-why-two': [
    'Why are there two figures? Which of them is mine?',
    says(/quote/i),
    'How much for installation?',
  ],
  'c-see-them': [
    'can the camera see number plates at night',
    admits('Nothing is told of what the camera sees.', { orSays: [/optional|quote/i] }),
    'can a camera be added',
  ],
  'c-that-number': [
    'can i text that one?',
    says(told.supportText),
    'which phone number do i call for a quote?',
  ],
  'c-and-trusted': [
    'My brother is here daily though. He too, each time?',
    says(told.trusted),
    'Do I have to pick up whenever somebody is at the gate?',
  ],
})
