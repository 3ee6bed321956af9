/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h17-n-hagerstown': [
    'We grow peaches near Hagerstown. Would you drive out to install?',
    admits('Hagerstown is not listed.', elsewhere),
  ],
  'h17-n-woodbridge': [
    'my auto shop is in Woodbridge, is that covered',
    admits('Woodbridge is not listed.', elsewhere),
  ],
  'h17-n-baltimore': [
    'Congregation in Baltimore, Park Heights. Do you serve that?',
    admits('Baltimore is not listed.', elsewhere),
  ],
  'h17-n-anacostia': [
    'How about Anacostia, any installs there?',
    admits('Anacostia is not listed.', {
      orSays: [/DC metro|Washington,? D\.?C|ask us/i],
    }),
  ],
  'h17-n-student-rate': [
    'Is there a student rate? Film school ate all my savings.',
    admits('Student prices are not told.', quoted),
  ],
  'h17-n-clergy': [
    'Do houses of worship receive a discount?',
    admits('Discounts are not told.', quoted),
  ],
  'h17-n-paypal': [
    'May the co-op settle the bill by PayPal or bank transfer?',
    admits('Ways of paying are not told.'),
  ],
  'h17-n-installments': [
    'Could I spread the installation price over twelve installments?',
    admits('Installments are not told.', quoted),
  ],
  'h17-n-cancel-fee': [
    'If we end the service in March, what notice period applies and is there a cancellation fee?',
    admits('Notice and fees are not told.', { orSays: [told.noContract] }),
  ],
  'h17-n-pause': [
    'Nothing happens at the orchard in winter. Can the subscription be paused until spring?',
    admits('Pausing is not told.', { orSays: [told.payAsYouUse] }),
  ],
  'h17-n-move': [
    'When the studio relocates across town, what do you charge to move the equipment?',
    admits('Moving is not told.', quoted),
  ],
  'h17-n-refund': [
    'Suppose we dislike it after two weeks: do we get our money back?',
    admits('Refunds are not told.', { orSays: [told.noContract] }),
  ],
  'h17-n-permit': [
    'Does Montgomery County require a permit for such a post by the road?',
    admits('Permits are not told.'),
  ],
  'h17-n-insured': [
    'Are your installers licensed and bonded? Our treasurer needs certificates of insurance.',
    admits('Licences are not told.', { orSays: [told.professional] }),
  ],
  'h17-n-earliest': [
    'What is the earliest date you could come to Logan Circle to put it in?',
    admits('Dates are not told.', quoted),
  ],
  'h17-n-customers': [
    'Roughly what head count of gate owners has signed up with your firm up to today?',
    admits('The number of customers is not told.'),
  ],
  'h17-n-reference': [
    'Name a museum that already uses it, so I may phone them.',
    admits('Customers are not told.'),
  ],
  'h17-n-office': [
    'At what street address is your office, for dropping off a letter from the rabbi?',
    admits('An address is not told.', { orSays: [/support@|202-555-014[24]|contact/i] }),
  ],
  'h17-n-jobs': [
    'Are you hiring fitters? I know ladders, drills and cables.',
    admits('Jobs are not told.', { orSays: [/support@|202-555-014[24]|contact|dealer/i] }),
  ],
  'h17-n-become-dealer': [
    'What must a stair-lift company do to become one of your dealers?',
    admits('Becoming a dealer is not told.', {
      orSays: [/dealer|support@|202-555-014[24]|contact/i],
    }),
  ],
  'h17-n-translate': [
    'Would you hire a freelance translator to put this website into French?',
    admits('Translating is not told.', { orSays: [/support@|202-555-014[24]|contact/i] }),
  ],
  'h17-n-warranty-lightning': [
    'Does the warranty pay if lightning fries the controller?',
    admits('What the warranty covers is not told.', { orSays: [told.warranty] }),
  ],
  'h17-n-butterfly': [
    'Our other half of the duplex swears by ButterflyMX. Why should we not go with them?',
    admits('Competitors are not told.', { orSays: [told.noApp] }),
  ],
  'h17-n-insurer': [
    'Would my homeowner policy get cheaper with this at the gate?',
    admits('Insurance is not told.'),
  ],
  'h17-n-founded-year': [
    'In which year was the company started, and with how much capital?',
    admits('The year is not told.', { orSays: [told.founder] }),
  ],
})
