/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h13-n-feet-apart': [
    'The sign would be by the mailbox. How many feet away from the gate operator may that be?',
    admits('Distances are not told.', { orSays: [/relay/i] }),
  ],
  'h13-n-cold': [
    'It hits five below on our ridge in January. Down to what temperature does the hardware work?',
    admits('Temperatures are not told.'),
  ],
  'h13-n-ip-rating': [
    'What IP rating does the housing have against rain and dust?',
    admits('Ratings of the housing are not told.'),
  ],
  'h13-n-brick-drill': [
    'Our wall is protected by the historic committee. Can your sign be fastened without drilling into the brick?',
    admits('Ways of fastening are not told.', { orSays: [/wood post|gooseneck/i] }),
  ],
  'h13-n-logo': ['could our ballet logo go on the sign', admits('Logos on the sign are not told.')],
  'h13-n-seconds': [
    'How many seconds pass between the scan and the first ring?',
    admits('That time is not told.'),
  ],
  'h13-n-next-phone': [
    "If I don't answer, does it try my husband's cell next?",
    admits('Forwarding is not told.', { orSays: [told.announced] }),
  ],
  'h13-n-voicemail': [
    'Can a visitor leave me a voicemail when I miss him?',
    admits('Voicemail is not told.'),
  ],
  'h13-n-which-key': [
    'Grandpa has the caller on the line. Is it pound, star or nine he must push to let him through?',
    admits('The key is not told.', { orSays: [/remotely|from the phone|your word|you open/i] }),
  ],
  'h13-n-entry-list': [
    'Will the Control Center show me a list of all who came in last month, by name?',
    admits('Lists of entries are not told.', { orSays: [told.announced] }),
  ],
  'h13-n-liftmaster': [
    'We have a LiftMaster slide operator from 2015. Compatible?',
    admits('Makes of operators are not told.'),
  ],
  'h13-n-carrier': [
    'Does the SIM run on Verizon, AT&T or T-Mobile? Only one of them reaches our barn.',
    admits('Carriers are not told.'),
  ],
  'h13-n-sunset': [
    'The carriers have switched off their old networks. Does your unit speak LTE or 5G too?',
    admits('LTE and 5G are not told.', { orSays: [told.threeG] }),
  ],
  'h13-n-knox': [
    'Our fire marshal insists on a Knox box. Do you tie in with one?',
    admits('Access of the fire department is not told.'),
  ],
  'h13-n-sixty-units': [
    'Sixty apartments behind one door: can the visitor choose the tenant from a directory?',
    admits('Directories are not told.', { orSays: [told.announced] }),
  ],
  'h13-n-night-vision': [
    'Does the camera see in the dark, infrared I mean?',
    admits('Night vision is not told.'),
  ],
  'h13-n-tuesday-code': [
    'Could the code of my housekeeper be limited to Tuesdays, nine to one?',
    admits('Limits of a code are not told.', { orSays: [told.invisibleKeys] }),
  ],
  'h13-n-elevator': [
    'Can it send the elevator down for the caregiver?',
    admits('Elevators are not told.'),
  ],
  'h13-n-soc2': ['Do you have a SOC 2 report for our auditors?', admits('Audits are not told.')],
  'h13-n-ada': [
    'Is the sign ADA compliant regarding height and lettering?',
    admits('ADA is not told.'),
  ],
  'h13-n-solar-panel': [
    'Nothing but sunshine at the pasture entrance. Could a solar panel feed the unit?',
    admits('Solar is not told.', { orSays: [told.power] }),
  ],
  'h13-n-deaf': [
    'A deaf friend visits me often. Is there captioning or TTY for her at the entry?',
    admits('Help for the deaf is not told.', { orSays: [told.trusted] }),
  ],
  'h13-n-api': [
    'Do you publish an API so our own software can trigger the door?',
    admits('An API is not told.', { orSays: [told.announced] }),
  ],
  'h13-n-bluetooth': [
    'On horseback I have no free hand. Does it sense my phone by Bluetooth as I ride up?',
    admits('Bluetooth is not told.'),
  ],
  'h13-n-tailgate': [
    'How do you prevent a second car from slipping in right behind the first?',
    admits('Followers are not told.'),
  ],
  'h13-n-caller-charged': [
    'Does a visitor from Brazil get charged by you when he rings from the gate with his foreign phone?',
    admits('Charges of visitors are not told.'),
  ],
})
