/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h20-n-braille': [
    'As a blind pianist I ask: are there raised letters on the sign for the fingers?',
    admits('Raised letters are not told.'),
  ],
  'h20-n-size': [
    'I am routing a walnut frame for the sign in shop class. How wide and how tall is it?',
    admits('Sizes are not told.'),
  ],
  'h20-n-salt': [
    'Will sea salt corrode the hardware at a lighthouse?',
    admits('Corrosion is not told.'),
  ],
  'h20-n-cold': [
    'Down to what temperature does the controller run?',
    admits('Temperatures are not told.'),
  ],
  'h20-n-solar': [
    'Could a solar panel supply it at the goat pasture?',
    admits('Solar is not told.', { orSays: [told.power] }),
  ],
  'h20-n-volts': [
    'Electrician for the drive-in here: does your unit want 24 volt DC off the transformer or plain 120?',
    admits('Voltage is not told.', { orSays: [told.power] }),
  ],
  'h20-n-battery-hours': [
    'On battery backup alone, how long will the church gate hold out?',
    admits('How long it lasts is not told.', { orSays: [told.battery] }),
  ],
  'h20-n-carrier': [
    'At our barn only AT&T comes through. Is that the network you put in?',
    admits('The carrier is not told.', { orSays: [told.cellular] }),
  ],
  'h20-n-5g': [
    'They say everything goes 5G soon. Will the boathouse equipment have that too?',
    admits('5G is not told.', { orSays: [/\b3G\b|cellular/i] }),
  ],
  'h20-n-opener-brand': [
    'Is my LiftMaster slide gate motor compatible?',
    admits('Brands of openers are not told.', { orSays: [/202-555-014[24]|photos?|ask/i] }),
  ],
  'h20-n-motor': [
    'Our gate swings by hand. Do you sell a motor for it?',
    admits('Motors are not told.'),
  ],
  'h20-n-camera-night': [
    'Can the optional camera see in pitch darkness?',
    admits('Night sight is not told.', { orSays: [told.camera] }),
  ],
  'h20-n-recordings': [
    'For how many weeks is camera footage saved?',
    admits('Footage is not told.', { orSays: [told.camera] }),
  ],
  'h20-n-call-record': [
    'When the social worker talks to me from the gate, is there an audio file of that talk afterwards?',
    admits('Recording of calls is not told.'),
  ],
  'h20-n-second-phone': [
    "Suppose I am under the dryer and miss a visitor's call: will it hop over to my daughter's cell by itself?",
    admits('A second number is not told.', { orSays: [told.announced] }),
  ],
  'h20-n-voicemail': [
    'Can a courier leave a voicemail when I miss him at the gate?',
    admits('Voicemail is not told.'),
  ],
  'h20-n-press-key': [
    'As I play by touch, tell me: do I hit star, pound or nine to let a pupil in?',
    admits('The key is not told.', { orSays: [told.fromAnywhere] }),
  ],
  'h20-n-fire-key': [
    'The fire marshal wants his siren to trigger the townhouse gate. Can your system listen for sirens?',
    admits('Sirens are not told.'),
  ],
  'h20-n-elevator': [
    'Could it run the elevator in our building?',
    admits('Elevators are not told.', { orSays: [told.gates] }),
  ],
  'h20-n-fob': [
    'Can rowers keep opening with the plastic fobs they already carry?',
    admits('Fobs are not told.', { orSays: [told.trusted] }),
  ],
  'h20-n-fingerprint': [
    'Is there a fingerprint reader for the pharmacy closet?',
    admits('Fingerprints are not told.'),
  ],
  'h20-n-ada': ['Is the whole thing ADA compliant?', admits('ADA is not told.')],
  'h20-n-language-voice': [
    'Does a voice at the sign greet people in Korean?',
    admits('Languages are not told.'),
  ],
  'h20-n-seconds': [
    'From a scan to the ringing in my apron pocket, is there much of a delay?',
    admits('The time is not told.'),
  ],
  'h20-n-hold-number': [
    'How many scheduled holds can be set per week at most?',
    admits('A largest number is not told.', { orSays: [told.holds] }),
  ],
})
