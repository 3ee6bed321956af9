/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h21-t-locked-dogs': [
    'Kennel gate will not move and forty dogs want their supper on the other side!',
    unsolved('Faults are not told.'),
  ],
  'h21-t-half-open': [
    'It stopped halfway and now neither opens nor shuts.',
    unsolved('Faults are not told.'),
  ],
  'h21-t-no-ring': [
    'Visitors scan, hear it ringing, but my phone stays silent. Fix?',
    unsolved('Faults are not told.'),
  ],
  'h21-t-finger': [
    'My little girl got her fingers pinched in the gate, she is bleeding',
    unsolved('Danger is not told.'),
  ],
  'h21-t-smoke': [
    'that housing on our post by the stables stinks of burnt plastic and is smoking',
    unsolved('Danger is not told.'),
  ],
  'h21-t-stalker': [
    'A man I have a restraining order against keeps ringing from the entrance.',
    unsolved('Danger is not told.'),
  ],
  'h21-t-backhoe': [
    'A dump truck backed over the post and it lies flat in the mud.',
    unsolved('Damage is not told.'),
  ],
  'h21-t-faded': [
    'Sun bleached our QR code until no phone reads it any longer. How do we get it replaced?',
    unsolved('Damage is not told.'),
  ],
  'h21-t-always-open': [
    'Since Tuesday the gate stands wide open all night and I cannot make it close',
    unsolved('Faults are not told.'),
  ],
  'h21-t-login': [
    'Control Center says wrong password each time I try. Locked out completely.',
    unsolved('Faults are not told.'),
  ],
  'h21-t-static': [
    'Nothing but crackling on the line, I can not understand a word the driver says',
    unsolved('Faults are not told.'),
  ],
  'h21-t-code-refused': [
    'The midwife typed her code five times and it refuses her. Mother is in labor upstairs!',
    unsolved('Faults are not told.'),
  ],
  'h21-t-angry': [
    'Third time I complain and nobody has called back. I am done with you people.',
    unsolved('Complaints are not told.'),
  ],
  'h21-t-battery-dead': [
    'Lights out in the whole street and the backup did not kick in',
    unsolved('Faults are not told.'),
  ],
})
