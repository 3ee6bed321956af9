/** What is announced and not there yet, and what people write between their questions. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'c-airbnb-keys': [
    'I host on Airbnb. Can I order Invisible Keys for my check-ins this weekend?',
    says(told.announced),
  ],
  'c-app-store': [
    'whats the name of your app in the app store, cant find it',
    says(told.announced),
  ],
  'c-alexa': [
    'Alexa runs our whole house. Will she be able to talk to your gate thing today?',
    says(told.announced),
  ],
  'c-couple': [
    'My husband and I both want to manage the property. Is a multi-user setup possible now?',
    says(told.announced),
  ],
  'c-five-houses': [
    'Landlord with five houses: do I get them all under one login, multi-property style?',
    says(told.announced),
  ],
  'c-graph': [
    'Could I get some analytics, a graph say, of the hours at which most deliveries come through?',
    says(told.announced),
  ],
  'c-notified': ['do smart notifications already work or no', says(told.announced)],
  'c-arrived': [
    'From all those things under Coming Soon, has any one of them arrived so far?',
    says(/assistant|Whisper/i),
  ],
})

export const smallTalk = labelled('small talk', {
  'c-yoo-hoo': ['yoo-hoo, anybody home?', says(/hello|\bhi\b|hey|here|help|welcome|ask/i)],
  'c-thx': [
    'thx a bunch, that was exactly it',
    says(/welcome|glad|pleasure|happy|any ?time|help/i),
  ],
  'c-dinner': [
    'Bye for now, dinner is on the table',
    says(/bye|soon|take care|enjoy|good|welcome|here|evening|help/i),
  ],
  'c-hru': ['hru today', says(/well|fine|good|great|help|\bAI\b|ask/i)],
  'c-call-you': ['What should I call you, my friend?', says(/Whisper/)],
  'c-okay': ['okay cool', says(/help|ask|question|any|great|good|glad|ok/i)],
  'c-cute': [
    'Aww, you are a polite little thing',
    says(/thank|kind|glad|happy|help|nice|welcome/i),
  ],
  'c-accident': [
    'oops sorry, my cat stepped on the keyboard',
    says(/no problem|worr|fine|all ?right|help|ok|any ?time|ask|cat|question/i),
  ],
})
