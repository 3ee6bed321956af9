/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h24-a-alexa': [
    'Does smart-home integration with my Alexa work at present?',
    says(told.announced),
  ],
  'h24-a-coaches': [
    'Four coaches share our hall. Is multi-user management something we can order?',
    says(told.announced),
  ],
  'h24-a-six-lots': [
    'Six tree lots along Route 50 belong to me. One login for them all: does multi-property management run already?',
    says(told.announced),
  ],
  'h24-a-iphone': ['Is your native app in the App Store for iPhone?', says(told.announced)],
  'h24-a-caterer': [
    'May I send an Invisible Key to our caterer for Saturday?',
    says(told.announced),
  ],
  'h24-a-stats': [
    'Can I already look at advanced analytics of my dock gate?',
    says(told.announced),
  ],
  'h24-a-notify': [
    'My dispatcher swears he gets smart notifications from you in addition to calls. Can that be so yet?',
    says(told.announced),
  ],
  'h24-a-yardi': [
    'Our apartment board runs property-management software. Do integrations exist today?',
    says(told.announced),
  ],
  'h24-a-advanced': ['Advanced controls: working, or merely planned?', says(told.announced)],
  'h24-a-list': [
    'What is coming soon from you? List it for our newsletter.',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h24-s-knock': ['Knock knock, hello in there', says(greeting)],
  'h24-s-evening': ['A lovely evening to you from slip 14, mate', says(greeting)],
  'h24-s-hey': ['Ahoy ahoy, old chap at a keyboard here', says(greeting)],
  'h24-s-bless': [
    'Bless your heart, thank you kindly',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h24-s-later': [
    'Kids need supper, so I am off, bye and take care',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h24-s-bot': ['am I chatting with an actual person here', says(told.aiAgent)],
  'h24-s-name': [
    'I am Walter. And whom do I have the pleasure of chatting with, your name?',
    says(/whisper/i),
  ],
  'h24-s-can-do': [
    'New here. What might a tailor ask of you?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h24-s-how-are': [
    'How are we doing tonight, friend?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h24-s-ok': [
    'ok great, that clears it up',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
