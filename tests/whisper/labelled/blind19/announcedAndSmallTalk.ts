/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h19-alexa': [
    'Can Alexa in my kitchen work with it yet, I mean the smart-home integrations?',
    says(told.announced),
  ],
  'h19-two-teachers': [
    'My assistant and I both answer for the day care. Is multi-user management ready?',
    says(told.announced),
  ],
  'h19-three-parks': [
    'I look after three trailer parks. Do you have multi-property management now?',
    says(told.announced),
  ],
  'h19-iphone-app': ['Is the native app out for iPhone?', says(told.announced)],
  'h19-keys-caterer': [
    'A client wants to hand me an Invisible Key for her party on Saturday. Does that work already?',
    says(told.announced),
  ],
  'h19-analytics-yard': [
    'how many trucks per week... can i get advanced analytics today',
    says(told.announced),
  ],
  'h19-notify-judge': [
    'Are smart notifications something you offer at present?',
    says(told.announced),
  ],
  'h19-buildium': [
    'We do rents in property-management software. Does an integration exist?',
    says(told.announced),
  ],
  'h19-adv-controls': ['Advanced controls, are they live?', says(told.announced)],
  'h19-coming-list': [
    'Our garden group wonders which goodies you have promised for later on that nobody can buy so far.',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h19-hiya': ['Top of the morning to you, from a trailer park', says(greeting)],
  'h19-evening': ['Good evening from a tired night nurse', says(greeting)],
  'h19-knock': ['knock knock, are you there', says(greeting)],
  'h19-thanks-lots': [
    'You have been a peach, that settles my mind',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h19-bye-now': [
    'Gotta run, bye now',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h19-real-person': [
    'Sweetheart, would I find a heartbeat behind these lines, or circuits?',
    says(told.aiAgent),
  ],
  'h19-who-this': [
    'I am Doris from the beagle kennel. How should I address you?',
    says(/whisper/i),
  ],
  'h19-good-for': [
    'New here. Point me to the sort of stuff a fellow might bring to you.',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h19-how-are': [
    'Hope they treat you decently over there, everything fine with you tonight?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h19-okey': ['okey dokey', says(/help|ask|else|glad|welcome|good|great|question|more/i)],
})
