/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h18-n-frost': [
    'How cold may it get before the equipment quits?',
    admits('Temperatures are not told.'),
  ],
  'h18-n-rain-rating': [
    'Sprinklers soak my entry every morning. Is there a weatherproof rating on the housing?',
    admits('Ratings are not told.', { orSays: [told.underwater] }),
  ],
  'h18-n-carrier': [
    'Only Verizon reaches our hollow. Would the unit be on that network or on another one?',
    admits('Carriers are not told.', { orSays: [told.cellular] }),
  ],
  'h18-n-solar-panel': [
    'Can the far cemetery gate run off a solar panel?',
    admits('Solar is not told.', { orSays: [told.power] }),
  ],
  'h18-n-volts': [
    'What voltage do you need at the entry?',
    admits('Voltage is not told.', { orSays: [told.power] }),
  ],
  'h18-n-sign-size': [
    'The pillar by the churchyard is narrow. What are the dimensions of your sign?',
    admits('Sizes are not told.'),
  ],
  'h18-n-sign-color': [
    'Could the vinyl sign come in our choir colors, purple and gold?',
    admits('Colors are not told.'),
  ],
  'h18-n-sign-arabic': [
    'Elders here know nothing but Arabic letters. Could signs be lettered accordingly?',
    admits('Languages of the sign are not told.'),
  ],
  'h18-n-second-number': [
    'While I shampoo a client I cannot pick up. Would it go on to ring my sister instead?',
    admits('A second number is not told.', { orSays: [told.announced] }),
  ],
  'h18-n-voicemail': [
    'The florist came, nobody picked up. Might he have spoken a voicemail for us?',
    admits('Voicemail is not told.'),
  ],
  'h18-n-which-key': [
    'My mother is 88 and asks what she must press, star or nine or what, for the gate to swing.',
    admits('Keys are not told.'),
  ],
  'h18-n-record-calls': [
    'Our lawyer wonders: is there an audio recording of what a visitor and I say to one another?',
    admits('Recording of calls is not told.', { orSays: [/phone numbers that a call|logged/i] }),
  ],
  'h18-n-how-many-codes': [
    'What is the maximum of trusted visitors I can enter? The choir has 85.',
    admits('A maximum is not told.'),
  ],
  'h18-n-liftmaster': [
    'Does it work with my LiftMaster gate motor?',
    admits('Makes of motors are not told.', {
      orSays: [/gates? and (for )?doors?|free quote|photos?/i],
    }),
  ],
  'h18-n-garage': [
    'Would it lift the roller shutter of my workshop?',
    admits('Shutters are not told.', { orSays: [told.gates, told.doors] }),
  ],
  'h18-n-deaf': [
    'One tenant is deaf. How does he answer a visitor?',
    admits('Deafness is not told.', { orSays: [/text/i] }),
  ],
  'h18-n-fingerprint': [
    'Do you have a fingerprint reader for the server room?',
    admits('Fingerprints are not told.'),
  ],
  'h18-n-keycard': ['Can our key cards keep working beside it?', admits('Key cards are not told.')],
  'h18-n-soc2': [
    'Our data center needs vendors with SOC 2. Are you certified?',
    admits('SOC 2 is not told.'),
  ],
  'h18-n-fire-code': [
    'Does it unlock by itself when the fire alarm goes off?',
    admits('Fire alarms are not told.'),
  ],
  'h18-n-camera-res': [
    'How sharp is the camera, 1080p or 4K?',
    admits('Cameras are not described.', { orSays: [told.camera] }),
  ],
  'h18-n-night-vision': [
    'can the camera see in the dark',
    admits('Cameras are not described.', { orSays: [told.camera] }),
  ],
  'h18-n-battery-life': [
    'Derecho season: for how much of a night would your battery backup carry a cemetery gate?',
    admits('How long it lasts is not told.', { orSays: [told.battery] }),
  ],
  'h18-n-noise': [
    'Does the sign chime or make noise during a service? I play softly.',
    admits('Noise is not told.'),
  ],
  'h18-n-5g': ['Will you support 5G?', admits('5G is not told.', { orSays: [told.threeG] })],
})
