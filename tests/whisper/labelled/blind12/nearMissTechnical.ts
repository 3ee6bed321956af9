/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h12-n-liftmaster': [
    'I have a LiftMaster operator from 2009. Will yours talk to that model?',
    admits('Makes of operators are not told.', { orSays: [/photo|quote|202-555-014[24]/i] }),
  ],
  'h12-n-cold': [
    'What is the lowest temperature, in Fahrenheit, that the electronics endure?',
    admits('Temperatures are not told.'),
  ],
  'h12-n-inches': ['Sign width in inches, please?', admits('Sizes are not told.')],
  'h12-n-logo': [
    'We have a fox as our bookstore emblem, would you print him beside the QR code?',
    admits('Designs of the sign are not told.'),
  ],
  'h12-n-next-number': [
    'If I am under a sink and miss the ringing, will my wife get the visitor on her line instead?',
    admits('Passing on a call is not told.', { orSays: [told.announced] }),
  ],
  'h12-n-voicemail': [
    'Can a courier leave a voice message if nobody in the office answers?',
    admits('Messages are not told.'),
  ],
  'h12-n-carrier': [
    'Is it Verizon that you have built in?',
    admits('The carrier is not told.', { orSays: [told.cellular] }),
  ],
  'h12-n-5g': [
    'Is there a 5G version planned?',
    admits('5G is not told.', { orSays: [told.threeG] }),
  ],
  'h12-n-digits': [
    'How many digits are in the code a trusted visitor types?',
    admits('The length of the code is not told.', { orSays: [told.trusted] }),
  ],
  'h12-n-export': [
    'Can I export a spreadsheet of everyone who came in last quarter?',
    admits('Lists of entries are not told.', { orSays: [told.announced] }),
  ],
  'h12-n-recorded-call': [
    'Is the talk between me and the person at my gate recorded on tape?',
    admits('Recording of calls is not told.'),
  ],
  'h12-n-knox': [
    'The fire marshal demands a Knox switch. Does yours have a connection for one?',
    admits('Switches for firemen are not told.'),
  ],
  'h12-n-fobs': [
    'Our bike club has 60 key fobs. Can those be read by it?',
    admits('Fobs are not told.', { orSays: [told.trusted] }),
  ],
  'h12-n-fingerprint': [
    'could our staff use fingerprints rather than codes',
    admits('Fingerprints are not told.', { orSays: [told.trusted] }),
  ],
  'h12-n-elevator': [
    'We are on the third floor. Could it also call the elevator and release only our level?',
    admits('Elevators are not told.', { orSays: [told.doors] }),
  ],
  'h12-n-voltage': [
    'Is the controller fed with 12 or 24 volts, AC or DC?',
    admits('Voltages are not told.'),
  ],
  'h12-n-ip65': [
    'Give me the IP rating against dust and rain.',
    admits('Ratings are not told.', { orSays: [told.underwater] }),
  ],
  'h12-n-seconds': [
    'How many seconds pass from scanning until my phone rings?',
    admits('Times of calls are not told.'),
  ],
  'h12-n-which-key': [
    'I have the visitor on the line. Is it 9, is it star, or what button makes the door unlatch?',
    admits('The key is not told.', { orSays: [/from the phone|your word|remotely/i] }),
  ],
  'h12-n-night-vision': [
    'Do the cameras have infrared for the dark, and how many megapixels?',
    admits('Data of cameras are not told.', { orSays: [told.camera] }),
  ],
  'h12-n-relay-range': [
    'Wireless relay: how many feet of range through two brick walls?',
    admits('Ranges are not told.', { orSays: [/wireless relay/i] }),
  ],
  'h12-n-gooseneck-height': [
    'What is the exact height of a gooseneck in inches? I am pouring the pad myself.',
    admits('Sizes are not told.', { orSays: [/car window/i] }),
  ],
  'h12-n-lithium': [
    'What chemistry is inside that battery backup? Our fire code forbids some of them indoors.',
    admits('The kind of battery is not told.', { orSays: [told.battery] }),
  ],
  'h12-n-api': [
    'Is there a REST API so that my own scripts can trigger the relay?',
    admits('An API is not told.', { orSays: [told.announced] }),
  ],
  'h12-n-alarm': [
    'Could it disarm the ADT burglar alarm of my shop at the same moment?',
    admits('Alarms are not told.', { orSays: [told.announced] }),
  ],
  'h12-n-conduit': [
    'What size of conduit and which wire gauge should I run to the post for you?',
    admits('Conduits are not told.', { orSays: [told.power] }),
  ],
})
