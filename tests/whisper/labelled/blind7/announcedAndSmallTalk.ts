/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h7-alexa': [
    'Can I already tie it to Alexa or some other smart home system?',
    says(told.announced),
  ],
  'h7-my-wife-also': [
    'Can my wife and I both have logins, several users on one house?',
    says(told.announced),
  ],
  'h7-six-buildings': [
    'I own six buildings. Multi-property management now, or not?',
    says(told.announced),
  ],
  'h7-iphone-app': ['Where do I download your native app?', says(told.announced)],
  'h7-keys-today': ['Could you switch on Invisible Keys for me today?', says(told.announced)],
  'h7-charts': [
    'Do I get analytics with graphs of how often the gate opened?',
    says(told.announced),
  ],
  'h7-push': ['smart notifications, are they live?', says(told.announced)],
  'h7-appfolio': [
    'We run our rentals in property management software. Does yours integrate with it at present?',
    says(told.announced),
  ],
  'h7-whats-coming': [
    'What is on your roadmap, which features are coming?',
    says(/invisible keys/i, told.announced),
  ],
  'h7-guest-code-timed': [
    'My Airbnb guest arrives Friday, I want a temporary access code that works for the weekend only',
    says(told.invisibleKeys, told.announced),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h7-hey-there': ['heyyy', says(greeting)],
  'h7-good-evening': ['Good evening to you, sir or madam', says(greeting)],
  'h7-thx-much': [
    'great, thx so much, that was useful',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h7-bye-now': [
    'alright gotta run, bye',
    says(/bye|welcome|day|take care|see you|glad|thank|here/i),
  ],
  'h7-are-you-bot': ['are you a bot?', says(told.aiAgent)],
  'h7-your-name': ['and who do I have the honor of chatting with, got a name?', says(/whisper/i)],
  'h7-what-can-you': [
    'So what sort of stuff are you able to help me with?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h7-how-are-you': [
    'how you doing today',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h7-ok-cool': [
    'ah right right, makes sense to me',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
  'h7-hello-anybody': ['hello?? anybody in there', says(greeting)],
})
