/** What is announced and not there yet; and what people say besides. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'g-google-home': [
    'Does it hook into Google Home today?',
    says(told.announced, /smart[- ]home|integration/i),
  ],
  'g-yardi': [
    'We run our buildings on Yardi property software. Do the two talk to each other?',
    says(told.announced, /property[- ]management|integration|management programs/i),
  ],
  'g-wife-too': [
    'Can my wife and I both be set up to manage it?',
    says(told.announced, /multi-user|several people|shared among/i),
  ],
  'g-six-rentals': [
    'I have six rentals. Can I handle all of them under one login?',
    says(told.announced, /multi-property|several properties|every property/i),
  ],
  'g-temp-code': [
    'Airbnb guests arrive Friday and leave Sunday. Can they get a code that dies by itself?',
    says(told.announced, /invisible keys?|temporary (access )?codes?|code that works/i),
  ],
  'g-app-store': [
    'cant find you in the app store',
    says(/no app|announced|coming soon|native app/i),
  ],
  'g-push': [
    'Will I get smart notifications when somebody came by?',
    says(told.announced, /notif|notices/i),
  ],
  'g-charts': [
    'I would love charts of how busy our entrance is over the month. Available?',
    says(told.announced, /analytics|figures/i),
  ],
  'g-roadmap': [
    'What are you folks working on next?',
    says(told.announced, /invisible keys|notifications|multi-|app\b|integrations|analytics/i),
  ],
  'g-invisible-key-order': [
    'I want to order Invisible Keys.',
    says(told.announced, /invisible keys?|temporary (access )?codes?/i),
  ],
})

export const smallTalk = labelled('small talk', {
  'g-morning': [
    'Good morning Whisper, first coffee and already chatting with a machine :)',
    says(/hello|hi\b|hey|good morning|welcome|help|ask/i),
  ],
  'g-hey-whisper': ['yo', says(/hello|hi\b|hey|welcome|help|ask|Whisper/i)],
  'g-ty': ['ty that helped', says(/welcome|glad|pleasure|happy|any ?time|else/i)],
  'g-bye-now': [
    'ok bye for now',
    says(/bye|good day|take care|any ?time|welcome|glad|see you|thank/i),
  ],
  'g-how-are-you': [
    "So how's life treating you in there today?",
    says(/thank|fine|well|good|here|help|AI|assistant|ask/i),
  ],
  'g-your-name': ["What's your name?", says(/Whisper/)],
  'g-cool': [
    'oh nice, sounds cool',
    says(/glad|welcome|thank|happy|ask|help|else|any ?time|great/i),
  ],
  'g-can-you': [
    'I have never used one of these chat things. What are you good for?',
    says(/visitor access|install|price|pricing|cost|gate|service|question/i),
  ],
  'g-much-appreciated': [
    'Much appreciated, you have been a great help to an old man.',
    says(/welcome|glad|pleasure|happy|any ?time|thank/i),
  ],
  'g-anyone-home': ['hello?? anyone home', says(/hello|hi\b|hey|welcome|help|ask|here|Whisper/i)],
})
