/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h26-alexa-potter': [
    'With my poor eyes I do everything by Alexa. Have the smart-home integrations arrived?',
    says(told.announced),
  ],
  'h26-four-deacons': [
    'Four deacons would take turns answering for the meetinghouse. Is multi-user management ready?',
    says(told.announced),
  ],
  'h26-rink-and-club': [
    'One association owns both the rink and the clubhouse. Can we put multiple properties under one owner already?',
    says(told.announced),
  ],
  'h26-native-iphone': [
    'when I look for your native app on my iPhone, will I find it',
    says(told.announced),
  ],
  'h26-keys-judge': [
    'A visiting violin examiner comes Friday at two. May I send a temporary access code, an Invisible Key?',
    says(told.announced),
  ],
  'h26-analytics-treasurer': [
    'As treasurer I want usage figures of our front door. Are advanced analytics part of the service now?',
    says(told.announced),
  ],
  'h26-smart-notice': [
    'Are those smart notifications live, or do I wait for them still?',
    says(told.announced),
  ],
  'h26-co-op-software': [
    'We keep the co-op in AppFolio. Does an integration with property-management software exist today?',
    says(told.announced),
  ],
  'h26-controls-tow': [
    'Advanced controls for our impound gate: can they be had yet?',
    says(told.announced),
  ],
  'h26-roadmap': [
    'What is on the coming soon list of yours?',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h26-afternoon': ['Good afternoon from rainy Astoria', says(greeting)],
  'h26-hiya': ['Hiya from the sewing table, needle in hand', says(greeting)],
  'h26-knock': [
    'Knock knock! An old mailman on your porch, is this contraption switched on?',
    says(greeting),
  ],
  'h26-thank-patient': [
    'Thank you kindly for being so patient with an old mailman.',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h26-off-to-walk': [
    'Well, the dogs want their walk. Bye for now!',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h26-person-there': ['Am I chatting with a person or a program?', says(told.aiAgent)],
  'h26-name-please': [
    'And with whom does a lady have the pleasure tonight? I am Ruth, and your name is?',
    says(/whisper/i),
  ],
  'h26-what-good': [
    'What sort of things are you good for?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h26-holding-up': [
    'How are you holding up this Monday?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h26-makes-sense': [
    'Ah, makes sense now. Neat!',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
