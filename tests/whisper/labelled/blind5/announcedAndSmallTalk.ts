/** What is announced and not there yet; and talk that asks for nothing. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'f-airbnb-codes': [
    'I rent out the basement. Can I send my guests a temporary code that stops working on Sunday?',
    says(told.announced, /invisible keys?|temporary|works for a time/i),
  ],
  'f-siri': [
    'We have Apple HomeKit all over the house. Can the gate be part of my smart home?',
    says(told.announced, /smart[- ]home|integration/i),
  ],
  'f-husband-login': [
    'can several people manage the same property, like me, my husband and his sister',
    says(told.announced, /multi-user|several people|shared among/i),
  ],
  'f-eleven-buildings': [
    'I look after eleven buildings. One account with multi-property management, is that there today?',
    says(told.announced, /multi-property|several properties|every property/i),
  ],
  'f-push': [
    'do you have smart notifications now',
    says(told.announced, /notifications?|notices/i),
  ],
  'f-native': [
    "When is your own app coming? I'd actually like one.",
    says(told.announced, /\bapp\b/i),
  ],
  'f-yardi': [
    'our rentals run on Yardi, would your thing plug into that management software',
    says(told.announced, /integration|management (software|program)/i),
  ],
  'f-analytics': [
    'Board wants analytics on how many entries we get per gate. Can we order the advanced analytics?',
    says(told.announced, /analytics|in figures|figures on/i),
  ],
  'f-advanced-controls': [
    'What are these advanced controls, can I have them',
    says(told.announced, /advanced controls|more ways to steer|settings that go/i),
  ],
  'f-roadmap': [
    'what new features are you planning',
    says(
      told.announced,
      /invisible keys?|smart notifications|multi-(user|property)|native app|analytics/i,
    ),
  ],
})

export const smallTalk = labelled('small talk', {
  'f-nice-one': [
    "Afternoon! Hope you're having a nice one",
    says(/good (afternoon|day)|hello|hi\b|hey|welcome|thank|help|ask/i),
  ],
  'f-hey-whisper': ['Hey Whisper :)', says(/hello|hi\b|hey|welcome|help|ask/i)],
  'f-anybody': ['hellooo anybody home??', says(/hello|hi\b|hey|here|welcome|help|ask/i)],
  'f-that-helped': [
    'That cleared it up, thanks a bunch!',
    says(/welcome|glad|pleasure|happy|any ?time|thank/i),
  ],
  'f-perfect-ty': ['perfect ty', says(/welcome|glad|pleasure|happy|any ?time|thank|great/i)],
  'f-gotta-run': [
    'gotta run, talk later',
    says(/bye|see you|take care|later|good day|welcome|any ?time|thank|here/i),
  ],
  'f-alright': [
    'you doing alright over there?',
    says(/well|good|fine|great|thank|ready|help|hello|hi\b|ask/i),
  ],
  'f-who-r-u': ['who am I chatting with', says(/Whisper|\bAI\b|assistant/)],
  'f-can-you-help': [
    'can you help me with a question or two?',
    says(/yes|sure|of course|gladly|happy|ask|help|go ahead|question/i),
  ],
  'f-makes-sense': [
    'alright makes sense',
    says(/ask|help|welcome|glad|great|good|any ?time|else|here|happy/i),
  ],
})
