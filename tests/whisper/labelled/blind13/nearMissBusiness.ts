/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }
const reach = { orSays: [/202-555-014[234]|support@|contact/i] }

export const nearMissBusiness = labelled('near miss', {
  'h13-n-leesburg': [
    'We board horses outside Leesburg. Will your installer drive that far?',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h13-n-columbia': [
    'My dance studio sits in Columbia, Howard County. Part of your area?',
    admits('Columbia is not listed.', elsewhere),
  ],
  'h13-n-woodbridge': ['woodbridge va ok?', admits('Woodbridge is not listed.', elsewhere)],
  'h13-n-marlboro': [
    'I live in Upper Marlboro. Can I get it?',
    admits('Upper Marlboro is not listed.', elsewhere),
  ],
  'h13-n-seniors': [
    'I am 82. Do senior citizens pay less?',
    admits('Reductions for seniors are not told.', quoted),
  ],
  'h13-n-volume': [
    'Forty gates from one management firm. What volume discount would that earn us?',
    admits('Discounts are not told.', quoted),
  ],
  'h13-n-financing': [
    'Can the association pay it off over 24 months without interest?',
    admits('Financing is not told.', quoted),
  ],
  'h13-n-money-back': [
    'If the family hates it after two weeks, do you refund us?',
    admits('Refunds are not told.', { orSays: [told.noContract] }),
  ],
  'h13-n-summer-pause': [
    'The studio is closed all July and August. Can the subscription be paused for those months?',
    admits('Pausing is not told.', {
      orSays: [/no long-term contract|not tied|no contract|pay[- ]as[- ]you[- ]use/i],
    }),
  ],
  'h13-n-notice': [
    'If we want out, how many weeks of notice must we give?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h13-n-become-dealer': [
    'I sell fences in Prince George County. What are your conditions for becoming a dealer?',
    admits('How one becomes a dealer is not told.', {
      orSays: [
        /dealer portal|dealers? and installers|portal of their own|202-555-014[24]|support@/i,
      ],
    }),
  ],
  'h13-n-customer-count': [
    'How many properties already use your system, roughly?',
    admits('Numbers of customers are not told.'),
  ],
  'h13-n-staff-count': [
    'How many people does the company employ?',
    admits('The number of employees is not told.', { orSays: [told.founder] }),
  ],
  'h13-n-house-sold': [
    'The family is moving to a new house across town. What do you charge to move the equipment along?',
    admits('Moving the equipment is not told.', quoted),
  ],
  'h13-n-licensed': [
    'Before I bring it to the board: are your contractors licensed, bonded and insured in Virginia?',
    admits('Licenses of installers are not told.'),
  ],
  'h13-n-street-office': [
    "I don't do phones. At what street address can I walk in?",
    admits('A street address is not told.', reach),
  ],
  'h13-n-soonest': [
    'What is the earliest date somebody could put it in? Our recital is next Friday.',
    admits('Dates of installing are not told.', reach),
  ],
  'h13-n-motor': [
    'The motor of my swing gate groans. Do you fix motors as well?',
    admits('Repair of gate motors is not told.', reach),
  ],
  'h13-n-permit': [
    'Must we pull a permit from Fairfax County for this?',
    admits('Permits are not told.'),
  ],
  'h13-n-paper-bill': [
    'Will my bill arrive by mail on paper? I have no online banking.',
    admits('Bills are not told.', reach),
  ],
  'h13-n-premium': [
    'Does having it lower the premium on my homeowners policy?',
    admits('Insurance is not told.'),
  ],
  'h13-n-neighbor-stable': [
    'Give me one stable in Potomac that has it, so I may go over and take a look.',
    admits('Customers are not told.', { orSays: [told.video] }),
  ],
  'h13-n-job': [
    'My nephew needs a summer job. Are you hiring?',
    admits('Jobs are not told.', reach),
  ],
  'h13-n-roommates': [
    'Can you charge each of us four roommates a quarter of the fee on separate cards?',
    admits('Splitting a bill is not told.', quoted),
  ],
})
