/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }
const warranted = { orSays: [told.warranty] }

export const nearMissBusiness = labelled('near miss', {
  'h20-n-solomons': [
    'The lighthouse stands on Solomons Island. Would you drive down to us?',
    admits('Solomons is not listed.', elsewhere),
  ],
  'h20-n-columbia': [
    'Columbia, Maryland: covered by you?',
    admits('Columbia is not listed.', elsewhere),
  ],
  'h20-n-woodbridge': [
    'is woodbridge va on your route',
    admits('Woodbridge is not listed.', elsewhere),
  ],
  'h20-n-hagerstown': [
    'Goats and I live outside Hagerstown. Any chance you serve it?',
    admits('Hagerstown is not listed.', elsewhere),
  ],
  'h20-n-senior': ['Do seniors get a discount?', admits('Discounts are not told.', quoted)],
  'h20-n-church-discount': [
    'Are houses of worship charged less?',
    admits('Prices for churches are not told.', quoted),
  ],
  'h20-n-paypal': [
    'Could the bridge club pay you through PayPal?',
    admits('Ways of paying are not told.'),
  ],
  'h20-n-installments': [
    'May I spread the $799 over six installments?',
    admits('Installments are not told.', quoted),
  ],
  'h20-n-deposit': [
    'Do you want a deposit up front from a foster family?',
    admits('Deposits are not told.', quoted),
  ],
  'h20-n-cancel-fee': [
    'If I quit after four months, is there a cancellation fee?',
    admits('Fees are not told.', { orSays: [told.noContract] }),
  ],
  'h20-n-refund': [
    'Not happy after two weeks: do I get my money back?',
    admits('Refunds are not told.'),
  ],
  'h20-n-insured': [
    "Our board asks for the installer's insurance certificate, naming the townhouse association. Do your people have one?",
    admits('Insurance of installers is not told.'),
  ],
  'h20-n-reviews': [
    'What do former buyers say online, any ratings that a cautious nurse could look at?',
    admits('Reviews are not told.'),
  ],
  'h20-n-customers': [
    'Between us cheesemongers: about how many shops have bought this thing already?',
    admits('Numbers of customers are not told.'),
  ],
  'h20-n-staff': [
    'How many people work at your firm?',
    admits('The number of staff is not told.', { orSays: [/Avery Hinge|Robin Latch/] }),
  ],
  'h20-n-founded-year': [
    'Is the firm older than my bus, which is from 2011? When did you open for business?',
    admits('The year is not told.'),
  ],
  'h20-n-office': [
    'What is the street address of your office? I would like to drop by with my tools.',
    admits('An address is not told.', { orSays: [/202-555-014[234]|support@|contact/i] }),
  ],
  'h20-n-hiring': [
    'I fix gates for a living. Are you hiring installers?',
    admits('Jobs are not told.', { orSays: [/202-555-014[234]|support@|contact|portal/i] }),
  ],
  'h20-n-become-dealer': [
    'I run an overhead-door outfit in Vienna. What sales volume must a dealer promise you each year?',
    admits('Terms for new dealers are not told.', { orSays: [told.dealerPortal] }),
  ],
  'h20-n-waiting': [
    'How soon after I order could you be here, days or weeks?',
    admits('Waiting times are not told.'),
  ],
  'h20-n-permit': [
    'Does our townhouse community need a county permit for the sign?',
    admits('Permits are not told.'),
  ],
  'h20-n-warranty-mice': [
    'Mice chewed the wires. Is that under the warranty?',
    admits('What the warranty covers is not told.', warranted),
  ],
  'h20-n-lifetime-parts': [
    'Does lifetime coverage include labor or parts alone?',
    admits('What it covers is not told.', { orSays: [told.lifetime] }),
  ],
  'h20-n-old-removal': ['Do you haul away our dead call box?', admits('Removal is not told.')],
  'h20-n-insurance-premium': [
    "Would State Farm knock something off the museum's policy once we have it?",
    admits('Insurance is not told.'),
  ],
})
