/** Sound like the subject, but the sources do not tell: the equipment and its use. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const place = { orSays: [/DC metro|ask us|contact us/i] }

export const nearMissTechnical = labelled('near miss', {
  'g-voltage': ['Does it run on 24 volts AC or 12 DC?', admits('Voltage is not told.')],
  'g-amps': ['how many watts does the unit draw when idle', admits('The draw is not told.')],
  'g-minus-twenty': [
    'It gets down to ten below here in January. Will your box survive that?',
    admits('Temperatures are not told.'),
  ],
  'g-which-key': [
    'When I am on the call, which key on my phone do I press to open?',
    admits('The key is not told.', { orSays: [/open[^.]*from the phone/i] }),
  ],
  'g-no-answer': [
    "What happens if I don't pick up? Does it try my wife next or take a message?",
    admits('What happens to a call that is not answered is not told.'),
  ],
  'g-liftmaster': [
    'We have a LiftMaster LA500 operator. Compatible?',
    admits('Openers that fit are not told.'),
  ],
  'g-garage-remote': [
    'will my old clicker in the car still work afterwards',
    admits('Remote controls are not told of.'),
  ],
  'g-verizon': ['Which carrier is the SIM from, Verizon?', admits('The carrier is not told.')],
  'g-five-g': [
    'They are switching off old networks round here. Is there a 5G version of the unit?',
    admits('5G is not told of.', { orSays: [told.threeG] }),
  ],
  'g-footage': [
    'If I add your camera, where do the recordings end up and when do they get overwritten?',
    admits('Footage is not told of.'),
  ],
  'g-night-vision': [
    'Can the camera see at night and in color?',
    admits('What the camera can do is not told.'),
  ],
  'g-sign-size': [
    'I need to cut a plywood backing, so I must know the width and height of your sign.',
    admits('The size is not told.'),
  ],
  'g-sign-logo': [
    'Our HOA has a crest. Could you print it on the sign?',
    admits('Prints on the sign are not told of.'),
  ],
  'g-fire-dept': [
    'County code says the fire department must be able to enter. Do you have a Knox switch?',
    admits('Access for the fire department is not told.'),
  ],
  'g-key-fobs': ['do you have key fobs for residents', admits('Fobs are not told of.')],
  'g-fingerprint': [
    'Could my kids open it with a fingerprint?',
    admits('Fingerprints are not told of.'),
  ],
  'g-close-again': [
    'After how many seconds does the gate shut again behind a car?',
    admits('The time until it closes is not told.'),
  ],
  'g-relay-range': [
    'Max distance between sign and gate for the wireless relay?',
    admits('The range is not told.'),
  ],
  'g-how-many-codes': [
    'We are a club with 340 members. Is there a ceiling on how many people may get codes?',
    admits('The number of codes is not told.'),
  ],
  'g-delay': [
    'Is there a noticeable lag until it starts ringing at my end, and how much?',
    admits('The delay is not told.'),
  ],
  'g-data-plan': ['how much data a month does the sim use', admits('The use of data is not told.')],
  'g-wheelchair': [
    'Is the sign mounted low enough for people in wheelchairs, ADA-wise?',
    admits('Accessibility is not told of.'),
  ],
  'g-api': [
    'Our own software people would like to open doors from their code. Do you publish endpoints?',
    admits('An API is not told of.', { orSays: [told.announced, /integration/i] }),
  ],
  'g-elevator': [
    'Could we use it to release our elevator to the penthouse floor?',
    admits('Elevators are not told of.', { orSays: [/gates and( for)? doors/i] }),
  ],
  'g-manassas': ['Manassas?', admits('Manassas is not on the list.', place)],
  'g-baltimore': [
    'we manage a warehouse in Baltimore, any chance',
    admits('Baltimore is not on the list.', place),
  ],
  'g-herndon': ['Do your people get out to Herndon?', admits('Herndon is not on the list.', place)],
})
