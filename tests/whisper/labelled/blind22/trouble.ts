/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h22-t-rigs-lined': [
    'Six motorhomes are lined up on the shoulder and our gate will not move an inch.',
    unsolved('Faults are not told.'),
  ],
  'h22-t-halfway': [
    'It quit with the boat trailer right in the middle, and all it does now is hum at us',
    unsolved('Faults are not told.'),
  ],
  'h22-t-no-ring': [
    'Patients say they scan and scan, yet my phone stays silent all morning.',
    unsolved('Faults are not told.'),
  ],
  'h22-t-alpaca-wedged': [
    'One of my alpacas got its neck wedged in the gate, come quick!',
    unsolved('Danger is not told.'),
  ],
  'h22-t-collapse': [
    'an usher collapsed behind the stage door and the ambulance cannot get in',
    unsolved('Danger is not told.'),
  ],
  'h22-t-smoke': [
    'There is smoke coming out of your box on the wall of the roastery',
    unsolved('Danger is not told.'),
  ],
  'h22-t-locked-deck': [
    'I am locked inside the pool yard, it is dark and nobody is picking up.',
    unsolved('Faults are not told.'),
  ],
  'h22-t-run-over': [
    'A trailer flattened the post with your sign this morning.',
    unsolved('Damage is not told.'),
  ],
  'h22-t-torn-code': [
    'Hail tore right through the code, no camera makes sense of it any more and the number is gone too',
    unsolved('Damage is not told.'),
  ],
  'h22-t-wont-shut': [
    'Curtain fell two hours ago and the gate still will not shut. Anyone can walk in.',
    unsolved('Faults are not told.'),
  ],
  'h22-t-login-loop': [
    'Each time I sign in to the Control Center it throws me back to the first page.',
    unsolved('Faults are not told.'),
  ],
  'h22-t-choppy': [
    'all i hear is crackling when someone calls from the range gate',
    unsolved('Faults are not told.'),
  ],
  'h22-t-wrong-house': [
    'For two days the gate of some stranger in Shaw has been ringing my phone!',
    unsolved('Faults are not told.'),
  ],
  'h22-t-angry': [
    'Third email, zero replies. I am this close to ripping your thing off the wall.',
    unsolved('Complaints are not told.'),
  ],
})
