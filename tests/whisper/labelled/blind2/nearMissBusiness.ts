/** Sounds like the field, and the sources do not say it: money, law, the company, its crews. */
import { admits, labelled } from '../labelled'
import { told } from '../told'
import { either } from './either'

export const nearMissBusiness = labelled('near miss', {
  'c-historic': [
    'We are in the historic district of Old Town. Will the review board object to your sign?',
    admits('Rules of boards are not told of.'),
  ],
  'c-insurer': [
    'Will State Farm lower my premium if I have you install it?',
    admits('Insurers are not told of.'),
  ],
  'c-ada': [
    'As a public clinic we must be ADA compliant. Is your system certified?',
    admits('No such certificate is told of.'),
  ],
  'c-veteran': [
    'Army, 22 years. You got a veterans discount?',
    admits('Discounts are not told of.', { orSays: [/quote/i] }),
  ],
  'c-money-back': [
    'If we are unhappy after two weeks do we get our money back?',
    admits('Refunds are not told of.', { orSays: [either(told.noContract, told.warranty)] }),
  ],
  'c-zelle': ['can i pay u with zelle or only credit card', admits('Ways to pay are not told.')],
  'c-deposit': [
    'How big a deposit do you want before the crew rolls out?',
    admits('Deposits are not told of.'),
  ],
  'c-lead-time': [
    'Our gala is on December 12. If I sign tomorrow, could it be in by then?',
    admits('How soon a crew comes is not told.', { orSays: [told.phone] }),
  ],
  'c-relocate': [
    'We rent and move in a year or so. Can the equipment come along to the next house?',
    admits('Moving the equipment is not told of.'),
  ],
  'c-haul-away': [
    'Do you take down and dispose of the dead Aiphone on our pillar?',
    admits('Removal of old equipment is not told of.'),
  ],
  'c-reference': [
    'Give me two customers in Great Falls I can ring up for a reference.',
    admits('No customers are named.'),
  ],
  'c-showroom': [
    'Is there a showroom where my parents could try it with their own hands?',
    admits('A showroom is not told of.', { orSays: [/video|demo/i] }),
  ],
  'c-hiring': [
    'Are you hiring technicians right now? I have ten years with gates.',
    admits('Jobs are not told of.', { orSays: [either(told.email, told.phone)] }),
  ],
  'c-become-dealer': [
    'What does it take to become one of your dealers?',
    admits('How one becomes a dealer is not told.', {
      orSays: [either(told.dealerPortal, told.email, told.phone)],
    }),
  ],
  'c-swiftlane': [
    'Swiftlane also made us an offer. In what respect are you better?',
    admits('No competitor is told of.', { orSays: [/call box|intercom|no app/i] }),
  ],
  'c-lease': [
    'Do we own the hardware in the end or is it leased from you?',
    admits('Who owns the equipment is not told.'),
  ],
  'c-liable': [
    'Say I buzz in the wrong guy and he robs my neighbor. Who is liable, you or me?',
    admits('Liability is not told of.', { orSays: [told.ownerDecides] }),
  ],
  'c-unpaid': [
    'If my card gets declined one month, do you cut off the gate at once?',
    admits('What follows a missed payment is not told.'),
  ],
  'c-fredericksburg': [
    'What about Fredericksburg, would a crew drive down there?',
    admits('Fredericksburg is not on the list.', {
      orSays: [/DC metro|ask us|contact us|2026|nationwide/i],
    }),
  ],
  'c-background-check': [
    'I live alone. Are the men you send background checked?',
    admits('Checks of the crews are not told of.'),
  ],
  'c-raise': [
    'Is the monthly rate guaranteed not to rise for a couple of years?',
    admits('Later prices are not told.', { orSays: [either(told.days30, told.noContract)] }),
  ],
})
