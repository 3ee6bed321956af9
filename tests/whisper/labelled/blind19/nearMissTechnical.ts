/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h19-n-dog-sensor': [
    'If a beagle runs under the gate as it moves, will it stop?',
    admits('Safety sensors are not told.'),
  ],
  'h19-n-freezing': [
    'How cold can it get before the equipment quits? We are at a ski slope.',
    admits('Temperatures are not told.'),
  ],
  'h19-n-sign-size': [
    'I paint signs, so give me the measurements of yours, height and width.',
    admits('Sizes are not told.'),
  ],
  'h19-n-sign-color': [
    'Could I hand letter the sign in my own colors?',
    admits('Colors are not told.'),
  ],
  'h19-n-which-key': [
    'With a guest on the line, do I push star, pound or a digit so the gate moves?',
    admits('Keys are not told.'),
  ],
  'h19-n-voicemail': [
    'If I am asleep and miss the ring, can the visitor leave a voicemail?',
    admits('Voicemail is not told.'),
  ],
  'h19-n-second-number': [
    'When I do not pick up, does it try my husband next?',
    admits('A second number is not told.', { orSays: [told.announced] }),
  ],
  'h19-n-call-recorded': [
    'Are the phone calls between guest and owner recorded?',
    admits('Recording of calls is not told.'),
  ],
  'h19-n-liftmaster': [
    'Works with a LiftMaster opener from 2009?',
    admits('Brands of openers are not told.'),
  ],
  'h19-n-strike': [
    'Antique door with a mortise lock. Is an electric strike part of the delivery?',
    admits('Locks are not told.'),
  ],
  'h19-n-fire-code': [
    'Day care inspection asks: does the door unlock when the fire alarm goes off?',
    admits('Fire alarms are not told.'),
  ],
  'h19-n-face': [
    'Could it know our swimmers by face recognition?',
    admits('Face recognition is not told.', { orSays: [told.trusted] }),
  ],
  'h19-n-fingerprint': [
    'Is there a fingerprint reader for staff?',
    admits('Fingerprints are not told.', { orSays: [told.trusted] }),
  ],
  'h19-n-fobs': [
    'We hand out key fobs to gardeners. Can those be kept in use beside yours?',
    admits('Fobs are not told.', { orSays: [told.trusted] }),
  ],
  'h19-n-voltage': ['what voltage does it take, 12 or 24', admits('Voltage is not told.')],
  'h19-n-solar': [
    'Would a solar panel on the pillar be sufficient for it?',
    admits('Solar is not told.', { orSays: [told.power] }),
  ],
  'h19-n-five-g': ['Is it ready for 5G?', admits('5G is not told.', { orSays: [told.threeG] })],
  'h19-n-shutdown-carrier': [
    'Carriers switched off their old networks. What will you do about my unit then?',
    admits('Switched-off networks are not told.'),
  ],
  'h19-n-codes-max': [
    'How many unique codes can I hand out at most?',
    admits('The most codes are not told.'),
  ],
  'h19-n-plate-speed': [
    'At what distance can the license plate reader make out a plate?',
    admits('Distances are not told.'),
  ],
  'h19-n-spanish-call': [
    'Is there a voice on the call that speaks Spanish to visitors?',
    admits('Languages of the call are not told.'),
  ],
  'h19-n-elevator': [
    'Can it also send the elevator to the third floor for them?',
    admits('Elevators are not told.'),
  ],
  'h19-n-soc2': [
    'The embassy demands a SOC 2 report. Do you have one?',
    admits('Reports are not told.'),
  ],
  'h19-n-range-relay': [
    'Our wireless relay would sit behind two hills, 900 feet away. Does its signal get there?',
    admits('The range is not told.'),
  ],
  'h19-n-theft': [
    'What keeps thieves from tearing the thing off the post?',
    admits('Theft is not told.'),
  ],
})
