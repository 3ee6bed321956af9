/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h10-alexa': [
    'Grandma talks to Alexa all day. Smart-home integration, do you have it now?',
    says(told.announced),
  ],
  'h10-siblings-share': [
    'My sister and I both look after Dad. Multi-user, so that both of us answer, is that available?',
    says(told.announced),
  ],
  'h10-condo-two-buildings': [
    'One board, two buildings. Is multi-property management ready?',
    says(told.announced),
  ],
  'h10-app-store': [
    'i look in app store for your native app but nothing there. it exist?',
    says(told.announced),
  ],
  'h10-keys-hay': [
    'Want to send the hay supplier an Invisible Key for Thursday. Possible already?',
    says(told.announced),
  ],
  'h10-analytics-shop': [
    'For my shop I need figures on who comes when. When I buy now, do I get advanced analytics?',
    says(told.announced),
  ],
  'h10-notify-carer': [
    'Are the smart notifications working yet? I am a carer and miss things.',
    says(told.announced),
  ],
  'h10-yardi': [
    'Our condo office works with Yardi, that is property-management software. Does it integrate with you at present?',
    says(told.announced),
  ],
  'h10-controls-more': ['advanced controls: out, or still to come?', says(told.announced)],
  'h10-roadmap': [
    'Which features are coming soon? Our committee plans ahead.',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h10-hiya': ['hiya whisper', says(greeting)],
  'h10-evening': ['Good evening to you from the night shift', says(greeting)],
  'h10-anyone': ['hello?? is this on', says(greeting)],
  'h10-appreciate': [
    'Appreciate it, you have been very patient with an old lady.',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h10-gotta-go': [
    'ok gotta go, truck is loaded, bye',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h10-real-person': ['Excuse me, do I speak with a real person?', says(told.aiAgent)],
  'h10-who-are-you': ['And who might you be?', says(/whisper/i)],
  'h10-useful-for': [
    'Tell an old farmer what you are useful for.',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h10-feeling': [
    'how are we feeling today 😀',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h10-got-it': [
    'ok got it, makes sense now',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
