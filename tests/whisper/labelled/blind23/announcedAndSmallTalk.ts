/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h23-a-alexa': [
    'We use Alexa for the nursery lights. Can I integrate your gate with a smart home today?',
    says(told.announced),
  ],
  'h23-a-board-users': [
    'Five of us on the co-housing board would answer. Is multi-user management ready?',
    says(told.announced),
  ],
  'h23-a-three-rinks': [
    'We own three ice rinks. Is there multi-property management?',
    says(told.announced),
  ],
  'h23-a-iphone-app': ['Where can I get your native iPhone app?', says(told.announced)],
  'h23-a-keys-docent': [
    'May I send an Invisible Key to a guest docent for tomorrow?',
    says(told.announced),
  ],
  'h23-a-analytics': [
    'Do you already have advanced analytics, so I see how often the alley door is used?',
    says(told.announced),
  ],
  'h23-a-smart-notes': [
    'I heard your smart notifications tell an owner what matters. Could our museum volunteers start getting those tomorrow?',
    says(told.announced),
  ],
  'h23-a-appfolio': [
    'Our HOA manager works in AppFolio, a property-management software. Does your system integrate with it now?',
    says(told.announced),
  ],
  'h23-a-advanced': [
    'Are the advanced controls something I can have switched on this week?',
    says(told.announced),
  ],
  'h23-a-whats-coming': [
    'What is coming soon at Visitor Access?',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i
const farewell = /bye|welcome|day|night|take care|see you|glad|thank|here|help/i

export const smallTalk = labelled('small talk', {
  'h23-s-hiya': ['Hiya, Ruth from the garden club here', says(greeting)],
  'h23-s-kalimera': [
    'Kalimera from the parish kitchen, and greetings to whoever sits there!',
    says(greeting),
  ],
  'h23-s-anyone': ['knock knock, does this little window work? my eyes are bad', says(greeting)],
  'h23-s-thanks': [
    'Bless your heart, you were a real treasure to this old lady',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h23-s-bye': ['Gotta go, baby is crying. Bye bye', says(farewell)],
  'h23-s-night': ['Well, the shop is closing and so are my eyes. Sleep tight!', says(farewell)],
  'h23-s-bot': [
    'Before I go on: am I typing to some lady in an office, or to software?',
    says(told.aiAgent),
  ],
  'h23-s-name': ['I am Walt from the train museum. And you are called?', says(/whisper/i)],
  'h23-s-can-do': [
    'What sort of things can you help an old teacher with?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h23-s-ok': [
    'alrighty then, makes sense, will tell the drummer',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
