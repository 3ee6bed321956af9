/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h11-apple-app': [
    'Grandkids put everything on my iPhone for me. Do you have a native app they can load?',
    says(/announced|coming soon|not (available|part of the service) yet|not yet|no app/i),
  ],
  'h11-friday-guest': [
    'Airbnb guest arrives Friday at 11 pm. May I send her an Invisible Key?',
    says(told.announced),
  ],
  'h11-alexa': ['does the smart-home integration with Alexa work yet', says(told.announced)],
  'h11-fourteen': [
    'I look after 14 communities. Is multi-property management something I can have now?',
    says(told.announced),
  ],
  'h11-front-office': [
    'Five of us sit in the front office. Is multi-user management live?',
    says(told.announced),
  ],
  'h11-ledger-software': [
    'Bookkeeper here. Does your service integrate with our property-management software at present?',
    says(told.announced),
  ],
  'h11-count-parents': [
    'Are advanced analytics available, so the principal sees how busy the entry is?',
    says(told.announced),
  ],
  'h11-switch-on': [
    'Smart notifications: could the HOA switch those on this month?',
    says(told.announced),
  ],
  'h11-pipeline': [
    'Dealer asking: what is coming soon on your side?',
    says(/invisible keys/i, /announced|coming soon|not (available|part of the service) yet/i),
  ],
  'h11-steering': [
    'My installer mentioned advanced controls. Does that exist or is it still to come?',
    says(told.announced),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h11-got-a-sec': ['hi there, got a sec?', says(greeting)],
  'h11-front-desk': ['Good afternoon from the school front office!', says(greeting)],
  'h11-hey-whisper': ['hey Whisper, long day over here at the leasing office', says(greeting)],
  'h11-thx': ['thx a bunch!!', says(/welcome|glad|pleasure|thank|anytime|help/i)],
  'h11-gotta-run': [
    'gotta run, kids are in the car. bye',
    says(/bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h11-bot': ['quick one before i start, is this a bot typing', says(told.aiAgent)],
  'h11-name': [
    'My granddaughter says I should greet you by name, sweetheart. Which is?',
    says(/whisper/i),
  ],
  'h11-help-with': [
    'What kind of things can you help me with?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h11-how-are-ya': [
    'how are ya today',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h11-ok-cool': [
    'ok cool, makes sense',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
