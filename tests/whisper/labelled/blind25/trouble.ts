/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h25-t-bus-line': [
    'Eleven buses lined up and the depot gate wont budge!!',
    unsolved('Faults are not told.'),
  ],
  'h25-t-sign-dark': [
    'Lights on our sign quit working last night.',
    unsolved('Faults are not told.'),
  ],
  'h25-t-no-ring': [
    'Folks scan and scan, yet my phone never rings. What is wrong?',
    unsolved('Faults are not told.'),
  ],
  'h25-t-wont-close': [
    'gate stuck wide open since this morning and the goats are out',
    unsolved('Faults are not told.'),
  ],
  'h25-t-finger': [
    "My grandson's hand is pinched in the gate, please hurry",
    unsolved('Danger is not told.'),
  ],
  'h25-t-gas': [
    'I smell gas by the climbing gym door and nobody answers',
    unsolved('Danger is not told.'),
  ],
  'h25-t-followed': [
    'Somebody followed me to the house and is pounding on the gate',
    unsolved('Danger is not told.'),
  ],
  'h25-t-backed-into': [
    'My drill truck backed into the post and snapped it clean off.',
    unsolved('Damage is not told.'),
  ],
  'h25-t-wasps': [
    'Wasps nested inside your enclosure and now it hums and clicks.',
    unsolved('Damage is not told.'),
  ],
  'h25-t-locked-out': [
    'Night janitor, locked out of the building in the rain, owner not picking up',
    unsolved('Faults are not told.'),
  ],
  'h25-t-portal-down': [
    'Control Center gives me a white page since noon.',
    unsolved('Faults are not told.'),
  ],
  'h25-t-code-refused': [
    'It refuses the code of our oldest member, though it worked Sunday.',
    unsolved('Faults are not told.'),
  ],
  'h25-t-static': [
    'All I hear from the gate is static. How do I fix it?',
    unsolved('Faults are not told.'),
  ],
  'h25-t-nobody-back': [
    'Called twice, wrote twice, not one of you has gotten back to me. I am furious.',
    unsolved('Complaints are not told.'),
  ],
})
