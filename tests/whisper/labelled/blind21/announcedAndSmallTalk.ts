/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h21-a-alexa': [
    'My son set up Alexa. Does your smart-home integration run with it yet?',
    says(told.announced),
  ],
  'h21-a-four-stewards': [
    'Four temple stewards share the duty. Can we use multi-user management now?',
    says(told.announced),
  ],
  'h21-a-three-depots': [
    'Our bakery has three depots. Is multi-property management available?',
    says(told.announced),
  ],
  'h21-a-iphone': [
    'My grandkids say everything nowadays has a native app for iPhones. Yours too, by now?',
    says(told.announced),
  ],
  'h21-a-keys-guests': [
    'Could I hand an Invisible Key to a buyer who comes on Thursday?',
    says(told.announced),
  ],
  'h21-a-analytics': ['How do I switch on advanced analytics for the park?', says(told.announced)],
  'h21-a-notify': [
    'besides ringing me does it push smart notifications to the midwife on duty as of today',
    says(told.announced),
  ],
  'h21-a-software': [
    'Our condo runs on property-management software. Do you integrate with such programs today?',
    says(told.announced),
  ],
  'h21-a-controls': ['Are advanced controls part of the service?', says(told.announced)],
  'h21-a-list': [
    'The car club newsletter wants to print what features your company has promised for later on. Could you name them?',
    says(/invisible keys/i, /native app/i, told.announced),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h21-s-evening': ['Good evening from the bee yard', says(greeting)],
  'h21-s-hiya': ['hiya from the taco window', says(greeting)],
  'h21-s-sat-sri': ['Hello friend, peace be with you!', says(greeting)],
  'h21-s-thanks': [
    'Thank you kindly, you cleared that up',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h21-s-bye': [
    'Ok gotta run, bye bye',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h21-s-real': ['Am I typing with a real person?', says(told.aiAgent)],
  'h21-s-name': ['I am Dolores. And what do they call you, hon?', says(/whisper/i)],
  'h21-s-can-do': [
    'Never used one of these chat boxes. What sort of stuff do folks usually ask in here?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h21-s-how-are': [
    'Mighty fine morning out at the barn. How are you keeping, friend?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h21-s-ok': [
    'okey dokey smokey',
    says(/help|ask|else|glad|welcome|good|great|question|more|ok/i),
  ],
})
