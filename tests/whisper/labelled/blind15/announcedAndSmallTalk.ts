/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h15-a-alexa': [
    'We bought a house full of smart gadgets. Does yours tie into a smart-home system at present?',
    says(told.announced),
  ],
  'h15-a-teachers': [
    'Could several teachers at our kindergarten answer for the same door, multi-user style?',
    says(told.announced),
  ],
  'h15-a-rentals': [
    'I own three rentals and want to see them in one account. Is multi-property management ready?',
    says(told.announced),
  ],
  'h15-a-iphone': ['Do you already have a native app for iPhone?', says(told.announced)],
  'h15-a-keys-band': [
    'A band plays at our vineyard Saturday. May I send them Invisible Keys today?',
    says(told.announced),
  ],
  'h15-a-analytics': [
    'Our accountant wants usage numbers for each gate. Can I get analytics now?',
    says(told.announced),
  ],
  'h15-a-smart-notes': ['Are smart notifications switched on already?', says(told.announced)],
  'h15-a-buildium': [
    'Can I hook it up to the property-management software I use for my tenants?',
    says(told.announced),
  ],
  'h15-a-advanced': ['Is it possible to buy those advanced controls now?', says(told.announced)],
  'h15-a-coming': [
    'Which features are still to come?',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h15-s-knock': ['Knock knock, any soul in here?', says(greeting)],
  'h15-s-evening': ['Evening from the night nurses on floor six, coffee in hand', says(greeting)],
  'h15-s-heya': ['heya :)', says(greeting)],
  'h15-s-bless': [
    'Bless your heart, that was kind',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h15-s-later': [
    'gotta run, pizza is getting cold, later!',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help|later|enjoy/i),
  ],
  'h15-s-person': [
    'My granddaughter bets a dollar you are no lady but a computer. Who wins?',
    says(told.aiAgent),
  ],
  'h15-s-name': [
    'Mom wants to know how she should address you, some sort of name?',
    says(/whisper/i),
  ],
  'h15-s-can-do': [
    'First time on here, brand new homeowner. On which subjects are you any use?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h15-s-howareyou': [
    'How are you doing this fine morning, sweetie?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h15-s-cool': [
    'roger that, makes sense to the two of us',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
