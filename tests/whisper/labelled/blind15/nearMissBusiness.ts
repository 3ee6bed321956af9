/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|Washington|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h15-n-purcellville': [
    'Our vineyard is outside Purcellville. Would you come to us?',
    admits('Purcellville is not listed.', elsewhere),
  ],
  'h15-n-baltimore': [
    'I have two row houses in Baltimore to rent out. Is that in range?',
    admits('Baltimore is not listed.', elsewhere),
  ],
  'h15-n-petworth': [
    'petworth dc, do u install there?',
    admits('Petworth is not listed.', elsewhere),
  ],
  'h15-n-richmond': [
    'What about a hair salon down in Richmond?',
    admits('Richmond is not listed.', elsewhere),
  ],
  'h15-n-military': [
    'Do veterans get money off? We are a veterans’ home, after all.',
    admits('Discounts are not told.', quoted),
  ],
  'h15-n-bulk': [
    'If I order for all three of my rentals at once, what discount do I get?',
    admits('Discounts are not told.', quoted),
  ],
  'h15-n-financing': [
    'Can the installation be paid off in installments?',
    admits('Installments are not told.', quoted),
  ],
  'h15-n-cards': ['Which credit cards do you take?', admits('Ways of paying are not told.')],
  'h15-n-sales-tax': [
    'I file returns for a salon: does the $799 figure have the state sales tax folded into it or not?',
    admits('Taxes are not told.', quoted),
  ],
  'h15-n-late-fee': [
    'What is the late fee if I miss a monthly payment?',
    admits('Late fees are not told.', quoted),
  ],
  'h15-n-refund': [
    'Newlyweds with cold feet: is there a trial period during which you would take everything out and refund us?',
    admits('Refunds are not told.', { orSays: [/no long-term|warranty/i] }),
  ],
  'h15-n-pause': [
    'Our tasting room closes January through March. Can the subscription be paused for the winter?',
    admits('Pausing is not told.', { orSays: [told.payAsYouUse, /no long-term|202-555/i] }),
  ],
  'h15-n-cancel-notice': [
    'How many days of notice do you want if I cancel?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h15-n-lead-time': [
    'Suppose I accept the quote tonight, in how many weeks would somebody show up to install?',
    admits('Waiting times are not told.', quoted),
  ],
  'h15-n-insured': [
    'Are your installers licensed and insured in Maryland?',
    admits('Licenses are not told.'),
  ],
  'h15-n-permit': [
    'Does Fairfax County want a permit for this, and who pulls it?',
    admits('Permits are not told.'),
  ],
  'h15-n-hoa': [
    'Will my HOA approve a sign like that out front?',
    admits('Rules of associations are not told.'),
  ],
  'h15-n-reviews': [
    'What do other church customers say about you, any references?',
    admits('References are not told.'),
  ],
  'h15-n-customers': [
    'How many gates do you have running as of today?',
    admits('Numbers of customers are not told.'),
  ],
  'h15-n-office': [
    'What street is your office on? I would like to stop by with my plans.',
    admits('The address is not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h15-n-become-dealer': [
    'I am a locksmith and want to become a dealer of yours. What margin and requirements are there?',
    admits('Becoming a dealer is not told.', {
      orSays: [/portal|202-555-014[24]|support@|contact/i],
    }),
  ],
  'h15-n-jobs': [
    'Are you hiring installers? I have been a plumber for nine years.',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h15-n-founded-year': [
    'For a local history column: since what year have you people been in business?',
    admits('The year is not told.', { orSays: [told.founder] }),
  ],
  'h15-n-competitor': [
    'How do you compare to ButterflyMX on features?',
    admits('Competitors are not told.', { orSays: [told.callBox, /call box|intercom/i] }),
  ],
  'h15-n-insurance-lower': [
    'Will my homeowners insurance premium drop once it is in?',
    admits('Insurance is not told.'),
  ],
})
