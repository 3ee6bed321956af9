/** What is announced and not there yet, and talk without a question. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'b-until-sunday': [
    'Can I give my Airbnb guest a temporary access code that ends on Sunday?',
    says(told.invisibleKeys, told.announced),
  ],
  'b-google-home': [
    'Does it talk to my Google Home or other smart home stuff?',
    says(told.announced),
  ],
  'b-nine-buildings': [
    'We manage nine buildings. Can I have all the properties in one account?',
    says(told.announced),
  ],
  'b-app-store': ['When can I find your native app in the App Store?', says(told.announced)],
  'b-push': ['Do you send smart notifications when somebody came in?', says(told.announced)],
  'b-wife-and-i': [
    'My wife and I both want to answer for our property as separate users. Works today?',
    says(told.announced),
  ],
  'b-yardi': [
    'ButterflyMX hooks into our property management software. Do you integrate with it as well?',
    says(told.announced),
  ],
  'b-board-figures': [
    'Our board loves charts. Are there analytics on the use of the gate?',
    says(told.announced),
  ],
  'b-assistant-here': [
    'The AI assistant for 24/7 support, is that still to come or is it here?',
    says(/(is|it's|already) here|on this site|answers in the chat|available 24/i),
  ],
})

const greeting = says(/help|ask|hello|hi\b|hey|question|here/i)
const parting = says(/bye|welcome|glad|thank|pleasure|day|here|any ?time|happy|care/i)

export const smallTalk = labelled('small talk', {
  'b-good-evening': ['good evening Whisper!', greeting],
  'b-anyone': ['hey there, anyone home?', greeting],
  'b-kind-dear': ['Thank you dear, you were very kind to an old lady.', parting],
  'b-cool-thx': ['ok cool thx', parting],
  'b-your-day': [
    'How is your day going?',
    says(/help|ask|well|good|fine|great|question|thank|here/i),
  ],
  'b-off-i-go': ['Alright, off I go, goodbye', parting],
  'b-perfect': ['perfect, that is all I needed', parting],
  'b-hola-yo': ['yo whats up', greeting],
})
