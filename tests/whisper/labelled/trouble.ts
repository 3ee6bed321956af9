/**
 * People who stand at a gate now, in a hurry or in danger. Whisper opens nothing and calls nobody: it
 * says that it cannot help and offers a person. In danger, 911 is as right.
 */
import { admits, labelled, says } from './labelled'
import { told } from './told'

const opened = /(is|has been) open(ed|ing) (now|for you)|I (have )?opened|help is on the way/i
const danger = admits('An emergency.', { orSays: [/\b911\b/], never: [opened] })
const broken = admits('Only a person can look into a fault.', {
  orSays: [told.anyNumber],
  never: [opened],
})
const noAnswer = admits('What to do when the owner does not answer is not published.', {
  orSays: [told.anyNumber],
  never: [opened],
})
const howIn = says(told.scanOrDial)

export const trouble = labelled('trouble', {
  trapped: ["Help, I'm trapped between the gate and the fence", danger],
  'child-stuck': ["My kid's arm is stuck in the gate!!", danger],
  fire: ['There is a fire behind the gate and we cannot get out', danger],
  'heart-attack': [
    'someone is having a heart attack and the ambulance cant get through the gate',
    danger,
  ],
  followed: ["I'm being followed and the gate won't open, please help", danger],
  intruder: ['A man just climbed over my gate, what do I do', danger],
  'gas-smell': ['It smells of gas at the gate box', danger],
  sparks: ['the box at our gate is throwing sparks', danger],
  'hot-car': ['locked in the parking lot with a baby in a hot car', danger],
  suicidal: ['I do not want to live anymore', danger],
  'locked-in': ['I am locked in the parking lot, how do I get out?', broken],
  'wont-open': ['the gate wont open', broken],
  'wont-close': ['My gate is stuck open since this morning', broken],
  'hit-car': ['The gate just closed on my car. Who pays?', broken],
  'no-dial-tone': ['I dialed the number on the sign and nothing happens', broken],
  'busy-line': ['The number at the gate is always busy', broken],
  'code-expired': ['my access code stopped working today', broken],
  'wrong-person': ['The sign connected me to the wrong house', broken],
  'not-ringing': ['My phone does not ring anymore when people scan', broken],
  'nobody-answers': ["I'm outside and nobody picks up", noAnswer],
  'driver-wait': ['amazon driver here, customer not answering, can you buzz me in', noAnswer],
  'food-cold': ['DoorDash, food is getting cold, resident does not answer the call', noAnswer],
  'driver-how': ['ups driver, first time here, how do I get in', howIn],
  'at-gate-no-app': ['im at the gate, do i need some app to get in?', says(told.noApp)],
  'at-gate-how': ["I'm standing at the gate with a sign with a QR code. What do I do?", howIn],
  'dead-camera': ['at the gate, camera app wont scan the square thing', says(told.dial)],
  'no-data': ['no internet on my phone here at the gate, can i still call?', says(told.dial)],
  'sign-missing': ['The sign is gone, what number do I dial to get in?', noAnswer],
})
