/** Sounds like the field, and the sources do not say it: equipment, calls, conditions. */
import { admits, labelled } from '../labelled'
import { told } from '../told'
import { either } from './either'

export const nearMissTechnical = labelled('near miss', {
  'c-liftmaster': [
    'There is a LiftMaster CSW24 on our gate. Does your controller get along with it?',
    admits('No brand of opener is named.'),
  ],
  'c-volts': ['24 volts AC or 12 volts DC?', admits('No voltage is told.')],
  'c-freezing': [
    'Winters in my parents’ valley hit 20 below. Does the equipment survive that?',
    admits('No temperature is told.'),
  ],
  'c-sign-size': [
    'Architect here, I need the dimensions of the sign for a drawing.',
    admits('No dimensions are told.'),
  ],
  'c-logo': [
    'Could the sign carry the crest of our country club in green and gold?',
    admits('What may be printed on the sign is not told.'),
  ],
  'c-five-g': [
    'Does your hardware support 5G?',
    admits('5G is not told of.', { orSays: [told.threeG] }),
  ],
  'c-sunset': [
    'The carriers shut off 3G years ago. What does your unit fall back on?',
    admits('What it falls back on is not told.', { orSays: [told.threeG] }),
  ],
  'c-shuts-after': [
    'once i let somebody in, after how many seconds does the gate shut behind them',
    admits('How long it stays open after a call is not told.'),
  ],
  'c-two-at-once': [
    'Two cars arrive at the same moment and both scan. Does the second one get a busy tone?',
    admits('Calls at the same time are not told of.'),
  ],
  'c-no-pickup': [
    'In surgery I cannot pick up. Does it roll over to my husband or to voicemail?',
    admits('What follows an unanswered call is not told.', { orSays: [told.announced] }),
  ],
  'c-night-silence': [
    'Night shift nurse, I sleep by day. Can I mute the gate between 9 and 4?',
    admits('Muting is not told of.', { orSays: [told.controlCenter] }),
  ],
  'c-ban-number': [
    'An ex keeps dialing from the gate. Is there a blacklist for his number?',
    admits('Blocking a caller is not told of.', { orSays: [told.controlCenter] }),
  ],
  'c-show-number': [
    'When a visitor rings me, do I see his own cell number on my display?',
    admits('What the display shows is not told.'),
  ],
  'c-call-taped': [
    'Are the conversations at the gate between me and visitors being taped?',
    admits('Recording of calls from the gate is not told of.'),
  ],
  'c-clickers': [
    'We own eleven clickers. Will they go on working once your unit is in?',
    admits('Remotes are not told of.'),
  ],
  'c-loop': [
    'How does a car get OUT? Does it hook up to the exit loop under our asphalt?',
    admits('Exit loops are not told of.'),
  ],
  'c-footage': [
    'For how many days is footage from the camera retained?',
    admits('Footage is not told of.'),
  ],
  'c-face': [
    'Does it do facial recognition for residents?',
    admits('Facial recognition is not told of.', { orSays: [told.trusted] }),
  ],
  'c-code-rotates': [
    'How frequently does the QR code on the sign get swapped for a fresh one?',
    admits('Whether the code changes is not told.', { orSays: [told.harmlessPhoto] }),
  ],
  'c-webhook': [
    'Developer question: REST API or webhooks when the gate opens?',
    admits('No interface for programs is told of.', { orSays: [told.announced] }),
  ],
  'c-elevator': [
    'Our condo would like the elevator to go only to the floor of the host. Can you?',
    admits('Elevators are not told of.', { orSays: [either(/gates? (and|or) (for )?doors?/)] }),
  ],
  'c-lightning': [
    'Lightning fried the last box. Is yours surge protected?',
    admits('Surge protection is not told of.'),
  ],
  'c-live-view': [
    'while we talk does my phone show live video of who is standing there',
    admits('Live video is not told of.', { orSays: [told.camera, told.optional] }),
  ],
  'c-fail-open': [
    'Electricity dies with no battery fitted: does the gate fail open or fail locked?',
    admits('What an entry does without power is not told.', { orSays: [told.battery] }),
  ],
})
