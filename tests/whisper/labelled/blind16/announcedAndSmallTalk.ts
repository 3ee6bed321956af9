/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h16-a-alexa': [
    'My daughter set up smart-home gadgets in every room. Does your gate integrate with those at present?',
    says(told.announced),
  ],
  'h16-a-two-instructors': [
    'Can two riding instructors and I all answer for one property now, with multi-user management?',
    says(told.announced),
  ],
  'h16-a-three-inns': [
    'We own three inns. Is multi-property management something I can buy today?',
    says(told.announced),
  ],
  'h16-a-iphone': ['iphone app from you guys, is it out?', says(told.announced)],
  'h16-a-keys-organ': [
    'The organ tuner comes on the 9th. May I send him a temporary access code, your Invisible Keys?',
    says(told.announced),
  ],
  'h16-a-analytics': [
    'Do I get advanced analytics on how often our pantry door is used?',
    says(told.announced),
  ],
  'h16-a-smart-notes': [
    'Smart notifications, can those be switched on already?',
    says(told.announced),
  ],
  'h16-a-yardi': [
    'Concierge desk runs on property-management software. Any integration with it so far?',
    says(told.announced),
  ],
  'h16-a-adv-controls': ['advanced controls available or not', says(told.announced)],
  'h16-a-coming-list': [
    'What is on your coming soon list?',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h16-s-ahoy': ['Ahoy from the docks!', says(greeting)],
  'h16-s-evening': ['Good evening, I hope I do not disturb', says(greeting)],
  'h16-s-hey-there': ['hey there, concierge desk saying hi :)', says(greeting)],
  'h16-s-bless': [
    'Sugar, you have been sweeter than my own grandkids today',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h16-s-bye': [
    'Got to run, the school bus is here. Bye!',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help|drive|run/i),
  ],
  'h16-s-are-you-person': [
    'My grandson says you are not a person. Is he right?',
    says(told.aiAgent),
  ],
  'h16-s-name': ['I am Edna. What do they call you, dear?', says(/whisper/i)],
  'h16-s-what-ask': [
    'I was told to ask you things. What sort of things would you know about?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h16-s-how-are-you': [
    'Lovely morning on the river, how are you keeping?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h16-s-okay-dear': [
    'Okey-doke, makes sense now',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
