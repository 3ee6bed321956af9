/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h9-t-dock': [
    'Driver at the loading dock, dialed four times, dead silence, my slot is in ten minutes',
    unsolved('A way in is not told.'),
  ],
  'h9-t-bumper': [
    'it closed right onto my bumper and wont let go',
    unsolved('Faults are not told.'),
  ],
  'h9-t-stolen': [
    'We came to church this morning and the whole sign had been stolen.',
    unsolved('Theft is not told.'),
  ],
  'h9-t-fire': [
    'Fire behind the clubhouse, engines are stuck at our closed entrance!',
    unsolved('Danger is not told.'),
  ],
  'h9-t-code-refused': [
    'Dad’s trusted code worked for months, since Monday it gets refused',
    unsolved('Faults are not told.'),
  ],
  'h9-t-after-storm': [
    'Thunderstorm yesterday. No lights on the unit anymore, completely dead.',
    unsolved('Faults are not told.'),
  ],
  'h9-t-error-500': ['control center gives me error 500 all day', unsolved('Faults are not told.')],
  'h9-t-ghost-calls': [
    'Five times a night it rings and there is never anyone on. I am exhausted.',
    unsolved('Faults are not told.'),
  ],
  'h9-t-choppy': [
    'Every other word drops out whenever a trucker talks to me',
    unsolved('Faults are not told.'),
  ],
  'h9-t-command-ignored': [
    'I answer, I do the open thing, the motor just clicks. Stays shut.',
    unsolved('Faults are not told.'),
  ],
  'h9-t-pool-child': [
    'toddler is shut in by the pool fence and i cant get to him',
    unsolved('Danger is not told.'),
  ],
  'h9-t-half-done': [
    'Your installer left at noon with bare wires dangling and has not come back',
    unsolved('Complaints are not told.'),
  ],
  'h9-t-threat': [
    'Man with a crowbar is threatening our guard at the booth',
    unsolved('Danger is not told.'),
  ],
  'h9-t-black-picture': ['Camera picture went black, why?', unsolved('Faults are not told.')],
})
