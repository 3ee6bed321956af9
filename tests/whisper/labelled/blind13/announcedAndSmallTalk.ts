/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h13-alexa': [
    'We talk to Alexa all day. Can your smart-home integration be had by now?',
    says(told.announced),
  ],
  'h13-couple-answers': [
    'My wife and I both want to answer for the house. Is multi-user management live?',
    says(told.announced),
  ],
  'h13-forty-two': [
    '42 gates in three counties on my books. Does multi-property management work already?',
    says(told.announced),
  ],
  'h13-app-store': [
    'Apple people in our family ask whether you ship a native app yet.',
    says(told.announced),
  ],
  'h13-substitute': [
    'A substitute care worker fills in Tuesday. Can I give her an Invisible Key?',
    says(told.announced),
  ],
  'h13-analytics-condo': [
    'Does the condo get advanced analytics, like visits per week?',
    says(told.announced),
  ],
  'h13-notifications': ['smart notifications - here or still to come?', says(told.announced)],
  'h13-appfolio': [
    'Our office lives in AppFolio. Does an integration with property-management software exist today?',
    says(told.announced),
  ],
  'h13-controls': ['Have the advanced controls been released?', says(told.announced)],
  'h13-coming-list': [
    'Which features are listed as coming soon?',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h13-hiya': ['Hiya from two sleepy roommates 🙂', says(greeting)],
  'h13-good-afternoon': ['Good afternoon from the stables', says(greeting)],
  'h13-hello-there': [
    'hello, my granddaughter told me to click here, so here I am',
    says(greeting),
  ],
  'h13-thanks-lots': [
    'Thanks a bunch, that was useful!',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h13-got-to-run': [
    'Got to run, class starts. Bye now',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h13-machine': ['Am I chatting with a machine or with a lady in an office?', says(told.aiAgent)],
  'h13-your-name': ['I am Dolores. And whom have I got the pleasure with?', says(/whisper/i)],
  'h13-what-for': [
    'Before I begin: which sort of things do you know about?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h13-how-you': [
    'Long week at the stable. Hope yours is going better?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h13-okay-cool': [
    'alright, that clears it up for us',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
