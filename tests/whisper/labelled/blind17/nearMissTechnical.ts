/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h17-n-bear': [
    'Bears raid our hives. Is the housing strong enough against claws?',
    admits('The strength of the housing is not told.'),
  ],
  'h17-n-frost': [
    'How many degrees below zero can the controller stand in the orchard?',
    admits('Temperatures are not told.'),
  ],
  'h17-n-carrier': [
    'Whose network is it on, Verizon or T-Mobile?',
    admits('The carrier is not told.', { orSays: [told.cellular] }),
  ],
  'h17-n-5g': [
    'Old networks get switched off. When will you upgrade the boxes to 5G?',
    admits('An upgrade is not told.', { orSays: [told.threeG] }),
  ],
  'h17-n-battery-hours': [
    'Nights are long at a bakery. For how many hours does the backup battery carry us?',
    admits('How long it lasts is not told.', { orSays: [told.battery] }),
  ],
  'h17-n-camera-store': [
    'Say a vase gets stolen: would there be footage from the entry camera of last week, or is nothing filed away?',
    admits('Recordings are not told.', { orSays: [told.camera] }),
  ],
  'h17-n-liftmaster': [
    'There is a yellowed LiftMaster motor from the nineties on our orchard fence. Can yours be wired to that make?',
    admits('Makes of operators are not told.', { orSays: [told.gates] }),
  ],
  'h17-n-electric-strike': [
    'The duplex has an electric strike, 12 volts AC. Will yours trigger that kind of strike?',
    admits('Kinds of locks are not told.', { orSays: [told.doors] }),
  ],
  'h17-n-volts': [
    'How many volts and amps does your equipment draw at the entry?',
    admits('Volts are not told.', { orSays: [told.power] }),
  ],
  'h17-n-second-ring': [
    'If I am up to my elbows in dough and miss the call, does it ring my wife next?',
    admits('A second number is not told.', { orSays: [told.announced] }),
  ],
  'h17-n-voicemail': [
    'Nobody picks up: can the courier leave a voice message from the sign?',
    admits('Voice messages are not told.'),
  ],
  'h17-n-key-press': [
    'Which key on my phone do I press so the gate moves? Is it 9?',
    admits('The key is not told.', { orSays: [/remotely|from the phone|your word/i] }),
  ],
  'h17-n-sign-size': [
    'What are the measurements of the sign in inches? It has to fit a museum pillar.',
    admits('Sizes are not told.'),
  ],
  'h17-n-sign-logo': [
    'Could our lotus logo and purple color be printed on the sign?',
    admits('Designs of the sign are not told.'),
  ],
  'h17-n-hebrew-sign': [
    'Will there be Hebrew letters on your sign beside the English ones?',
    admits('Languages of the sign are not told.'),
  ],
  'h17-n-max-trusted': [
    'What is the greatest number of trusted visitors one studio may have?',
    admits('The number is not told.', { orSays: [told.trusted] }),
  ],
  'h17-n-code-digits': [
    'How many digits has a trusted visitor code?',
    admits('The length of codes is not told.', { orSays: [told.trusted] }),
  ],
  'h17-n-hold-holidays': [
    'Does a scheduled hold skip federal holidays on its own?',
    admits('Holidays are not told.', { orSays: [told.holds] }),
  ],
  'h17-n-deaf': [
    'My brother is deaf. Does the gate call work with TTY or video relay?',
    admits('TTY is not told.', { orSays: [told.anyPhone] }),
  ],
  'h17-n-fire-dept': [
    'Is a Knox switch for the fire department part of it?',
    admits('A Knox switch is not told.'),
  ],
  'h17-n-elevator': [
    'I fit stair lifts. Could your box also call an elevator to the lobby?',
    admits('Elevators are not told.', { orSays: [told.gates, told.doors] }),
  ],
  'h17-n-fail-safe': [
    'Does the door stay locked or unlocked when the controller fails?',
    admits('Failing is not told.'),
  ],
  'h17-n-call-audio': [
    'Are the voices on gate calls recorded so that I could use them in a film?',
    admits('Recording of gate calls is not told.'),
  ],
  'h17-n-seconds': [
    'People in a hurry hate waiting. What is the delay, in seconds, between the scan and the ringing in my pocket?',
    admits('Seconds are not told.'),
  ],
  'h17-n-salt-air': [
    'I moor at a salty creek. Is the gooseneck stainless or does it rust?',
    admits('Rust is not told.'),
  ],
})
