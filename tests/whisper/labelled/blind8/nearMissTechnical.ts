/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h8-n-cow': [
    'Is there a sensor that halts the gate when a cow wanders into it?',
    admits('Safety sensors are not told.'),
  ],
  'h8-n-wind': [
    'We get hurricanes on the bay. How many miles per hour of wind can the sign take?',
    admits('Wind loads are not told.'),
  ],
  'h8-n-braille': [
    'One of our residents is blind. Does the sign have Braille?',
    admits('Braille is not told.'),
  ],
  'h8-n-display-name': [
    'When somebody rings me from the entry, which name shows on my display?',
    admits('What the display shows is not told.'),
  ],
  'h8-n-minutes': [
    'How many calls or minutes per month are in the subscription?',
    admits('Minutes are not told.', { orSays: [told.payAsYouUse] }),
  ],
  'h8-n-stays-open': [
    'Once I have let a horse trailer through, does the gate wait ten seconds for it, a minute, or what?',
    admits('The time is not told.', { orSays: [told.holds] }),
  ],
  'h8-n-closes-after': [
    'Behind the last car, will the gate swing shut unattended?',
    admits('Closing is not told.'),
  ],
  'h8-n-exit': [
    'And leaving? Do cars need a ground loop on the inside to get back out?',
    admits('Exits are not told.'),
  ],
  'h8-n-sign-language': [
    'Half our workers read only Spanish. In which languages can the sign be printed?',
    admits('Languages of the sign are not told.'),
  ],
  'h8-n-code-changes': [
    'Do you print a new QR code for the sign every season, so that old ones go dead?',
    admits('Changing the code is not told.', { orSays: [told.harmlessPhoto] }),
  ],
  'h8-n-two-cars': [
    'Two cars scan in the same second. Does the second hear a busy tone?',
    admits('Calls at the same time are not told.'),
  ],
  'h8-n-ul': ['Is it UL 294 listed?', admits('Listings are not told.')],
  'h8-n-maglock': [
    'Our clinic door has a magnetic lock by Securitron. Will it drive that?',
    admits('Kinds of locks are not told.', { orSays: [told.doors] }),
  ],
  'h8-n-uptime': ['What uptime percentage do you commit to?', admits('Uptime is not told.')],
  'h8-n-server-place': [
    'Our trustees insist that data stays on American soil. Where is your data center?',
    admits('Places of servers are not told.'),
  ],
  'h8-n-hipaa': [
    'Will you sign a HIPAA business associate agreement with our practice?',
    admits('HIPAA is not told.'),
  ],
  'h8-n-offender-list': [
    'Does it check school visitors against the sex offender registry?',
    admits('Registries are not told.', { orSays: [/verif/i] }),
  ],
  'h8-n-lockdown': [
    'If there is an active threat, can our principal freeze every door with one button?',
    admits('Lockdowns are not told.'),
  ],
  'h8-n-low-battery': [
    'Will I be warned before the backup battery wears out with age?',
    admits('Warnings are not told.', { orSays: [told.announced] }),
  ],
  'h8-n-post-cedar': [
    'Is the wood post cedar or treated pine, and how deep does it go?',
    admits('Kinds of wood are not told.'),
  ],
  'h8-n-recordings': [
    'For how many days are the camera recordings kept?',
    admits('Recordings of cameras are not told.'),
  ],
  'h8-n-gate-weight': [
    'Ours is a 24 foot farm gate of solid steel. What is the maximum weight?',
    admits('Weights are not told.'),
  ],
  'h8-n-own-sim': [
    'I have a spare Mint Mobile SIM lying in a drawer. Can I use that one in the unit?',
    admits('A SIM of your own is not told.'),
  ],
  'h8-n-watts': [
    'how many watts does the controller draw on standby',
    admits('Consumption is not told.'),
  ],
  'h8-n-door-arm': [
    'For wheelchair patients: is the motorized arm that pushes the door open included?',
    admits('Motors are not told.'),
  ],
  'h8-n-transponder': [
    'Could it read the E-ZPass transponders our members have on the windshield?',
    admits('Transponders are not told.', { orSays: [/plates?/i] }),
  ],
})
