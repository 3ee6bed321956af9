/** Sound like the subject, but the sources do not tell: the company and its terms. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissBusiness = labelled('near miss', {
  'g-finance': [
    'Can I pay off the installation over 12 months?',
    admits('Paying by instalments is not told of.'),
  ],
  'g-veteran': [
    'I served 22 years in the Navy, do you knock anything off for that?',
    admits('Discounts are not told of.'),
  ],
  'g-refund': [
    "If I'm unhappy after the first month do I get the install fee back?",
    admits('Refunds are not told of.', { orSays: [told.noContract] }),
  ],
  'g-license': [
    'What is your Virginia contractor license number?',
    admits('Licenses are not told of.'),
  ],
  'g-insured': ['are you bonded and insured', admits('Insurance is not told of.')],
  'g-how-many-customers': [
    'How many homes in the area have it already?',
    admits('The number of customers is not told.'),
  ],
  'g-references': [
    'Our board would like three references from other associations.',
    admits('References are not told of.', { orSays: [told.anyNumber] }),
  ],
  'g-office': [
    'Where is your office? I would like to drop by.',
    admits('The address is not told.'),
  ],
  'g-jobs': [
    'looking for work, i have 6 years low voltage experience. hiring?',
    admits('Jobs are not told of.'),
  ],
  'g-become-dealer': [
    'How does my gate company become one of your dealers, and is there a fee?',
    admits('How to become a dealer is not told.', { orSays: [told.dealer] }),
  ],
  'g-founded-year': ['What year did the company start?', admits('The year is not told.')],
  'g-patent-number': ['Please give me the patent number.', admits('The number is not told.')],
  'g-credit-card': ['do you take amex', admits('Ways to pay are not told.')],
  'g-permit': [
    'Do I need a county permit before you put up the sign?',
    admits('Permits are not told of.'),
  ],
  'g-move-house': [
    "We're selling next spring. Can I take the system along to the new place?",
    admits('Moving it is not told of.', { orSays: [told.noContract] }),
  ],
  'g-butterfly': [
    'Why should I choose you over ButterflyMX?',
    admits('Other products are not compared.', { orSays: [/no app|call box|any phone/i] }),
  ],
  'g-next-slot': [
    'Earliest installation date?',
    admits('Dates are not told.', { orSays: [told.quotePhone] }),
  ],
  'g-sell-gates': [
    'We need a new wrought iron gate as well. Do you build those?',
    admits('Gates are not told of.'),
  ],
  'g-haul-away': [
    'Will your crew take the old call box away with them?',
    admits('Taking away old equipment is not told of.'),
  ],
  'g-soc2': ['Our security team needs your SOC 2 report.', admits('Certificates are not told of.')],
  'g-uptime': [
    'Over the past year, how much of the time was your service down?',
    admits('Uptime is not told.'),
  ],
  'g-referral': [
    'do i get something if i send you my neighbor',
    admits('Rewards are not told of.'),
  ],
  'g-ceo-salary': ['How much revenue did you make last year?', admits('Revenue is not told.')],
  'g-late-fee': [
    'I am on a pension that comes mid month. If I pay you after the due date, is there a penalty?',
    admits('Late fees are not told of.'),
  ],
  'g-service-call': [
    'After the warranty is over, what does one repair visit cost?',
    admits('The cost of repairs is not told.', { orSays: [told.lifetime] }),
  ],
})
