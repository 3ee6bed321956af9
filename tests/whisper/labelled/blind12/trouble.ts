/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h12-t-bleeding-dog': [
    'Outside the animal clinic with a bleeding dog and nobody answers the sign!!',
    unsolved('Faults are not told.'),
  ],
  'h12-t-no-ring': [
    'Since yesterday my phone stays silent although people scan.',
    unsolved('Faults are not told.'),
  ],
  'h12-t-invalid-page': [
    'scan code, then page say error 404. why?',
    unsolved('Faults are not told.'),
  ],
  'h12-t-wont-close': [
    'It opened for the mail and now it will not go shut any more, my dogs are running around the street',
    unsolved('Faults are not told.'),
  ],
  'h12-t-smoke': [
    'Smoke is coming out of the housing at our shop door',
    unsolved('Danger is not told.'),
  ],
  'h12-t-grandma-fell': [
    'Grandma fell behind the locked gate, she does not get up and I cannot reach her',
    unsolved('Danger is not told.'),
  ],
  'h12-t-followed': [
    'a guy is following me and i am locked outside my building, let me in please',
    unsolved('Danger is not told.'),
  ],
  'h12-t-rammed': [
    'A delivery van backed into the gooseneck and bent it flat.',
    unsolved('Damage is not told.'),
  ],
  'h12-t-sun-faded': [
    'Our sign is so faded by the sun that phones no longer recognize the pattern.',
    unsolved('Damage is not told.'),
  ],
  'h12-t-wrong-person': [
    'The calls from our parish gate land at some stranger in Ohio. He is furious.',
    unsolved('Faults are not told.'),
  ],
  'h12-t-locked-account': [
    'Control Center says my account is locked after three tries. Unlock?',
    unsolved('Faults are not told.'),
  ],
  'h12-t-code-refused': [
    'My employee types her code, red light, every morning the same. How do I fix that?',
    unsolved('Faults are not told.'),
  ],
  'h12-t-no-callback': [
    'I asked three times for a call back and nobody ever did. Very disappointed.',
    unsolved('Complaints are not told.'),
  ],
  'h12-t-bike-crushed': [
    'The gate came down on my bicycle and crushed the wheel. Who is paying for that?',
    unsolved('Liability is not told.'),
  ],
})
