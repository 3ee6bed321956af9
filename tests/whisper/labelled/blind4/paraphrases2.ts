/** What the sources say, asked in words that they do not use: money, people, data. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'e-damage': [
    'Whats the damage going to be, roughly? I am on a pension.',
    says(told.onceAtAll, told.monthly47),
  ],
  'e-hidden-labor': [
    'And then they hit me with labor on top, right? That is how it always goes.',
    says(told.included),
  ],
  'e-selling-house': [
    'We might sell next spring. Would we be stuck paying for something we no longer use?',
    says(told.noContract),
  ],
  'e-breaks-month-six': [
    'Suppose the thing dies after six months, is that on me?',
    says(told.warranty),
  ],
  'e-forever-cover': [
    'I keep things for 30 years. Is there protection that never runs out?',
    says(told.lifetime),
  ],
  'e-think-over': [
    'Our treasurer is traveling until the 20th and nothing gets signed before. Do your figures change meanwhile?',
    says(told.days30),
  ],
  'e-no-obligation': [
    'I only want to talk it over with somebody, does that cost me anything?',
    says(told.free),
  ],
  'e-talk-voice': ['I hate typing. Just tell me where to ring.', says(told.anyNumber)],
  'e-sunday': ['It is Sunday, I assume everybody is at home watching football?', says(told.always)],
  'e-snooping': ['Does anyone at your company look at what I am writing?', says(told.read)],
  'e-sell-details': [
    'Once you have my name, who else ends up with it?',
    says(/dealer|vendor|companies that carry|property manager|manager of the property/i),
  ],
  'e-copy-of-this': [
    'I would like to keep a copy of what we said today on my own computer.',
    says(told.download),
  ],
  'e-spelled-wrong': [
    'You people have me down as Jon and it is John, can that be fixed?',
    says(/put it right|tell us what is wrong|correct/i),
  ],
  'e-leave-me-alone': [
    'My phone keeps buzzing with your messages and I am sick of it',
    says(told.stop),
  ],
  'e-programmer': [
    'Somebody had to write all the code that picks up at the gate. Got a name?',
    says(told.developer),
  ],
  'e-outside-beltway': [
    'Are you only a Washington outfit or do you plan on going coast to coast?',
    says(told.year2026),
  ],
  'e-fitters-docs': [
    'I put these in for a living. Is there somewhere with the wiring papers and brochures for us?',
    says(told.dealerPortal),
  ],
  'e-copycat': ['Why has nobody else copied this? Are you protected legally?', says(told.patent)],
})
