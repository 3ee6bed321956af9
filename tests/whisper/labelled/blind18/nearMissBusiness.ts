/** Places, money and terms that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const elsewhere = {
  orSays: [/DC metro|Northern Virginia|Maryland|Washington,? D\.?C|ask us|2026/i],
}
const quoted = { orSays: [/quote/i] }

export const nearMissBusiness = labelled('near miss', {
  'h18-n-leesburg': [
    'Leesburg bicycle workshop calling, is our town covered?',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h18-n-baltimore': [
    'Our sister mosque near the Baltimore harbor wants one too. Will you go up there?',
    admits('Baltimore is not listed.', elsewhere),
  ],
  'h18-n-waldorf': [
    'strawberry farm by Waldorf MD, within reach?',
    admits('Waldorf is not listed.', elsewhere),
  ],
  'h18-n-anacostia': [
    'Our choir meets in Anacostia. Is that part of DC on your list?',
    admits('Anacostia is not listed.', elsewhere),
  ],
  'h18-n-check': ['May an old lady pay you by check?', admits('Ways of paying are not told.')],
  'h18-n-church-discount': [
    'Any discount for churches with leaky roofs?',
    admits('Discounts are not told.', quoted),
  ],
  'h18-n-veteran': [
    'Served two tours in Iraq. Veterans pay less with you?',
    admits('Discounts are not told.', quoted),
  ],
  'h18-n-installments': [
    'Could the band boosters pay for the installation in six installments?',
    admits('Installments are not told.', quoted),
  ],
  'h18-n-refund': [
    'Suppose the choir hates it by Advent. Is there some trial span with a refund?',
    admits('Refunds are not told.', { orSays: [/no long-term contract|not tied/i] }),
  ],
  'h18-n-notice-period': [
    'Leaving my flat in June. How early must I announce that I quit the service?',
    admits('Notice is not told.', { orSays: [/no long-term contract|not tied/i] }),
  ],
  'h18-n-late-fee': ['What is your late payment fee?', admits('Fees of that kind are not told.')],
  'h18-n-insured': [
    'Our diocese demands a certificate of liability coverage from every tradesman. Do your people carry one?',
    admits('Insurance of installers is not told.'),
  ],
  'h18-n-how-soon': [
    'How many weeks is the wait until somebody can install?',
    admits('Waiting times are not told.', { orSays: [told.hours] }),
  ],
  'h18-n-saturday': [
    'Shuttles run weekdays, so might installers visit Saturday?',
    admits('Days of installing are not told.'),
  ],
  'h18-n-permit': [
    'Will Fairfax County want paperwork and a building permit from me first?',
    admits('Permits are not told.'),
  ],
  'h18-n-historic': [
    'Our churchyard is a listed landmark. Will the preservation board accept your sign?',
    admits('Landmarks are not told.'),
  ],
  'h18-n-customers': [
    'How many customers have you got by now?',
    admits('The number of customers is not told.'),
  ],
  'h18-n-references': [
    'Can you name another cemetery that uses it, as a reference?',
    admits('References are not told.'),
  ],
  'h18-n-hiring': [
    'I am a locksmith looking for work. Are you hiring?',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h18-n-dealer-become': [
    'How much does it cost to become a dealer of yours?',
    admits('Terms for dealers are not told.', { orSays: [told.dealer] }),
  ],
  'h18-n-office': [
    'What street is your office on?',
    admits('An address is not told.', { orSays: [/202-555-014[24]|support@/] }),
  ],
  'h18-n-year-founded': [
    'Since when have you folks been in business, roughly?',
    admits('The year is not told.', { orSays: [told.founder] }),
  ],
  'h18-n-move': [
    'We tow our tiny house to a new lot in May. What do you charge to move the system along?',
    admits('Moving is not told.', quoted),
  ],
  'h18-n-pause': [
    'The farm closes in winter. Can I pause the subscription from November to March?',
    admits('Pausing is not told.', {
      orSays: [/pay[- ]as[- ]you[- ]use|no long-term contract|not tied/i],
    }),
  ],
  'h18-n-sales-tax': [
    'Do you charge Virginia sales tax on the monthly service?',
    admits('Taxes are not told.', quoted),
  ],
})
