/** About the thing itself, and yet the sources do not answer. */
import { admits, labelled } from '../labelled'

export const nearMissTechnical = labelled('near miss', {
  'f-cold': [
    'It gets down to 5 degrees at our place in January. Will the electronics handle that cold?',
    admits('No range of temperature is told.'),
  ],
  'f-own-sim': [
    'Is the unit locked to T-Mobile or may I put my own SIM in there?',
    admits('Neither the carrier nor a SIM of one’s own is told of.'),
  ],
  'f-140-families': [
    'How many people can we give a trusted code to? We have 140 families.',
    admits('No limit of codes is told.'),
  ],
  'f-face': ['do you do face recognition or fingerprints', admits('Neither is told of.')],
  'f-la500': [
    'Will it hook up to the LiftMaster LA500 we already own?',
    admits('No opener is named.'),
  ],
  'f-volts': ['What voltage does the unit draw, 12 or 24?', admits('The voltage is not told.')],
  'f-knox': [
    'Our fire marshal insists on a Knox switch at every gate. Can yours take one?',
    admits('Nothing is told of the fire department.'),
  ],
  'f-shuts-again': [
    'after I let one car in, how many seconds until it shuts again?',
    admits('The time is not told.'),
  ],
  'f-talk-limit': [
    'is there a limit on how long I can talk with somebody standing at the gate',
    admits('No limit of a call is told.'),
  ],
  'f-voicemail': [
    "If I don't pick up does the visitor land in my voicemail or what",
    admits('What happens when nobody answers is not told.'),
  ],
  'f-picky': [
    'How tall and wide is the thing you mount by the driveway? My wife is picky about looks.',
    admits('The size is not told.'),
  ],
  'f-logo': [
    'Could we have our community crest and colors on the sign?',
    admits('A sign of one’s own design is not told of.'),
  ],
  'f-ada': ['Is this thing ADA compliant?', admits('The law on access is not told of.')],
  'f-ul325': [
    'Need to know whether your controller is UL 325 listed, for the inspector',
    admits('No listing is told.'),
  ],
  'f-windshield': [
    'We have RFID windshield tags from the old system. Do those carry over?',
    admits('Tags are not told of.'),
  ],
  'f-watch': ['Could a resident tap an Apple Watch to get in', admits('NFC is not told of.')],
  'f-instantly': [
    'Our last system took ages to put callers through. How quick is yours, in seconds?',
    admits('The time is not told.'),
  ],
  'f-two-party-consent': [
    'Are the voice calls between me and people at my gate recorded? I worry about two-party consent.',
    admits('Whether calls at the gate are recorded is not told.'),
  ],
  'f-prank-calls': [
    'teenagers keep prank calling from my sign at night. can i block one number',
    admits('Blocking is not told of.'),
  ],
  'f-fade': [
    'Does the QR sign fade in full sun? How many years does one survive outdoors?',
    admits('The life of a sign is not told.'),
  ],
  'f-leaving': [
    'How do cars get OUT? Is there a loop in the ground or an exit button included?',
    admits('The way out is not told of.'),
  ],
  'f-ip67': [
    'sprinklers soak that corner twice a day, what IP rating does the box have',
    admits('No rating is told.'),
  ],
})
