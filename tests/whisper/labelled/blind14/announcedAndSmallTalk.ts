/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h14-alexa-now': [
    'We have Alexa all over the house. Do you integrate with smart homes right now?',
    says(told.announced),
  ],
  'h14-two-receptionists': [
    'Two receptionists share our office. Can I use multi-user management already?',
    says(told.announced),
  ],
  'h14-six-buildings': [
    'I look after six buildings. Is multi-property management working now?',
    says(told.announced),
  ],
  'h14-iphone-app': [
    'My teenagers live on their iPhones and hunted for you in the App Store. Does your native app exist at this point?',
    says(told.announced),
  ],
  'h14-keys-babysitter': [
    'I’d like an Invisible Key for the babysitter tonight, may I?',
    says(told.announced),
  ],
  'h14-analytics-monthly': [
    'Do you offer advanced analytics of who used the gate?',
    says(told.announced),
  ],
  'h14-notify-me': [
    'Down at the boathouse I would like the smart notifications switched on this weekend. How?',
    says(told.announced),
  ],
  'h14-appfolio': [
    'We run 60 apartments out of AppFolio. Does your system hook into property-management software these days?',
    says(told.announced),
  ],
  'h14-adv-ctrl': [
    'those advanced controls on your page... may I have them on my barn already?',
    says(told.announced),
  ],
  'h14-coming-soon': [
    'Dispatcher here, making a wish list for 2027: which of your features are merely promised for later?',
    says(/invisible keys/i, told.announced),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h14-hiya': ['Hiya from the back seat of a cab, got a minute for me?', says(greeting)],
  'h14-evening-rain': ['Good evening, wet one out tonight', says(greeting)],
  'h14-knock-knock': ['Anyone there? It’s my first time on here', says(greeting)],
  'h14-thanks-much': [
    'Thank you so very much, you were kind',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h14-bye-now': [
    'Gotta run, my fare is here, bye',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h14-real-person': ['are you a real person', says(told.aiAgent)],
  'h14-your-name': ['And you are…? I like to know who I’m chatting with', says(/whisper/i)],
  'h14-what-can-do': [
    'I just moved to this country and my landlord sent me here. With what can you assist me?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h14-how-ya-doin': [
    'How ya doing today?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h14-ok-cool': ['ok cool got it', says(/help|ask|else|glad|welcome|good|great|question|more/i)],
})
