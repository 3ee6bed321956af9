/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h23-t-stroller': [
    'Locked out with the stroller, it is raining, the gate ignores me',
    unsolved('Faults are not told.'),
  ],
  'h23-t-no-ring': [
    'Fittings all day, ladies standing outside scanning, and not once since Tuesday did my phone make a sound. What broke?',
    unsolved('Faults are not told.'),
  ],
  'h23-t-wont-close': [
    'The gate of the sheep pasture is stuck open and they are running out!',
    unsolved('Faults are not told.'),
  ],
  'h23-t-chair-stuck': [
    'My wheelchair is caught in the gate, I cannot move',
    unsolved('Danger is not told.'),
  ],
  'h23-t-smoke': [
    'There is smoke coming from the box beside our door',
    unsolved('Danger is not told.'),
  ],
  'h23-t-burglar': [
    'somebody is breaking in at the optician shop right now',
    unsolved('Danger is not told.'),
  ],
  'h23-t-truck-hit': [
    'A tow truck knocked over the sign and bent the post. What do I do?',
    unsolved('Damage is not told.'),
  ],
  'h23-t-code-fails': [
    'My caller ID was recognized all year and today it refuses me.',
    unsolved('Faults are not told.'),
  ],
  'h23-t-sign-faded': [
    'The sun bleached our QR sign so no camera reads it and the digits are gone too.',
    unsolved('Damage is not told.'),
  ],
  'h23-t-login': [
    'Control Center keeps telling me wrong password, I am sure it is right',
    unsolved('Faults are not told.'),
  ],
  'h23-t-call-drops': [
    'Each call from the gate drops after ten seconds. Fix?',
    unsolved('Faults are not told.'),
  ],
  'h23-t-wrong-person': [
    'Whoever scans at our rink ends up with some stranger in Ohio on the line.',
    unsolved('Faults are not told.'),
  ],
  'h23-t-angry': [
    'Third time I complain and nobody cares. What a terrible outfit!',
    unsolved('Complaints are not told.'),
  ],
  'h23-t-camera-black': [
    'the picture of my gate camera is just black since this morning',
    unsolved('Faults are not told.'),
  ],
})
