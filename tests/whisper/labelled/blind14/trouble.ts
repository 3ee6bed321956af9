/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h14-t-rain-locked': [
    'standing in the pouring rain, scanned twice, nothing happens, let me in!!',
    unsolved('Faults are not told.'),
  ],
  'h14-t-truck-blocked': [
    'I have 40 tons of gravel idling at a gate that won’t open. Do something.',
    unsolved('Faults are not told.'),
  ],
  'h14-t-phone-silent': [
    'My phone hasn’t rung once since Friday though people say they scanned.',
    unsolved('Faults are not told.'),
  ],
  'h14-t-hand-caught': [
    'My grandson has his fingers wedged in the hinge of the driveway gate and he is screaming',
    unsolved('Danger is not told.'),
  ],
  'h14-t-heart': [
    'Patient collapsed in our lobby and the ambulance is stuck outside the door!',
    unsolved('Danger is not told.'),
  ],
  'h14-t-stalker': [
    'My ex is outside the gate pounding on it, I’m scared',
    unsolved('Danger is not told.'),
  ],
  'h14-t-smoke': [
    'The grey housing by our loading door smells burnt and is hot to the touch, it sparks too',
    unsolved('Danger is not told.'),
  ],
  'h14-t-backed-into': [
    'A tow truck backed into our sign and snapped the post off.',
    unsolved('Damage is not told.'),
  ],
  'h14-t-wont-close': [
    'Gate has been wide open since this morning and will not close.',
    unsolved('Faults are not told.'),
  ],
  'h14-t-login-fails': [
    'Control Center says my login is wrong and I know it isn’t.',
    unsolved('Faults are not told.'),
  ],
  'h14-t-no-sound': [
    'They hear me but I can’t hear them. How do I fix that?',
    unsolved('Faults are not told.'),
  ],
  'h14-t-wrong-person': [
    'People scan our code and some stranger in another state answers!',
    unsolved('Faults are not told.'),
  ],
  'h14-t-nobody-calls': [
    'Third message and still nobody has called me back. I’m done being polite.',
    unsolved('Complaints are not told.'),
  ],
  'h14-t-code-refused': [
    'The code you gave our cleaner stopped working today.',
    unsolved('Faults are not told.'),
  ],
})
