/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h20-t-wont-open': [
    'I press and press and the club gate will not budge',
    unsolved('Faults are not told.'),
  ],
  'h20-t-locked-in': [
    'We are twelve rowers locked inside the yard, it is freezing, what do we do?',
    unsolved('Faults are not told.'),
  ],
  'h20-t-no-ring': [
    'Visitors scan but since Tuesday my phone stays silent. How do I fix that?',
    unsolved('Faults are not told.'),
  ],
  'h20-t-goats-out': [
    'gate stuck wide open and the goats are on the highway',
    unsolved('Faults are not told.'),
  ],
  'h20-t-ambulance': [
    'Grandpa at the farm is having a stroke, paramedics are honking outside and nothing opens',
    unsolved('Danger is not told.'),
  ],
  'h20-t-smoke': [
    'There are sparks and a burnt smell at the post by the ticket booth!',
    unsolved('Danger is not told.'),
  ],
  'h20-t-hit': [
    'A delivery van flattened our sign this morning. Next step?',
    unsolved('Damage is not told.'),
  ],
  'h20-t-login': [
    'The Control Center says my login is invalid, third try',
    unsolved('Faults are not told.'),
  ],
  'h20-t-static': [
    'All I hear is crackling when people call from the museum door',
    unsolved('Faults are not told.'),
  ],
  'h20-t-battery-beep': [
    'The backup battery has been beeping since breakfast, why?',
    unsolved('Faults are not told.'),
  ],
  'h20-t-stalker': [
    'A man I have a restraining order against is at the gate right now',
    unsolved('Danger is not told.'),
  ],
  'h20-t-late-crew': [
    'Your installer was due at eight, now it is noon and nobody came!',
    unsolved('Complaints are not told.'),
  ],
  'h20-t-code-refused': [
    'My pupil types her trusted code and it is refused every time',
    unsolved('Faults are not told.'),
  ],
  'h20-t-ice': [
    'The thing is one lump of ice after last night and totally dead',
    unsolved('Faults are not told.'),
  ],
})
