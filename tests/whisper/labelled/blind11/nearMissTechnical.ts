/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h11-n-liftmaster': [
    'I have a LiftMaster LA500 swing operator. Is that one compatible?',
    admits('Makes of openers are not told.'),
  ],
  'h11-n-relay-range': [
    'Sign by the road, gate behind a hill 1,100 feet up the drive. Can the wireless relay bridge such a distance?',
    admits('The range is not told.', { orSays: [/no cable|away from the sign/i] }),
  ],
  'h11-n-minus-ten': [
    'Does the controller survive ten below zero?',
    admits('Temperatures are not told.'),
  ],
  'h11-n-ip-rating': [
    'What is the IP rating of the enclosure, IP65 or better?',
    admits('Ratings of the housing are not told.'),
  ],
  'h11-n-whose-network': [
    'Only T-Mobile comes in at our place. Whose network does the unit use?',
    admits('Carriers are not told.', { orSays: [told.threeG] }),
  ],
  'h11-n-five-g': [
    'My carrier already turned 3G off. Is the hardware 5G ready?',
    admits('5G is not told.', { orSays: [told.threeG] }),
  ],
  'h11-n-volts': [
    'The electrician asks if he should bring 12 volts or 24 to the pillar.',
    admits('The voltage is not told.'),
  ],
  'h11-n-knox': [
    'Fire marshal demands a Knox switch at every HOA entrance. Is there one on yours?',
    admits('Knox switches are not told.'),
  ],
  'h11-n-which-key': [
    'Pizza guy is talking to me through the phone, okay, and then? Star, pound, nine, what do I punch in to open?',
    admits('The key is not told.', {
      orSays: [/from the phone|on your word|remotely|other end of the call/i],
    }),
  ],
  'h11-n-wife-next': [
    'I am under the car half the day with greasy hands. Unanswered calls, do they roll over to my wife after some seconds?',
    admits('Passing on a call is not told.', { orSays: [told.announced] }),
  ],
  'h11-n-quiet-hours': [
    'Can I set quiet hours so that it will not ring me between midnight and six?',
    admits('Quiet hours are not told.', { orSays: [/control center|announced|coming soon/i] }),
  ],
  'h11-n-call-taped': [
    'Are the calls between the visitor and the school recorded on tape?',
    admits('Recording of calls is not told.', { orSays: [/phone numbers/i] }),
  ],
  'h11-n-last-week': [
    'Does it keep a log of every visitor of the last week that our board can print?',
    admits('A log of visitors is not told.', {
      orSays: [/analytics|announced|coming soon|control center/i],
    }),
  ],
  'h11-n-night-vision': [
    'Teens sneak around our clubhouse after dark. Would the camera have infrared for that?',
    admits('What the camera can do is not told.'),
  ],
  'h11-n-ring-bell': [
    'We own a Ring doorbell. Would that count as the camera?',
    admits('Makes of cameras are not told.'),
  ],
  'h11-n-most-trusted': [
    'What is the maximum number of trusted visitors we may name? We have 35 carpool parents.',
    admits('A maximum is not told.'),
  ],
  'h11-n-code-digits': [
    'are the unique codes 4 numbers or 6? grandma forgets long ones',
    admits('The length of codes is not told.'),
  ],
  'h11-n-spoof': [
    'Caller ID can be spoofed. How do you stop someone who fakes the number of our nanny?',
    admits('Faked numbers are not told.', { orSays: [/verif|encrypt|AES-256|unique code/i] }),
  ],
  'h11-n-hoa-logo': [
    'Could the vinyl sign be printed with the crest of our community on it?',
    admits('Printing a crest is not told.'),
  ],
  'h11-n-powder-coat': [
    'Is the gooseneck powder coated black, or bare galvanized?',
    admits('Finishes are not told.'),
  ],
  'h11-n-clickers': [
    'Everyone here has a clicker on the visor. Will those go on working after the change?',
    admits('Remote controls are not told.'),
  ],
  'h11-n-fire-alarm': [
    'Must release all doors when the fire alarm goes off, state rule for daycares. Does it tie in?',
    admits('Fire alarms are not told.'),
  ],
  'h11-n-ada': [
    'Is the height of the sign ADA compliant for a driver in a wheelchair van?',
    admits('The ADA is not told.', { orSays: [/car window/i] }),
  ],
  'h11-n-soc2': [
    'Our outside counsel requires a SOC 2 Type II report from each vendor. Got one?',
    admits('Audit reports are not told.'),
  ],
  'h11-n-uk-guests': [
    'Do guests with a British SIM pay roaming to ring me from the gate?',
    admits('Roaming is not told.'),
  ],
})
