/** Close to the subject, and not answered by the sources: equipment, use and limits. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'e-liftmaster': [
    'Does it wire up to a LiftMaster CSW24 operator?',
    admits('No make of opener is told of.'),
  ],
  'e-t-mobile': [
    'Only T-Mobile has a tower near us. Is that who your SIM cards are with?',
    admits('No carrier is named.'),
  ],
  'e-5g': ['Is the unit 5G?', admits('Only 3G is told of.', { orSays: [told.threeG] })],
  'e-minus-thirty': [
    'What is the lowest operating temperature for the controller?',
    admits('No temperature is told.'),
  ],
  'e-sign-inches': [
    'How big is the sign in inches? The HOA allows 12 by 18 only',
    admits('No size is told.'),
  ],
  'e-voicemail': [
    'I sleep like a log after night shift. Does the delivery guy get to leave me a message when I miss him?',
    admits('What happens with an unanswered call is not told.'),
  ],
  'e-second-phone': [
    'If I am busy, will it try my wife’s cell after mine?',
    admits('Ringing a second phone is not told of.', { orSays: [told.announced] }),
  ],
  'e-record-calls': [
    'Our lawyer wants to know whether there is an audio file of what a visitor and the concierge said to each other',
    admits('Recording of calls from the gate is not told of.'),
  ],
  'e-footage-days': [
    'How many days of video does the gate camera keep?',
    admits('How long footage is kept is not told.'),
  ],
  'e-max-codes': [
    'We are a church with 240 members. Will the list of trusted people hold them all?',
    admits('No maximum is told.'),
  ],
  'e-knox': [
    'Fire marshal requires a Knox switch. Does your unit have an input for that?',
    admits('Emergency access for the fire brigade is not told of.'),
  ],
  'e-elevator': [
    'Could it also release the elevator to the fourth floor?',
    admits('Elevators are not told of.'),
  ],
  'e-key-fobs': [
    'Do your controllers read the fobs our residents already have?',
    admits('Fobs are not told of.'),
  ],
  'e-seconds': [
    'How many seconds between scanning and my phone ringing?',
    admits('No time to connect is told.'),
  ],
  'e-close-again': [
    'Does the gate shut by itself afterwards or do I have to close it from the phone?',
    admits('Closing is not told of.'),
  ],
  'e-amps': ['voltage and current draw of the X-401?', admits('No voltage is told.')],
  'e-solar-panel': [
    'Do you supply a solar panel to power it?',
    admits('Solar power is not told of.'),
  ],
  'e-deaf': [
    'I am deaf and use video relay. How would I answer the gate?',
    admits('Access for the deaf is not told of.'),
  ],
  'e-spanish-sign': [
    'Half of our drivers read Spanish only, is a bilingual sign something you print?',
    admits('Languages of the sign are not told of.'),
  ],
  'e-logo': [
    'Can our community logo go on the vinyl sign?',
    admits('A logo on the sign is not told of.'),
  ],
  'e-block-caller': [
    'How do I blacklist one particular man so that his scans never reach my daughter?',
    admits('Blocking callers is not told of.'),
  ],
  'e-quiet-hours': [
    'is there a do not disturb so it wont ring at 3am',
    admits('Quiet hours are not told of.'),
  ],
  'e-ring-chime': [
    'Will it chime on my existing Ring doorbell when somebody is out there',
    admits('Ring is not told of.', { orSays: [told.announced] }),
  ],
  'e-own-camera': [
    'I already own four Hikvision cameras, are those compatible?',
    admits('No make of camera is told of.'),
  ],
})
