/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h25-a-alexa': [
    'Can I hook it to Alexa, or is smart-home integration still a someday thing?',
    says(told.announced),
  ],
  'h25-a-coaches': [
    'Four derby coaches would all like to answer for the rink. Is multi-user management live?',
    says(told.announced),
  ],
  'h25-a-three-shops': [
    'I own three spice shops. Multi-property management, do you have that yet?',
    says(told.announced),
  ],
  'h25-a-iphone-app': [
    "My mother's tablet and my iPhone are both Apple. Has your native app shipped by now?",
    says(told.announced),
  ],
  'h25-a-keys-substitute': [
    'A substitute teacher comes Friday. Can I send her an Invisible Key for the day?',
    says(told.announced),
  ],
  'h25-a-stats': [
    'Would love charts on how often our depot gate opens. Can I get advanced analytics today?',
    says(told.announced),
  ],
  'h25-a-smart-notes': ['smart notifications, have they launched', says(told.announced)],
  'h25-a-appfolio': [
    'We keep all 60 townhouses in property-management software. Does yours integrate with that already?',
    says(told.announced),
  ],
  'h25-a-adv-controls': [
    'Are the advanced controls something I can use right now?',
    says(told.announced),
  ],
  'h25-a-roadmap': [
    'The club newsletter wants a paragraph on whatever you have announced but not finished. Run through it for me?',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h25-s-hi-hon': ['Hiya, hon!', says(greeting)],
  'h25-s-evening': ["Evenin' there, the porch light was on so I came in", says(greeting)],
  'h25-s-sat-sri': ['Sat Sri Akal, good people', says(greeting)],
  'h25-s-thanks-bunch': [
    'thanks a bunch, you saved me a trip',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h25-s-bye-now': [
    'Well, supper is calling. Catch you later, alligator',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h25-s-real-person': [
    'My grandson bet me a dollar you are a computer. Is he right, or is some lady typing this?',
    says(told.aiAgent),
  ],
  'h25-s-name': ['I am Dottie. And what do they call you, sugar?', says(/whisper/i)],
  'h25-s-can-do': [
    'I just landed on this page from a flyer. What sort of stuff are you good for?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h25-s-how-are': [
    'Hope the night is treating you kindly, how goes it?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h25-s-gotcha': [
    'Gotcha, that clears up the muddle in my head.',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
