/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h8-t-horse-trailer': [
    'Horse trailer behind me, gate dead, road blocked both ways. HELP',
    unsolved('Faults are not told.'),
  ],
  'h8-t-stays-shut': [
    'I keep telling it to open, nothing budges since that thunderstorm.',
    unsolved('Faults are not told.'),
  ],
  'h8-t-number-dead': [
    'Guests of our rental tell us that the number on the sign gives only a beep, beep, beep',
    unsolved('Faults are not told.'),
  ],
  'h8-t-child-stuck': [
    'a child has its leg stuck between the bars of the school gate',
    unsolved('Danger is not told.'),
  ],
  'h8-t-fire': [
    'Fire in the barn!! the trucks stand at the road and can not get through',
    unsolved('Danger is not told.'),
  ],
  'h8-t-prowler': [
    'There is a man with a crowbar at our boatyard entrance as I write',
    unsolved('Danger is not told.'),
  ],
  'h8-t-flooded': [
    'High water came up to the controller overnight and the lights on it are out.',
    unsolved('Damage is not told.'),
  ],
  'h8-t-graffiti': [
    'Somebody glued a different QR code over ours. What now?',
    unsolved('Damage is not told.'),
  ],
  'h8-t-hold-failed': [
    'Our hold was set for seven. It is half past, and forty patients wait outside.',
    unsolved('Faults are not told.'),
  ],
  'h8-t-reset-mail': [
    'The reset link for the Control Center never arrives in my inbox.',
    unsolved('Faults are not told.'),
  ],
  'h8-t-echo': [
    'my voice echoes so badly the visitors hang up on me, how to repair',
    unsolved('Faults are not told.'),
  ],
  'h8-t-rings-all-night': [
    'It has called me eleven times tonight and nobody is there. Make it stop.',
    unsolved('Faults are not told.'),
  ],
  'h8-t-fed-up': [
    'Two installers, two no-shows. I took days off for this. Unacceptable!',
    unsolved('Complaints are not told.'),
  ],
  'h8-t-scratched-car': [
    'Your gate closed on my Buick. Who pays for the paint?',
    unsolved('Liability is not told.'),
  ],
})
