/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h21-n-backup-hours': [
    'For how many hours does the battery carry on after an outage?',
    admits('How long the battery lasts is not told.', { orSays: [told.battery] }),
  ],
  'h21-n-solar': [
    'Could a solar panel feed it out by the hives?',
    admits('Solar is not told.', { orSays: [told.power] }),
  ],
  'h21-n-voltage': [
    'My electrician wonders: 12 volts, 24 volts or straight 120 to your box?',
    admits('Voltages are not told.', { orSays: [told.power] }),
  ],
  'h21-n-liftmaster': [
    'The swing arms on our quarry gate are by FAAC, from 2009. Will your relay get along with them?',
    admits('Makes of operators are not told.', { orSays: [told.gates] }),
  ],
  'h21-n-cold': [
    'How cold may it get before the electronics give up?',
    admits('Temperatures are not told.'),
  ],
  'h21-n-dust': [
    'Stone dust gets in everywhere here. What IP rating has the housing?',
    admits('Ratings are not told.'),
  ],
  'h21-n-sign-size': [
    'Will it fit on a narrow brick pillar? I need width and height of the sign.',
    admits('Sizes are not told.'),
  ],
  'h21-n-sign-colors': [
    'Can we have the sign in our club colors with the logo of a Packard?',
    admits('Designs of signs are not told.'),
  ],
  'h21-n-second-number': [
    'When I am catching a baby and miss the call, does my partner’s cell ring after mine?',
    admits('A second number is not told.', { orSays: [told.announced] }),
  ],
  'h21-n-voicemail': [
    'Can a visitor leave a voice message when no one picks up?',
    admits('Voicemail is not told.'),
  ],
  'h21-n-key-press': [
    'With my arthritis I dread buttons. Is it the star, the 9 or the pound sign that lets somebody in?',
    admits('The key is not told.', { orSays: [/remotely|from the phone/i] }),
  ],
  'h21-n-do-not-disturb': [
    'Can I silence the calls from the gate while I am with a dying patient?',
    admits('Silencing is not told.', { orSays: [told.controlCenter] }),
  ],
  'h21-n-call-recording': [
    'A grieving family rang me from the gate. Is what they said kept on tape anywhere?',
    admits('Recordings of calls are not told.'),
  ],
  'h21-n-log-export': [
    'Our accountant wants a spreadsheet with each truck that entered the pit in March. Can one be pulled?',
    admits('Lists of entries are not told.', { orSays: [told.announced, told.controlCenter] }),
  ],
  'h21-n-verizon': [
    'Only AT&T reaches our hollow. Whose towers does your equipment use?',
    admits('Carriers are not told.', { orSays: [told.cellular] }),
  ],
  'h21-n-3g-off': [
    'When the carriers switch off their third generation networks, who pays for new equipment?',
    admits('Replacing equipment is not told.', { orSays: [told.threeG] }),
  ],
  'h21-n-barrier-speed': [
    'Impatient riders here. After they scan, how long until I hear the first ring, five seconds, ten?',
    admits('Times of a call are not told.'),
  ],
  'h21-n-fire-dept': [
    'The fire marshal insists on a Knox override at the student house. Can one be wired to yours?',
    admits('Access for firefighters is not told.'),
  ],
  'h21-n-wheelchair': [
    'Does the sign meet ADA height rules for riders in wheelchairs?',
    admits('Rules of height are not told.'),
  ],
  'h21-n-night-vision': [
    'Deliveries of milk come before dawn. Would such a camera show faces in pitch black?',
    admits('Details of cameras are not told.', { orSays: [told.camera] }),
  ],
  'h21-n-foreign-phone': [
    'Our visiting priests carry Indian cell numbers. Does an international phone cost them extra to call?',
    admits('Calls from abroad are not told.', { orSays: [told.anyPhone, told.rates] }),
  ],
  'h21-n-elevator': [
    'Apart from the lobby, I want my guests lifted to floor four. Can it send the elevator down?',
    admits('Elevators are not told.', { orSays: [told.doors] }),
  ],
  'h21-n-fingerprint': [
    'Members forget everything except their thumbs. Could they be let in with a thumbprint?',
    admits('Fingerprints are not told.', { orSays: [told.trusted] }),
  ],
  'h21-n-browser': [
    'Which browser does the Control Center need?',
    admits('Browsers are not told.', { orSays: [told.portal] }),
  ],
  'h21-n-bees': ['Do the radio waves bother bees?', admits('Effects on bees are not told.')],
})
