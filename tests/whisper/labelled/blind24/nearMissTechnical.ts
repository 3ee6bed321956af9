/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h24-n-press-key': [
    'With the caller on the line, does the owner hit star, nine, or what, for the gate to move?',
    admits('The key is not told.'),
  ],
  'h24-n-carrier': [
    'Does the unit use Verizon, AT&T or T-Mobile?',
    admits('Carriers are not told.', { orSays: [told.cellular] }),
  ],
  'h24-n-volts': [
    'Our transformer by the kennel gives 24 volts AC. Is that the right feed for your controller?',
    admits('Voltage is not told.', { orSays: [told.power] }),
  ],
  'h24-n-solar-panel': [
    'Can a solar panel feed it on our pier?',
    admits('Solar is not told.', { orSays: [told.power] }),
  ],
  'h24-n-battery-hours': [
    'For how many hours does the battery backup keep a gate going?',
    admits('The time is not told.', { orSays: [told.battery] }),
  ],
  'h24-n-frost': [
    'What is the coldest temperature it stands? We sell trees in snow.',
    admits('Temperatures are not told.'),
  ],
  'h24-n-salt': [
    'Is the housing stainless against salt spray at a marina?',
    admits('Materials are not told.'),
  ],
  'h24-n-tty': [
    'I am deaf as a post. Does it work with a TTY or a captioned phone?',
    admits('Aids for the deaf are not told.', { orSays: [told.anyPhone] }),
  ],
  'h24-n-ring-volume': [
    'How loud does the call ring? I am hard of hearing in the tailoring room.',
    admits('Loudness is not told.', { orSays: [/any phone|phone rings/i] }),
  ],
  'h24-n-second-phone': [
    'I fit suits with pins in my mouth. If I miss the ringing, does my apprentice’s phone go off afterward?',
    admits('Ringing a second phone is not told.', { orSays: [told.announced] }),
  ],
  'h24-n-voicemail': [
    'While I am adjusting a spine I let it ring. Could the patient speak a voicemail into your system?',
    admits('Voicemail is not told.'),
  ],
  'h24-n-call-recorded': [
    'Are the calls between visitor and owner recorded as audio?',
    admits('Recording of calls is not told.'),
  ],
  'h24-n-5g': [
    'Carriers tell me 3G is being switched off. Can your box be upgraded to 5G?',
    admits('5G is not told.', { orSays: [/\b3G\b|cellular/i] }),
  ],
  'h24-n-faac': [
    'There is an aged FAAC swing arm on our driveway. Would your system get along with that motor?',
    admits('Brands are not told.', { orSays: [told.gates] }),
  ],
  'h24-n-turnstile': [
    'We have a turnstile in the planetarium lobby. Will it release that?',
    admits('Turnstiles are not told.', { orSays: [told.doors] }),
  ],
  'h24-n-elevator': [
    'Could it call the elevator for our third floor stamp club?',
    admits('Elevators are not told.', { orSays: [told.doors] }),
  ],
  'h24-n-fingerprint': [
    'Is there a fingerprint reader among your extras?',
    admits('Fingerprints are not told.', { orSays: [told.trusted] }),
  ],
  'h24-n-fob': [
    'Do my tenants get key fobs as well?',
    admits('Fobs are not told.', { orSays: [told.trusted] }),
  ],
  'h24-n-how-many-codes': [
    'We have 340 jumpers with season passes. Is there an upper limit to trusted visitors?',
    admits('A maximum is not told.', { orSays: [told.trusted] }),
  ],
  'h24-n-sign-size': [
    'I must cut a board to put the vinyl sign on. Give me its width and height.',
    admits('Sizes are not told.'),
  ],
  'h24-n-sign-color': [
    'Our architect wants the sign in dark green. Do you have colors?',
    admits('Colors are not told.'),
  ],
  'h24-n-soc2': [
    'Procurement at the planetarium wants a penetration test or SOC 2 paper from you. Got one?',
    admits('Reports are not told.'),
  ],
  'h24-n-camera-brand': [
    'What make are the cameras that you integrate?',
    admits('Makes of cameras are not told.', { orSays: [told.camera] }),
  ],
  'h24-n-foreign-phone': [
    'Does calling work if my own number is a British one? I import tea from London.',
    admits('Foreign numbers are not told.', {
      orSays: [/any phone|anywhere|wherever|remotely|each of them/i],
    }),
  ],
  'h24-n-seconds': [
    'Cabs idle at the curb. After scanning, how long does a driver sit there before the owner’s phone starts to ring?',
    admits('Seconds are not told.'),
  ],
})
