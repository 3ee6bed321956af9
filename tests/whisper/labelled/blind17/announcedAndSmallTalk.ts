/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h17-a-app': [
    'My husband prefers tapping an icon. Is the native app out by now?',
    says(told.announced),
  ],
  'h17-a-keys-sitter': [
    'Going away for Passover: can I give the dog sitter Invisible Keys already?',
    says(told.announced),
  ],
  'h17-a-coop-users': [
    'Five of us on the co-op board would share one property. Is multi-user management working?',
    says(told.announced),
  ],
  'h17-a-two-studios': [
    'I run studios in Shaw and Reston. Is there multi-property management at present?',
    says(told.announced),
  ],
  'h17-a-alexa': ['Does it link with a smart home, say Alexa, as of today?', says(told.announced)],
  'h17-a-analytics': [
    'A museum lives on visitor figures. Can I use the advanced analytics this season?',
    says(told.announced),
  ],
  'h17-a-notices': [
    'Are smart notifications switched on for bakers like us, or still to come?',
    says(told.announced),
  ],
  'h17-a-controls': ['advanced controls. got them or not?', says(told.announced)],
  'h17-a-software': [
    'We let the duplex through Buildium. Is an integration with property-management software available?',
    says(told.announced),
  ],
  'h17-a-list': [
    'Which features are on your coming-soon list?',
    says(/invisible keys/i, told.announced),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h17-s-shalom': ['Shalom and a good week to you', says(greeting)],
  'h17-s-ahoy': ['Ahoy there, mate!', says(greeting)],
  'h17-s-night': ['Ciao bella, the bakers are up and at it 🥖', says(greeting)],
  'h17-s-grateful': [
    'I am very grateful to you, kind helper',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h17-s-bees': [
    'Must run, the bees are swarming. Goodbye!',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h17-s-machine': [
    'My late wife would have asked straight out: is there a real lady typing back, or some computer brain?',
    says(told.aiAgent),
  ],
  'h17-s-name': [
    'Miriam from the synagogue office here, and with whom do I have the honor, by name?',
    says(/whisper/i),
  ],
  'h17-s-capable': [
    'What sort of things are you able to tell people?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h17-s-feel': [
    'Feeling all right tonight, friend?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h17-s-gotcha': [
    'gotcha, makes sense 😊',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
