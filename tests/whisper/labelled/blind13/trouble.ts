/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h13-t-halfway': [
    'The gate stopped halfway and neither closes nor opens, school bus is waiting',
    unsolved('Faults are not told.'),
  ],
  'h13-t-no-ring': [
    'Since Tuesday my phone stays silent although visitors swear they scanned.',
    unsolved('Faults are not told.'),
  ],
  'h13-t-mom-fell': [
    'My mother has fallen inside, I can see her, and the front door will not open!',
    unsolved('Danger is not told.'),
  ],
  'h13-t-smoke': ['smoke is coming out of your box', unsolved('Danger is not told.')],
  'h13-t-stranger-kids': [
    'A stranger got past the door of the dance school and the kids are in there with me',
    unsolved('Danger is not told.'),
  ],
  'h13-t-loose-horses': [
    'Gate opened by itself at 5 am and two horses are out on Route 28',
    unsolved('Danger is not told.'),
  ],
  'h13-t-rammed': [
    'The trash truck backed into the gooseneck and bent it flat. What do I do?',
    unsolved('Damage is not told.'),
  ],
  'h13-t-sign-stolen': [
    'Our sign was ripped off the wall last night.',
    unsolved('Damage is not told.'),
  ],
  'h13-t-code-refused': [
    "My client's door no longer takes my code and she cannot get out of bed to let me in.",
    unsolved('Faults are not told.'),
  ],
  'h13-t-blank-page': [
    'Control Center shows a blank white page in every browser I try',
    unsolved('Faults are not told.'),
  ],
  'h13-t-cannot-hear': [
    'I can hear the visitors, they cannot hear me. How do I repair that?',
    unsolved('Faults are not told.'),
  ],
  'h13-t-wrong-person': [
    'Calls from my gate land at some pizza place. Fix it!!',
    unsolved('Faults are not told.'),
  ],
  'h13-t-never-called-back': [
    'Third time I ask for a call back. You people are a disgrace.',
    unsolved('Complaints are not told.'),
  ],
  'h13-t-locked-in': [
    'i am locked in the parking lot of my building, everything shut, its 2 am',
    unsolved('Faults are not told.'),
  ],
})
