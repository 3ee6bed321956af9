/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h16-n-carrier': [
    'Verizon is all we get at the boathouse. Which carrier sits inside your unit?',
    admits('The carrier is not told.', { orSays: [told.cellular] }),
  ],
  'h16-n-freezing': [
    'What is the coldest temperature it survives? The mountain cabin gets bitter.',
    admits('Temperatures are not told.'),
  ],
  'h16-n-sign-inches': [
    'How many inches wide and tall is the sign?',
    admits('Sizes are not told.'),
  ],
  'h16-n-liftmaster': [
    'I have a LiftMaster swing opener from 2015. Compatible?',
    admits('Makes of openers are not told.', { orSays: [told.photos] }),
  ],
  'h16-n-knox': [
    'Firemen here insist on their Knox key switch beside every entrance. Is one built into yours?',
    admits('Knox switches are not told.'),
  ],
  'h16-n-no-pickup': [
    'If I miss the call, does it roll over to my wife and then to voicemail?',
    admits('Missed calls are not told.', { orSays: [told.announced] }),
  ],
  'h16-n-which-key': [
    'Which button on my keypad do I press during the call to release the lock?',
    admits('The key to press is not told.'),
  ],
  'h16-n-guest-log': [
    'Can I print who came in last month, with dates, for the state inspector?',
    admits('A log of entries is not told.', { orSays: [told.announced] }),
  ],
  'h16-n-lte': [
    'AT&T shut its 3G down. Will your hardware run on LTE bands as well?',
    admits('LTE is not told.', { orSays: [told.threeG] }),
  ],
  'h16-n-most-codes': [
    'What is the maximum number of trusted visitors I may register? We have 220 boarders.',
    admits('A maximum is not told.', { orSays: [told.trusted] }),
  ],
  'h16-n-call-recorded': [
    'Are the talks between me and the person at the gate recorded as audio?',
    admits('Recording of calls is not told.'),
  ],
  'h16-n-soc2': [
    'A bank rents our top floor and demands SOC 2 from every vendor. Got that report?',
    admits('SOC 2 is not told.'),
  ],
  'h16-n-ada': [
    'Is the setup ADA compliant? County inspector will ask.',
    admits('ADA is not told.'),
  ],
  'h16-n-elevator': [
    'Would it call our elevator to the ground floor as well?',
    admits('Elevators are not told.', { orSays: [told.doors] }),
  ],
  'h16-n-fingerprint': [
    'Does it also do fingerprints or faces for our staff?',
    admits('Fingerprints and faces are not told.', { orSays: [told.trusted] }),
  ],
  'h16-n-logo-colors': [
    'May the sign carry our logo, and in our green and gold?',
    admits('Designs of the sign are not told.'),
  ],
  'h16-n-updates': [
    'How does firmware get updated on the box, and how often?',
    admits('Firmware is not told.'),
  ],
  'h16-n-siren': [
    'Ambulance driver. Does your gate respond to our siren, like the yelp systems do?',
    admits('Sirens are not told.'),
  ],
  'h16-n-relay-feet': [
    'Sign at the road, gate behind a stand of pines. Over what distance does the wireless relay carry?',
    admits('Ranges are not told.'),
  ],
  'h16-n-volts': [
    'what voltage do i pull to the post, 12, 24 or 120',
    admits('Voltages are not told.', { orSays: [told.power] }),
  ],
  'h16-n-quiet-hours': [
    'Can it be kept from ringing me between ten at night and six?',
    admits('Quiet hours are not told.'),
  ],
  'h16-n-block-caller': [
    'One salesman scans us every week. Can his number be blocked?',
    admits('Blocking of numbers is not told.'),
  ],
  'h16-n-battery-type': [
    'Our dock rules forbid lithium. What chemistry has your backup?',
    admits('Kinds of batteries are not told.', { orSays: [told.battery] }),
  ],
  'h16-n-salt-spray': [
    'Salt spray eats everything on our docks. What corrosion rating does the housing have?',
    admits('Ratings of the housing are not told.'),
  ],
  'h16-n-conduit': [
    'Apprentice question: what gauge of wire, and how deep must the conduit be buried?',
    admits('Wires are not told.'),
  ],
})
