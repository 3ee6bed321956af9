/** People whom something fails, and plain talk. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { either, worded } from './wordings'

const troubles = labelled('trouble', {
  'k-standing-outside': [
    'HELLO?? standing at the gate 10 min now, nobody answers the thing',
    says(either(worded.reach, told.dial)),
  ],
  'k-code-wont-read': [
    'it is raining, the sign is wet and my camera will not pick up the square',
    says(told.dial),
  ],
  'k-gate-wont-close': [
    'The gate opened fine for the pizza guy and now it just stays open. Since last night!',
    says(worded.reach),
  ],
  'k-no-ring': [
    'since monday my phone does not ring any more when people scan. i changed nothing',
    says(worded.reach),
  ],
  'k-led-dead': ['light over the sign is out', says(worded.reach)],
  'k-cant-login-center': [
    'The Control Center will not let me in, says wrong password',
    says(worded.reach),
  ],
  'k-texts-keep-coming': [
    'you keep texting me!!! make it end',
    says(either(told.stop, worded.reach)),
  ],
  'k-form-failed': [
    'I filled in your whole quote form and it said it was not sent. Now what',
    says(either(/try again/i, worded.reach)),
  ],
  'k-car-hit-post': [
    'My son backed the truck into the post, sign is lying in the flower bed, wires hanging out',
    says(worded.reach),
  ],
  'k-dog-out': [
    'Somebody let a stranger in through our gate and the dog got out, I want to talk to a human NOW',
    says(worded.reach),
  ],
})

const talk = labelled('small talk', {
  'k-morning': [
    'good morning dear',
    says(/\b(hello|hi|hey|good (morning|day)|welcome|help|ask|whisper)\b/i),
  ],
  'k-are-you-real': [
    'is that a real person typing or a program',
    says(/\bAI\b|program|not a person|assistant/i),
  ],
  'k-all-set': [
    "that's all I wanted to know, have a lovely evening",
    says(
      /welcome|glad|any ?time|pleasure|thank|good(bye| evening)|lovely|you too|evening|happy|help/i,
    ),
    'What is the service a month?',
  ],
  'k-name': ['and who am I speaking with?', says(/whisper/i)],
  'k-what-can-you': [
    'What sort of things can I ask you',
    says(/visitor access|gate|door|price|install|service/i),
  ],
})

export const trouble = [...troubles, ...talk]
