/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h12-iphone-app': [
    'Where do I download the native app for my iPhone?',
    says(/announced|coming soon|not (available|part of the service) yet|not yet|no app/i),
  ],
  'h12-tutor-key': [
    "My daughter's tutor comes at four on Wednesday. May I make her an Invisible Key?",
    says(told.announced),
  ],
  'h12-two-receptionists': [
    'Two receptionists and I answer for the clinic. Is multi-user management in place?',
    says(told.announced),
  ],
  'h12-seven-houses': [
    'seven rental houses on one account, do you have multi-property management',
    says(told.announced),
  ],
  'h12-alexa': ['Does a smart-home integration for Alexa exist at present?', says(told.announced)],
  'h12-appfolio': [
    'We keep our tenants in AppFolio. Is there an integration with property-management software like that?',
    says(told.announced),
  ],
  'h12-engineer-figures': [
    'A retired engineer wants statistics on his gate. Do you deliver advanced analytics?',
    says(told.announced),
  ],
  'h12-smart-notes': [
    'I would switch on smart notifications. Where are they?',
    says(told.announced),
  ],
  'h12-controls-when': ['Advanced controls: included as of now?', says(told.announced)],
  'h12-roadmap': [
    'What is coming soon? I like to see a road map before I buy.',
    says(/invisible keys|multi-|native app|analytics|notifications/i, told.announced),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h12-knock': ['knock knock', says(/hello|hi\b|hey|help|welcome|ask|who|question|visitor/i)],
  'h12-evening': ['Good evening to you from Takoma Park', says(greeting)],
  'h12-hiya': ['Salutations from a rainy bike lane', says(greeting)],
  'h12-thanks-lot': [
    'Thank you so much, you saved my afternoon',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h12-got-to-run': [
    'Got to run, a patient is barking. Bye now!',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h12-person': ['Excuse me, is this a real person writing?', says(told.aiAgent)],
  'h12-who-speaking': ['I like to know a name before I chat. Yours?', says(/whisper/i)],
  'h12-what-can-you': [
    'I never used one of these chats. What can you do for me?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h12-how-are-you': [
    'everything all right with you this wet Tuesday, friend?',
    says(/help|ask|well|fine|good|great|thank|all right|question|AI\b/i),
  ],
  'h12-okey': [
    'Okey-dokey, makes sense',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
