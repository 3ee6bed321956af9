/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h25-n-carrier': [
    'Is it Verizon or AT&T that the box rides on?',
    admits('The carrier is not told.', { orSays: [told.cellular] }),
  ],
  'h25-n-five-g': [
    'Will there be a 5G model once the old towers go dark?',
    admits('Other generations are not told.', { orSays: [told.threeG] }),
  ],
  'h25-n-volts': [
    'How many volts must my electrician bring to the post, 12, 24 or 120?',
    admits('Voltages are not told.', { orSays: [told.power] }),
  ],
  'h25-n-cold': [
    'Gets to ten below in Toledo. What is the lowest temperature the electronics stand?',
    admits('Temperatures are not told.'),
  ],
  'h25-n-ip-rating': [
    'Dust flies when I cut tile. What IP rating has the housing?',
    admits('Ratings are not told.'),
  ],
  'h25-n-opener-brands': [
    'Is it compatible with a Mighty Mule opener?',
    admits('Makes of openers are not told.', { orSays: [told.gates] }),
  ],
  'h25-n-bluetooth': ['Does it have Bluetooth?', admits('Bluetooth is not told.')],
  'h25-n-fingerprint': [
    'Can climbers get in with a thumbprint?',
    admits('Fingerprints are not told.', { orSays: [told.trusted] }),
  ],
  'h25-n-fob': [
    'Our bus drivers all carry key fobs. Can your unit read those?',
    admits('Fobs are not told.', { orSays: [told.trusted] }),
  ],
  'h25-n-tty': [
    'I am a deaf carpenter. Does the call go through a TTY or video relay?',
    admits('Relay services are not told.', { orSays: [told.supportText] }),
  ],
  'h25-n-press-key': [
    'Once I hear who it is, which key on the phone do I press to open?',
    admits('The key is not told.'),
  ],
  'h25-n-second-number': [
    'I am forever in the shower. Could an unanswered call roll over to my daughter in Muncie?',
    admits('A second number is not told.', { orSays: [told.announced] }),
  ],
  'h25-n-voicemail': [
    'When I am under a truck and miss it, is a voicemail from the delivery man saved somewhere?',
    admits('Messages are not told.'),
  ],
  'h25-n-ring-time': [
    'How many times does it ring before it gives up?',
    admits('The number of rings is not told.'),
  ],
  'h25-n-record-calls': [
    'Do you tape the phone calls between the visitor and me?',
    admits('Recording of calls is not told.'),
  ],
  'h25-n-sign-size': [
    'I am framing a spot in the brick. Width and height of your vinyl sign, in inches?',
    admits('Sizes are not told.'),
  ],
  'h25-n-sign-logo': ['Could the derby league logo go on the sign?', admits('Logos are not told.')],
  'h25-n-camera-res': [
    'Will I get a sharp picture? I mean megapixels of your camera.',
    admits('Cameras are not described.', { orSays: [told.optional] }),
  ],
  'h25-n-night-vision': [
    'No street lamp for miles at the bog. Would faces show on the camera after sundown, infrared maybe?',
    admits('Night vision is not told.', { orSays: [told.optional] }),
  ],
  'h25-n-battery-hours': [
    'Suppose the lights are out at preschool from breakfast on. Till when would a backup battery hold up?',
    admits('The time is not told.', { orSays: [told.battery] }),
  ],
  'h25-n-export-log': [
    'The preschool must file a list of all arrivals with the state each quarter. Does a spreadsheet of them come out of your portal?',
    admits('Logs of entries are not told.', { orSays: [told.announced] }),
  ],
  'h25-n-fire-alarm': [
    'Does the door release when our fire alarm trips? The marshal asks.',
    admits('Fire alarms are not told.'),
  ],
  'h25-n-elevator': [
    'Podiatry is on four. Once the lobby door is open, will your thing call the elevator car down as well?',
    admits('Elevators are not told.', { orSays: [/gates? (and|or) (for )?doors?/i] }),
  ],
  'h25-n-range': [
    'From the road to the second gate I pace off 600 feet. Is the wireless relay up to such a distance?',
    admits('The range is not told.'),
  ],
  'h25-n-two-factor': [
    'Locksmith again: is a second factor, say an authenticator code, asked for on logging in to the Control Center?',
    admits('Two-factor login is not told.', { orSays: [told.controlCenter] }),
  ],
})
