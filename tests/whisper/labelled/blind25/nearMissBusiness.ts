/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h25-n-columbus': [
    'Columbus, Ohio, east side of town. Would you come put one in?',
    admits('Not listed.', elsewhere),
  ],
  'h25-n-louisville': [
    'Our rink is in Louisville. Will a crew drive down?',
    admits('Louisville is not listed.', elsewhere),
  ],
  'h25-n-fort-wayne': [
    'any installers round Fort Wayne',
    admits('Fort Wayne is not listed.', elsewhere),
  ],
  'h25-n-leesburg': ['Is Leesburg included?', admits('Leesburg is not listed.', elsewhere)],
  'h25-n-senior': [
    'I turned 81 in March. Does my age knock anything off the price with you?',
    admits('Discounts are not told.', quoted),
  ],
  'h25-n-veteran': [
    'Do veterans pay less?',
    admits('Discounts for veterans are not told.', quoted),
  ],
  'h25-n-check': ['Could I mail you a paper check?', admits('Ways of paying are not told.')],
  'h25-n-late-fee': [
    'Social Security comes on the third Wednesday. Do you tack on a penalty when my payment trails in after the due date?',
    admits('Late fees are not told.', quoted),
  ],
  'h25-n-refund': [
    'Tried it, hated it, two weeks in. Would every cent come back to the spice shop?',
    admits('Refunds are not told.', { orSays: [told.warranty, told.noContract] }),
  ],
  'h25-n-pause': [
    'Cranberry harvest is six weeks. Could I suspend the subscription the rest of the time?',
    admits('Pausing is not told.', { orSays: [told.payAsYouUse, told.noContract] }),
  ],
  'h25-n-financing': [
    'Can you finance the equipment at zero percent for a new gym?',
    admits('Financing is not told.', quoted),
  ],
  'h25-n-wait-list': [
    'How many weeks out are you booked for installs?',
    admits('Waiting times are not told.', quoted),
  ],
  'h25-n-sunday': [
    'Sabbath for us is Saturday. Will your people install on a Sunday?',
    admits('Days of installing are not told.', quoted),
  ],
  'h25-n-insured': [
    'Are your installers licensed and bonded? The association demands papers.',
    admits('Licenses of installers are not told.', { orSays: [told.professional] }),
  ],
  'h25-n-liability': [
    'How many dollars of liability insurance does the company carry?',
    admits('Insurance is not told.'),
  ],
  'h25-n-employees': [
    'Are you two guys in a garage or a company of hundreds? I mean the payroll.',
    admits('The head count is not told.', { orSays: [told.founder, told.developer] }),
  ],
  'h25-n-hiring': [
    'I have twenty years as a locksmith. Are you hiring fitters?',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h25-n-dealer-become': [
    'I cut keys in Terre Haute and would love to sell your line. What are the terms, some buy-in?',
    admits('Becoming a dealer is not told.', {
      orSays: [/portal|202-555-014[24]|support@|contact/i],
    }),
  ],
  'h25-n-reviews': ['Got any customer references among churches or temples?', admits('Not told.')],
  'h25-n-customers': [
    'Tell the board a figure: entrances you have outfitted to date?',
    admits('Not told.'),
  ],
  'h25-n-bbb': [
    'Before I deal with anybody I check the Better Business Bureau. A plus, or what did they grade you?',
    admits('Ratings are not told.'),
  ],
  'h25-n-street': [
    'What street is your headquarters on? I would like to stop in.',
    admits('An address is not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h25-n-permit': [
    'Does the township make me pull a permit for your post?',
    admits('Permits are not told.'),
  ],
  'h25-n-hoa-rules': [
    'Would the sign break our HOA covenants on signage?',
    admits('Rules of associations are not told.'),
  ],
  'h25-n-patent-number': [
    'Can you give me the number of your patent? I collect them.',
    admits('The number is not told.', { orSays: [told.patent] }),
  ],
})
