/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h19-n-baltimore': [
    'Scrap yard in Baltimore. Can you come up here?',
    admits('Baltimore is not listed.', elsewhere),
  ],
  'h19-n-leesburg': [
    'leesburg, would your installers make the trip',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h19-n-hagerstown': [
    'The mill we bought stands outside Hagerstown. Is that in your territory?',
    admits('Hagerstown is not listed.', elsewhere),
  ],
  'h19-n-woodbridge': [
    'Would you drive to Woodbridge for a swim school?',
    admits('Woodbridge is not listed.', elsewhere),
  ],
  'h19-n-veteran': [
    'I am a veteran. Do you give a military discount?',
    admits('Discounts are not told.', quoted),
  ],
  'h19-n-church-price': [
    'Do houses of worship get a lower rate?',
    admits('Prices for temples are not told.', quoted),
  ],
  'h19-n-check': ['May I pay by personal check?', admits('Ways of paying are not told.')],
  'h19-n-installments': [
    'Could we spread the $799 over six payments?',
    admits('Installments are not told.', quoted),
  ],
  'h19-n-earliest': [
    'We open the pool on May 1. Is there a free slot with your crew in the last week of April?',
    admits('Dates are not told.', quoted),
  ],
  'h19-n-refund': [
    'Suppose the temple board turns against it after a fortnight, is the purchase price handed back?',
    admits('Refunds are not told.', { orSays: [told.noContract] }),
  ],
  'h19-n-customers': [
    'Just how many gates around Washington carry one of your signs by now?',
    admits('The number of customers is not told.'),
  ],
  'h19-n-since': [
    "For our judge's peace of mind: how many years has the firm been in business?",
    admits('The year is not told.'),
  ],
  'h19-n-office': [
    'I like to shake hands. In which street is your headquarters, could I stop by between tunings?',
    admits('An office is not told.', { orSays: [/202-555-014[234]|support@/] }),
  ],
  'h19-n-hiring': [
    'I paint signs for a living. Are you hiring?',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h19-n-become-dealer': [
    'I sell fences. How much commission would I make as your dealer?',
    admits('Commissions are not told.', { orSays: [told.dealer] }),
  ],
  'h19-n-insured': [
    'Are your installers licensed and bonded in Virginia?',
    admits('Licenses of installers are not told.'),
  ],
  'h19-n-cancel-notice': [
    'Should the club dissolve, how many weeks ahead would I have to tell you to end the service?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h19-n-seasonal': [
    'Our lodge is shut from May to November. Can the monthly fee be paused?',
    admits('Pauses are not told.', {
      orSays: [/pay[- ]as[- ]you[- ]use|no long-term contract|not tied/i],
    }),
  ],
  'h19-n-permit': [
    'Do I need a permit from the county for the post?',
    admits('Permits are not told.'),
  ],
  'h19-n-historic': [
    'The mill is a registered landmark. Will you deal with the preservation board for us?',
    admits('Preservation boards are not told.'),
  ],
  'h19-n-insurance-cheaper': [
    'Will my homeowner insurance get cheaper with it?',
    admits('Insurance is not told.'),
  ],
  'h19-n-move-house': [
    'When we relocate, can we take the unit along, and what would that cost?',
    admits('Moving a unit is not told.', quoted),
  ],
  'h19-n-lightning': [
    'Does the warranty pay when lightning strikes it?',
    admits('What the warranty covers is not told.', { orSays: [told.warranty] }),
  ],
  'h19-n-bbb': [
    'Have there been complaints about you at the consumer protection bureau?',
    admits('Ratings are not told.'),
  ],
  'h19-n-late-fee': [
    'Is there a late fee when I pay a week after the due date?',
    admits('Late fees are not told.', quoted),
  ],
})
