/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h22-keys-actors': [
    'May I hand the visiting actors Invisible Keys for this weekend of the run?',
    says(told.announced),
  ],
  'h22-two-lots': [
    'I own an RV lot in Bowie and another in Rockville. Is multi-property management working already?',
    says(told.announced),
  ],
  'h22-co-owners': [
    'My wife, my brother and I all look after the farm. Can several people be users for one property now?',
    says(told.announced),
  ],
  'h22-iphone-app': [
    'Before rehearsals I want the whole crew set up: has your native app reached our iPhones by now?',
    says(told.announced),
  ],
  'h22-alexa': [
    'I have Alexa in every room. Does the smart-home integration exist today?',
    says(told.announced),
  ],
  'h22-appfolio': [
    'We run the block with property-management software. Is an integration to be had at present?',
    says(told.announced),
  ],
  'h22-smart-notices': [
    'Deaf man here: smart notifications would be great. Do you have them yet?',
    says(told.announced),
  ],
  'h22-analytics-stop': [
    'Truck stop manager. Can I order advanced analytics of our gate right now?',
    says(told.announced),
  ],
  'h22-advanced': [
    'My sailing school would gladly have those advanced controls switched on, can you do it this week?',
    says(told.announced),
  ],
  'h22-coming': [
    'I am curious what the future holds. Read me the coming features, one after another, for our block newsletter.',
    says(/invisible keys|smart notifications|native app|analytics|integrations/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h22-ahoy': ['Ahoy, Whisper, permission to come aboard!', says(greeting)],
  'h22-evening': ['Good evening from a tired court reporter', says(greeting)],
  'h22-peace': [
    'Peace be with you, friend',
    says(/help|hello|hi\b|welcome|peace|ask|thank|question/i),
  ],
  'h22-thanks-sweet': [
    'You are a sweetheart, thanks a bunch',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h22-night-night': [
    'Off to bed now, good night',
    says(/night|bye|welcome|day|take care|see you|glad|thank|here|help/i),
  ],
  'h22-machine': [
    'my grandson bets me a nickel you are made of circuits, is he right',
    says(told.aiAgent),
  ],
  'h22-name': [
    'My quilting friends would like to greet you properly. You go by...?',
    says(/whisper/i),
  ],
  'h22-what-can': [
    'Never used one of these. Which sort of matters do you handle for folks?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h22-hows-it': [
    'Lovely fall weather on the farm. And you, keeping well?',
    says(/help|ask|well|fine|good|great|thank|question|AI\b/i),
  ],
  'h22-gotcha': [
    'Roger that, clear as day 👌',
    says(/help|ask|else|glad|welcome|good|great|question|more/i),
  ],
})
