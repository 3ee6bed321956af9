/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h18-a-keys-tuner': [
    'Could I hand the organ tuner one of your Invisible Keys for tomorrow?',
    says(told.announced),
  ],
  'h18-a-app': [
    'My son looked for your native app on his iPhone. Is it out?',
    says(told.announced),
  ],
  'h18-a-alexa': [
    'Does it hook up with a smart-home system already? We have a clever tiny house.',
    says(told.announced),
  ],
  'h18-a-two-deacons': [
    'Two deacons and I look after one church. Is multi-user management working now?',
    says(told.announced),
  ],
  'h18-a-cemeteries': [
    'Our office runs three cemeteries. Is multi-property management there yet?',
    says(told.announced),
  ],
  'h18-a-analytics': [
    'Guard here: can I get advanced analytics on who comes in this month?',
    says(told.announced),
  ],
  'h18-a-notify': [
    'The shop is loud and I miss calls. Have the smart notifications gone live?',
    says(told.announced),
  ],
  'h18-a-software': [
    'We track tenants in property-management software. Is the integration with yours ready?',
    says(told.announced),
  ],
  'h18-a-advanced': ['May a locksmith already try the advanced controls?', says(told.announced)],
  'h18-a-coming': [
    'My wife asks which features are still only promised, for our tiny house plans.',
    says(/invisible keys/i, told.announced),
  ],
})

const greeting =
  /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question|salaam|peace/i

export const smallTalk = labelled('small talk', {
  'h18-s-hiya': ['Hiya, is this thing on?', says(greeting)],
  'h18-s-salaam': ['Salaam, good afternoon to you', says(greeting)],
  'h18-s-evening': ['Good evening, dear computer', says(greeting)],
  'h18-s-thanks': [
    'Thanks, dear, bless your heart, much kinder than my bank',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h18-s-bye': [
    'Rehearsal starts, gotta run. Bye!',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h18-s-robot': ['are you a robot', says(told.aiAgent)],
  'h18-s-name': [
    'My grandson says every gadget has a name nowadays. Yours would be?',
    says(/whisper/i),
  ],
  'h18-s-topics': [
    'First time in one of these chats. With which subjects might you be of use to an organist?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h18-s-how': [
    'Hope your Monday is treating you kindly, friend',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h18-s-okay': [
    'Aha, now the penny has dropped 😊',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
