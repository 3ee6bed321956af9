/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h8-google-home': [
    'Google Home runs our whole house. Is a smart-home integration available already?',
    says(told.announced),
  ],
  'h8-three-managers': [
    'There are three of us on the marina staff. Does multi-user management exist by now?',
    says(told.announced),
  ],
  'h8-two-farms': [
    'Two farms, one owner: can both properties be managed in a single list today?',
    says(told.announced),
  ],
  'h8-android-store': [
    'Searched the Play Store and found nothing. Is there a native app from you?',
    says(told.announced),
  ],
  'h8-keys-florist': [
    'Can the wedding florist get one of those Invisible Keys from us this week?',
    says(told.announced),
  ],
  'h8-figures-board': [
    'Our board loves figures. Are the advanced analytics out?',
    says(told.announced),
  ],
  'h8-notices': ['do I receive smart notifications now, besides the call', says(told.announced)],
  'h8-rental-software': [
    'Bookings sit in property-management software for our vacation rentals. Can it be linked to yours?',
    says(told.announced),
  ],
  'h8-advanced-controls': [
    'What about the advanced controls, can I order those yet?',
    says(told.announced),
  ],
  'h8-in-the-works': [
    'Tell me everything you have announced but cannot deliver so far.',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h8-yo': ['Yoo-hoo, somebody minding the store?', says(greeting)],
  'h8-howdy': ['Howdy from the farm!', says(greeting)],
  'h8-morning-on': ['Good morning! Testing, testing, anybody home?', says(greeting)],
  'h8-obliged': ['Much obliged, dear', says(/welcome|glad|pleasure|thank|anytime|help/i)],
  'h8-so-long': [
    'That will be all. So long!',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h8-human-or': ['Be honest now: robot or human being?', says(told.aiAgent)],
  'h8-call-you': ['Have you been given a name, young fella?', says(/whisper/i)],
  'h8-topics': [
    'Which topics may I bring up with you?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h8-your-day': [
    "how's your day been so far",
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h8-perfect': [
    'Perfect, understood 👍',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
