/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h10-t-nobody-answers': [
    'I scanned three times, no one picks up and my groceries are melting. What do I do?',
    admits('An owner who does not answer is not told.', {
      orSays: [/dial|202-555-014[234]|support@|contact/i],
    }),
  ],
  'h10-t-patient-fell': [
    'My patient fell inside and I can not get past the front gate!!',
    unsolved('Danger is not told.'),
  ],
  'h10-t-wont-close': [
    'Gate will not close behind us and the horses are getting out onto Route 28',
    unsolved('Faults are not told.'),
  ],
  'h10-t-smoke': [
    'Burnt smell and a bit of smoke out of your controller housing, is it safe to touch',
    unsolved('Danger is not told.'),
  ],
  'h10-t-no-ring': [
    'Since this morning my telephone stays silent although customers say they dialed. Fix?',
    unsolved('Faults are not told.'),
  ],
  'h10-t-wrong-owner': [
    'The code on our building connects people with some stranger in another town!',
    unsolved('Faults are not told.'),
  ],
  'h10-t-locked-in': [
    'Shop is closed, lights off, and I am locked in with my van behind the gate',
    unsolved('Faults are not told.'),
  ],
  'h10-t-broken-in': [
    'Someone broke into my store last night. They came through the door you installed.',
    unsolved('Damage is not told.'),
  ],
  'h10-t-backhoe': [
    'Backhoe hit the sign post, wires hang out in the rain.',
    unsolved('Damage is not told.'),
  ],
  'h10-t-forgot-login': [
    'Forgot my password for the portal and it locked me out after five tries.',
    unsolved('Faults are not told.'),
  ],
  'h10-t-battery-beeps': [
    'the backup battery box keeps beeping since sunday. how can i shut it up',
    unsolved('Faults are not told.'),
  ],
  'h10-t-code-denied': [
    "Our carer's code is refused since she came back from vacation",
    unsolved('Faults are not told.'),
  ],
  'h10-t-charged-twice': [
    'You charged my card twice this month. I want this put right today.',
    unsolved('Payments are not told.'),
  ],
  'h10-t-no-reply': [
    'Third message to you people about the broken relay, nobody answered. Ridiculous.',
    unsolved('Complaints are not told.'),
  ],
})
