/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h14-n-carrier': [
    'At our dock only AT&T has a signal. Is that the network your unit uses?',
    admits('Carriers are not told.', { orSays: [told.cellular] }),
  ],
  'h14-n-3g-sunset': ['Does it also do 5G?', admits('5G is not told.', { orSays: [told.threeG] })],
  'h14-n-voltage': [
    'What voltage do I have to run to the post?',
    admits('Voltages are not told.', { orSays: [told.power] }),
  ],
  'h14-n-solar-panel': [
    'Could a solar panel feed it out at our orchard?',
    admits('Solar is not told.', { orSays: [told.power] }),
  ],
  'h14-n-freezing': [
    'How cold can it get before the electronics quit?',
    admits('Temperatures are not told.'),
  ],
  'h14-n-ip-rating': [
    'Is the box waterproof, what IP rating does it have?',
    admits('Ratings are not told.', { orSays: [told.underwater] }),
  ],
  'h14-n-sign-size': [
    'I have eighteen inches between the hinge and the hedge. Would your sign fit in there?',
    admits('Sizes are not told.'),
  ],
  'h14-n-logo': [
    'We’d want our burgee and club colors on the sign. Do you print it that way?',
    admits('Designs of the sign are not told.'),
  ],
  'h14-n-liftmaster': [
    'The motor on our driveway gate is a Viking, about nine years old. Will yours work with that make?',
    admits('Makes of openers are not told.', { orSays: [told.gates] }),
  ],
  'h14-n-elevator': [
    'Would it also call the elevator down for a guest?',
    admits('Elevators are not told.'),
  ],
  'h14-n-fingerprint': [
    'Does it come with a fingerprint reader?',
    admits('Fingerprints are not told.'),
  ],
  'h14-n-missed-call': [
    'If I don’t pick up, whom does it ring next?',
    admits('Missed calls are not told.', { orSays: [told.announced] }),
  ],
  'h14-n-voicemail': [
    'I’m drilling teeth all morning. Can the lab’s courier record me a message if I can’t pick up?',
    admits('Voicemail is not told.'),
  ],
  'h14-n-do-not-disturb': [
    'Will the call get through when my phone is on Do Not Disturb?',
    admits('Such modes are not told.'),
  ],
  'h14-n-how-open-key': [
    'Which key do I press during the call to open?',
    admits('Keys are not told.', { orSays: [told.fromAnywhere] }),
  ],
  'h14-n-caller-intl': [
    'Can a guest with a phone from India call the number on the sign without roaming charges?',
    admits('Roaming is not told.', { orSays: [told.anyPhone] }),
  ],
  'h14-n-max-codes': [
    'With 140 slip holders at the club, is there an upper limit on unique codes?',
    admits('The number is not told.', { orSays: [told.trusted] }),
  ],
  'h14-n-teen-curfew': [
    'Can I set my teenagers’ codes to stop working after 11 at night?',
    admits('Hours of codes are not told.', { orSays: [told.announced] }),
  ],
  'h14-n-call-recording': [
    'Are the calls from the gate recorded?',
    admits('Recording of gate calls is not told.'),
  ],
  'h14-n-camera-brand': [
    'Which brand of camera do you use?',
    admits('Brands are not told.', { orSays: [told.camera] }),
  ],
  'h14-n-night-vision': [
    'It is pitch black by the greenhouse after five. Does your camera have infrared?',
    admits('Night vision is not told.', { orSays: [told.camera] }),
  ],
  'h14-n-fire-dept': [
    'The county fire marshal demands a key box for engines at every gated entry. Do you supply it?',
    admits('Such switches are not told.'),
  ],
  'h14-n-wheelchair': ['Is it ADA compliant?', admits('ADA is not told.')],
  'h14-n-hearing': [
    'I’m deaf. Can I use a TTY or relay service with it?',
    admits('Aids for the deaf are not told.'),
  ],
  'h14-n-battery-hours': [
    'Suppose the grid is down from dusk till dawn: does the backup battery last that long?',
    admits('How long it lasts is not told.', { orSays: [told.battery] }),
  ],
})
