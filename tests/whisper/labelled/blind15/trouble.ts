/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h15-t-bus-outside': [
    'A tour bus with fifty guests is idling outside our winery and nothing opens!!',
    unsolved('Faults are not told.'),
  ],
  'h15-t-wont-close': [
    'The storage yard gate went up last night and refuses to come down again.',
    unsolved('Faults are not told.'),
  ],
  'h15-t-no-ring': [
    'Three pizzas went back to the shop today because I never heard a thing while the drivers stood there scanning.',
    unsolved('Faults are not told.'),
  ],
  'h15-t-finger': [
    'my little brothers finger is jammed in the gate what do i do',
    unsolved('Danger is not told.'),
  ],
  'h15-t-smoke': [
    'It smells burnt by the cellar door and sparks fly from your unit',
    unsolved('Danger is not told.'),
  ],
  'h15-t-ambulance': [
    'An ambulance cannot get to a resident of the veterans’ home, hurry',
    unsolved('Danger is not told.'),
  ],
  'h15-t-ex': [
    'My ex is at the door pounding on it and screaming, I am alone with the kids',
    unsolved('Danger is not told.'),
  ],
  'h15-t-truck-hit': [
    'Our keg guy misjudged his reversing, now the stand lies in the ditch in two pieces.',
    unsolved('Damage is not told.'),
  ],
  'h15-t-sign-stolen': [
    'Overnight someone stole our sign, screws and all.',
    unsolved('Damage is not told.'),
  ],
  'h15-t-login': [
    'The Control Center says my password is wrong, but it is the right one.',
    unsolved('Faults are not told.'),
  ],
  'h15-t-static': [
    'Nothing but crackling when I pick up calls from the church entrance. Fix?',
    unsolved('Faults are not told.'),
  ],
  'h15-t-drops': [
    'Each call gets cut off after about ten seconds, third day in a row.',
    unsolved('Faults are not told.'),
  ],
  'h15-t-noshow': [
    'Nobody turned up to install today and I gave up sleep after a double shift. I am furious.',
    unsolved('Complaints are not told.'),
  ],
  'h15-t-beeping': [
    'the thing by the salon door beeps nonstop, customers are leaving',
    unsolved('Faults are not told.'),
  ],
})
