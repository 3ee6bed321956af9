/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = {
  orSays: [/DC metro|Maryland|Northern Virginia|Washington,? D\.?C|2026|ask us/i],
}

export const nearMissBusiness = labelled('near miss', {
  'h12-n-leesburg': [
    'My cabinet shop is in Leesburg. Close enough for you?',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h12-n-columbia': [
    'do you go up to Columbia, between here and Baltimore',
    admits('Columbia is not listed.', elsewhere),
  ],
  'h12-n-woodbridge': [
    'Three townhomes in Woodbridge, all mine. Would you do those?',
    admits('Woodbridge is not listed.', elsewhere),
  ],
  'h12-n-anacostia': [
    'Our parish hall is in Anacostia. Served?',
    admits('Anacostia is not listed.', elsewhere),
  ],
  'h12-n-hagerstown': ['Hagerstown?', admits('Hagerstown is not listed.', elsewhere)],
  'h12-n-veteran': [
    'Twenty-two years in the Navy. Do veterans get something off?',
    admits('Discounts are not told.', quoted),
  ],
  'h12-n-paper-check': [
    'I have no plastic. Will you take a paper check?',
    admits('Ways of paying are not told.', quoted),
  ],
  'h12-n-installments': [
    'Can the 799 be split into twelve small payments?',
    admits('Paying by parts is not told.', quoted),
  ],
  'h12-n-money-back': [
    'Suppose my husband cannot stand the thing. Would you take it down and refund us?',
    admits('Refunds are not told.', { orSays: [told.noContract] }),
  ],
  'h12-n-lead-time': [
    'How many weeks must I wait for a date once I order?',
    admits('Waiting times are not told.', quoted),
  ],
  'h12-n-insured': [
    'Are your installers licensed and insured in Virginia? My building manager wants the certificate.',
    admits('Licenses are not told.'),
  ],
  'h12-n-how-many-customers': [
    'How many gates run with this today, roughly?',
    admits('Numbers of customers are not told.'),
  ],
  'h12-n-bbb': [
    'What grade does the Better Business Bureau give you?',
    admits('Ratings are not told.'),
  ],
  'h12-n-street-address': [
    'I would rather drop in with a drawing. What street is your office on?',
    admits('The address is not told.', { orSays: [/202-555-014[24]|support@|DC metro/i] }),
  ],
  'h12-n-job': [
    'Journeyman electrician, looking for work. Are you hiring?',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h12-n-become-dealer': [
    'I run a fence company and want to resell you. What are the conditions for dealers?',
    admits('Conditions for dealers are not told.', {
      orSays: [/portal|202-555-014[24]|support@|contact/i],
    }),
  ],
  'h12-n-notice': [
    'When I cancel, how many weeks ahead must I tell you?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h12-n-sales-tax': [
    'Is Maryland sales tax already in those amounts?',
    admits('Taxes are not told.', quoted),
  ],
  'h12-n-permit': [
    'The zoning people in Fairfax are strict. Is a county permit needed, and who pulls it?',
    admits('Permits are not told.', { orSays: [/202-555-014[24]|ask us/i] }),
  ],
  'h12-n-bulk': [
    'I would buy for ten properties at once. How many percent cheaper is each?',
    admits('Quantity discounts are not told.', quoted),
  ],
  'h12-n-late-fee': [
    'what late fee do you add if i pay a week after the due date',
    admits('Late fees are not told.'),
  ],
  'h12-n-trade-in': [
    'Do you give credit for trading in my old Aiphone set?',
    admits('Trading in is not told.', quoted),
  ],
  'h12-n-reference': [
    'Is there another animal hospital using it whose doctor I could talk to?',
    admits('Customers are not told.', { orSays: [/202-555-014[24]|ask us|contact/i] }),
  ],
  'h12-n-premium': [
    'Would my home insurance premium go down thanks to it?',
    admits('Insurance is not told.'),
  ],
})
