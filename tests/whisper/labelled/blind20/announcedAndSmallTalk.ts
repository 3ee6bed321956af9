/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h20-a-iphone': ['Can I install your native app on my iPhone today?', says(told.announced)],
  'h20-a-board-five': [
    'Five of us sit on the townhouse board. Do you have multi-user management?',
    says(told.announced),
  ],
  'h20-a-three-houses': [
    'I foster kids in one house and rent out two more. Is multi-property management ready?',
    says(told.announced),
  ],
  'h20-a-keys': [
    'Would Invisible Keys work for a chimney sweep who is booked for Thursday?',
    says(told.announced),
  ],
  'h20-a-smart-home': [
    'Does it integrate with a smart-home system as of now?',
    says(told.announced),
  ],
  'h20-a-pm-software': [
    'We manage rentals in AppFolio. Is integration with property-management software available?',
    says(told.announced),
  ],
  'h20-a-analytics': [
    'The rowing club coach wants analytics of who uses the gate. Have you got advanced analytics?',
    says(told.announced),
  ],
  'h20-a-notify': [
    'Our dispatcher read about smart notifications in your brochure. Would her truck tablet receive them this month?',
    says(told.announced),
  ],
  'h20-a-controls': ['When I order now, do advanced controls come along?', says(told.announced)],
  'h20-a-all': [
    'Woodworkers like to plan ahead: what have you got on the bench that is not delivered yet? All of it, please.',
    says(told.invisibleKeys, told.announced),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h20-s-evening': ['Good evening from the lighthouse', says(greeting)],
  'h20-s-hey': ['Ahoy there from the old lighthouse pier!', says(greeting)],
  'h20-s-hello-dear': ['Hello dear, is this where one writes?', says(greeting)],
  'h20-s-thanks': [
    'Thank you kindly, that cleared it up for me',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h20-s-bye': [
    'ok bye now, my bus leaves',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h20-s-name': ['By what name may I call you?', says(/whisper/i)],
  'h20-s-bot': [
    'Level with me, pal: is that a person typing, or artificial intelligence?',
    says(told.aiAgent),
  ],
  'h20-s-can-do': [
    'Never used one of these chat boxes. Which matters do you know about, sir?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h20-s-how': [
    'How are you this fine afternoon?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h20-s-cool': [
    'Roger that, dispatcher out of questions',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
