/** A fault, locked out, danger: people want to be helped now. */
import { labelled, says } from '../labelled'

const reach = /202-555-014[234]|support@visitoraccess\.example/
const getIn = /scans?\b|dials?\b|202-555-014[234]/i
const danger = /\b911\b|emergency|202-555-014[234]/i

export const trouble = labelled('trouble', {
  'g-wont-close': ['gate wont close since this morning and the dogs are loose', says(reach)],
  'g-not-ringing': [
    'Since Tuesday my phone stays silent when people scan. They tell me it rings and rings on their side.',
    says(reach),
  ],
  'g-sign-torn': [
    'Somebody ran his truck into the post with your sign and it is lying in the ditch.',
    says(reach),
  ],
  'g-outside-rain': [
    "I'm standing outside in the rain with the groceries, how do I get in",
    says(getIn),
  ],
  'g-locked-baby': ['Locked out, baby is inside, gate does not react!!!', says(danger)],
  'g-smoke': ['It smells like burning plastic at the pedestal and I hear crackling', says(danger)],
  'g-arm': ['An old man got pinned between the gate and the pillar, please hurry', says(danger)],
  'g-stranger': [
    'A man keeps calling from the gate at night and threatens me. I am scared.',
    says(/\b911\b|police|authorities|202-555-014[234]/i),
  ],
  'g-portal-down': ['Control Center gives me a blank page', says(reach)],
  'g-wrong-house': [
    'Every call from the gate lands at my neighbor across the street instead of me. Please fix.',
    says(reach),
  ],
  'g-driver-wait': [
    'Amazon driver here. Customer does not answer, 40 more stops, what do I do',
    says(getIn),
  ],
  'g-broken': ['its broken again', says(reach)],
  'g-angry-support': ['Third time this month that nothing opens. Who do I shout at?', says(reach)],
  'g-ambulance': [
    'Ambulance is at the gate for my mother and it will not open, I am at work',
    says(danger),
  ],
})
