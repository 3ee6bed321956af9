/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h9-n-distance': [
    'How many feet may there be between the wireless relay and the sign?',
    admits('Ranges are not told.'),
  ],
  'h9-n-amps': ['amps pulled by your controller?', admits('Currents are not told.')],
  'h9-n-maglock': [
    'Our lobby has a 1200 lb magnetic lock. Which of your controllers releases that kind?',
    admits('Kinds of locks are not told.'),
  ],
  'h9-n-spanish-sign': [
    'Half our parishioners read Spanish. Can the sign carry a second language?',
    admits('Languages of the sign are not told.'),
  ],
  'h9-n-chime': [
    'Does an indoor chime come with it, one that dings in the hallway?',
    admits('Chimes are not told.'),
  ],
  'h9-n-call-limit': [
    'After how many minutes does a conversation with someone at the gate get cut off?',
    admits('A limit of a call is not told.'),
  ],
  'h9-n-second-car': [
    'Say I am still talking to the first car and a second one scans. Busy tone?',
    admits('Two calls at once are not told.'),
  ],
  'h9-n-code-digits': [
    'How many digits long are the unique codes for trusted visitors?',
    admits('The length of a code is not told.'),
  ],
  'h9-n-footage': [
    'With the camera option, is footage recorded and for how many days is it saved?',
    admits('Recording is not told.'),
  ],
  'h9-n-wind': [
    'Hurricane remnants hit us hard here. What wind is the gooseneck rated for?',
    admits('Wind ratings are not told.'),
  ],
  'h9-n-asphalt-heat': [
    'blacktop lot, 115 degrees in august, will the box overheat',
    admits('Heat is not told.'),
  ],
  'h9-n-ada': [
    'Compliance officer asks whether the setup satisfies the ADA.',
    admits('The ADA is not told.'),
  ],
  'h9-n-ul325': ['UL 325 listed?', admits('Listings are not told.')],
  'h9-n-lithium': [
    'Is the backup battery lithium or lead acid?',
    admits('The kind of battery is not told.'),
  ],
  'h9-n-battery-swap': [
    'Every how many years must the backup battery be swapped for a fresh one?',
    admits('The life of a battery is not told.'),
  ],
  'h9-n-graffiti': [
    'Kids spray everything around our rec center. Does paint wash off your vinyl?',
    admits('Cleaning is not told.'),
  ],
  'h9-n-exit-loop': [
    'When people drive out, does it sense the car through a loop in the pavement?',
    admits('Leaving is not told.'),
  ],
  'h9-n-firmware': ['who pushes firmware updates and how often', admits('Updates are not told.')],
  'h9-n-spreadsheet': [
    'Can I upload 200 residents from an Excel file?',
    admits('Uploads are not told.'),
  ],
  'h9-n-two-factor': [
    'Does the Control Center have two-factor login?',
    admits('Two-factor login is not told.'),
  ],
  'h9-n-data-cap': [
    'How many gigabytes come with your SIM card before it gets throttled?',
    admits('Data volumes are not told.'),
  ],
  'h9-n-windshield': [
    'Our taxis carry RFID windshield tags. Would your reader pick those up?',
    admits('Tags are not told.', { orSays: [/license plate|LPR|caller/i] }),
  ],
  'h9-n-quiet-hours': [
    'Could I mute it between midnight and six so nobody wakes the baby?',
    admits('Quiet hours are not told.'),
  ],
  'h9-n-turnstile': [
    'would it run the turnstile at our gym',
    admits('Turnstiles are not told.', { orSays: [/gates? .*doors?/i] }),
  ],
  'h9-n-teams': [
    'Our office dumped telephones, everyone sits on Microsoft Teams. Can it ring there?',
    admits('Teams is not told.', { orSays: [told.anyPhone] }),
  ],
  'h9-n-sign-color': [
    'What colors does the enclosure come in? Ours must be forest green.',
    admits('Colors are not told.'),
  ],
})
