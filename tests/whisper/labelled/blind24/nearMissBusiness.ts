/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h24-n-solomons': [
    'My slip is at Solomons Island. Would you install there?',
    admits('Solomons is not listed.', elsewhere),
  ],
  'h24-n-warrenton': [
    'We grow Christmas trees outside Warrenton; do you get out this way?',
    admits('Warrenton is not listed.', elsewhere),
  ],
  'h24-n-laurel': [
    'Is Laurel covered? The taxi garage is on Route 1.',
    admits('Laurel is not listed.', elsewhere),
  ],
  'h24-n-herndon': [
    'Kids bounce at my place off Elden Street in Herndon. Could you fit us in?',
    admits('Herndon is not listed.', elsewhere),
  ],
  'h24-n-church-rate': [
    'Our Friends meeting lives on donations. Would you knock something off for a religious body?',
    admits('Reduced rates are not told.', quoted),
  ],
  'h24-n-senior': [
    'Is there a senior discount for a grandfather on Social Security?',
    admits('Discounts are not told.', quoted),
  ],
  'h24-n-checks': [
    'Will you accept a paper check by mail?',
    admits('Ways of paying are not told.'),
  ],
  'h24-n-installments': [
    'May I split the cost of it into six installments?',
    admits('Installments are not told.', quoted),
  ],
  'h24-n-refund': [
    'My coaches may vote it down after a trial week. Would you then give back what we paid?',
    admits('Refunds are not told.', { orSays: [/no long-term contract|not tied|warranty/i] }),
  ],
  'h24-n-cancel-notice': [
    'How many days of notice must I give before canceling?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h24-n-late-fee': [
    'What is the penalty when I pay a bill late?',
    admits('Late fees are not told.'),
  ],
  'h24-n-pause-winter': [
    'The tree lot only runs in December. Can I pause my subscription for the other months?',
    admits('Pausing is not told.', {
      orSays: [/pay[- ]as[- ]you[- ]use|no long-term contract|not tied/i],
    }),
  ],
  'h24-n-insured': [
    'Are your installers bonded and insured? Our board asks for a certificate.',
    admits('Insurance is not told.'),
  ],
  'h24-n-license-no': [
    'Before any digging the apartment board looks up everyone’s contractor license. Which number is yours in Maryland?',
    admits('Licenses are not told.'),
  ],
  'h24-n-references': [
    'Could you name three chiropractors who use it already?',
    admits('Customers are not told.'),
  ],
  'h24-n-customers': [
    'I like company. Roughly how many gates in the region already have your sign on them?',
    admits('The number of customers is not told.'),
  ],
  'h24-n-founded-year': [
    'Have you been around ten years, or did you open last spring?',
    admits('The year of founding is not told.'),
  ],
  'h24-n-office': [
    'I dislike telephones. Could a retired lady just walk into your office, and on what street would she find it?',
    admits('An office is not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h24-n-jobs': [
    'Are you hiring installers? I climb trees and know wiring.',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h24-n-dealer-join': [
    'How much is the fee for becoming a dealer of yours?',
    admits('A fee for dealers is not told.', { orSays: [told.dealerPortal] }),
  ],
  'h24-n-permit': [
    'Capitol Hill is a historic district. Will the city make us file for a permit ahead of mounting your sign?',
    admits('Permits are not told.'),
  ],
  'h24-n-wait-weeks': [
    'How many weeks is the wait until an installer has an opening?',
    admits('Waiting times are not told.'),
  ],
  'h24-n-weekends': [
    'Could the installation happen on a Saturday, as we worship on Sundays?',
    admits('Days of installing are not told.', { orSays: [told.always] }),
  ],
  'h24-n-remove-old': [
    'Will your crew haul away our old call box?',
    admits('Removing old equipment is not told.'),
  ],
  'h24-n-patent-number': [
    'For my stamp album of inventions I would love to look yours up at the patent office. Under which number?',
    admits('The number is not told.', { orSays: [told.patent] }),
  ],
})
