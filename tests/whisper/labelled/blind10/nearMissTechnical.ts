/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h10-n-voltage': [
    'Electrician: 120 volts at the post, or do you need a 24 V transformer?',
    admits('Voltages are not told.', { orSays: [/202-555-014[24]|support@/] }),
  ],
  'h10-n-breaker': [
    'What size breaker should I put on that circuit?',
    admits('Circuits are not told.'),
  ],
  'h10-n-mount-height': [
    'At what height above grade do you mount the sign?',
    admits('Heights are not told.', { orSays: [/car window/i] }),
  ],
  'h10-n-cold': [
    'My stable saw minus 10 last January. Down to which temperature does it run?',
    admits('Temperatures are not told.'),
  ],
  'h10-n-liftmaster': [
    'I have a LiftMaster CSW24 swing operator. Compatible?',
    admits('Makes of operators are not told.', { orSays: [/202-555-014[24]|support@/] }),
  ],
  'h10-n-knox': [
    'Fire marshal wants a Knox switch on the gate. Can it be wired into yours?',
    admits('Knox switches are not told.'),
  ],
  'h10-n-floodlights': [
    'Would it switch on our yard floodlights whenever someone dials after dark?',
    admits('Lights of the yard are not told.', { orSays: [/lights the sign/i] }),
  ],
  'h10-n-ada': [
    'Is your entrance sign ADA compliant? Our lawyer on the board insists.',
    admits('The ADA is not told.'),
  ],
  'h10-n-night-vision': [
    'Does the camera see anything at night, and at what resolution?',
    admits('Qualities of cameras are not told.'),
  ],
  'h10-n-bands': [
    'A radio ham on our board would like the LTE bands of your modem.',
    admits('Bands are not told.', { orSays: [told.threeG] }),
  ],
  'h10-n-call-taped': [
    'In Maryland both sides must agree to a tape. Is the talk between driver and owner recorded?',
    admits('Recording of gate calls is not told.'),
  ],
  'h10-n-voicemail': [
    'When I miss somebody, does he get to leave a voice mail?',
    admits('Voice mail is not told.'),
  ],
  'h10-n-which-key': [
    'Which key do I press during the call so that it opens, 9 or star?',
    admits('Keys to press are not told.', {
      orSays: [/on your word|202-555-014[24]|support@/i],
    }),
  ],
  'h10-n-how-many-trusted': [
    'We board 85 horses. Is there a limit on how many people can be trusted?',
    admits('A limit is not told.'),
  ],
  'h10-n-directory': [
    'Condo of 210 units: does the sign list every resident by name to pick from?',
    admits('A directory is not told.', { orSays: [/sign carries|qr code/i] }),
  ],
  'h10-n-enclosure-lock': [
    'Has the vinyl enclosure got a lock, and who keeps its key?',
    admits('Locks of the enclosure are not told.'),
  ],
  'h10-n-logo': [
    'Can you print the sign in our forest green and with our logo?',
    admits('Designs are not told.', { orSays: [/202-555-014[24]|support@/] }),
  ],
  'h10-n-surge': [
    'Does the controller have surge protection? Lightning hits our ridge.',
    admits('Surge protection is not told.'),
  ],
  'h10-n-two-factor': [
    'Is two-factor login available in the Control Center?',
    admits('Logins are not told.'),
  ],
  'h10-n-toll-free': [
    'I am a driver with prepaid minutes. Who pays for it when I dial that number?',
    admits('The cost of a call is not told.'),
  ],
  'h10-n-roaming': [
    'In summer I visit family in Ethiopia. What does it cost me to answer from there?',
    admits('Roaming is not told.'),
  ],
  'h10-n-wire-run': [
    'Maximum wire length between controller and gate motor? I am pulling cable tomorrow.',
    admits('Lengths of wire are not told.', { orSays: [/wireless relay|no cable/i] }),
  ],
  'h10-n-tailgate': [
    'A second car sneaks in behind the first one. Would your system notice that?',
    admits('Tailgating is not told.'),
  ],
  'h10-n-fcc': [
    'Please send the FCC ID of the unit.',
    admits('An FCC ID is not told.', { orSays: [/202-555-014[24]|support@/] }),
  ],
  'h10-n-no-phone-at-all': [
    'Some patients carry no telephone of any kind. Is there a button they could push?',
    admits('A button is not told.', {
      orSays: [/their own phone|unique codes?|gate holds?/i],
    }),
  ],
})
