/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h21-n-fredericksburg': [
    'Our riding therapy center sits outside Fredericksburg. Would you drive down?',
    admits('Fredericksburg is not listed.', elsewhere),
  ],
  'h21-n-laurel': ['Is Laurel one of your towns?', admits('Laurel is not listed.', elsewhere)],
  'h21-n-anacostia': [
    'Student house in Anacostia, do you go there?',
    admits('Anacostia is not listed.', { orSays: [/DC metro|Washington,? D\.?C|ask us/i] }),
  ],
  'h21-n-baltimore': [
    'Do you set these up in Baltimore?',
    admits('Baltimore is not listed.', elsewhere),
  ],
  'h21-n-woodbridge': [
    'gravel pit near Woodbridge VA covered?',
    admits('Woodbridge is not listed.', elsewhere),
  ],
  'h21-n-veteran': [
    'Is there a discount for veterans and old letter carriers?',
    admits('Discounts are not told.', quoted),
  ],
  'h21-n-temple-rate': [
    'We feed the poor every Sunday. Would a gurdwara be charged less than a factory?',
    admits('Prices for temples are not told.', quoted),
  ],
  'h21-n-installments': [
    'May I pay the installation in three installments?',
    admits('Installments are not told.', quoted),
  ],
  'h21-n-apple-pay': ['do u take apple pay', admits('Ways of paying are not told.')],
  'h21-n-cash': [
    'I like to pay cash to the man who puts it in. Allowed?',
    admits('Ways of paying are not told.'),
  ],
  'h21-n-cancel-notice': [
    'Suppose the students all graduate. By what date in advance must I write to you to cancel?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h21-n-refund': [
    'Do I get my money back if the club does not like it after two weeks?',
    admits('Refunds are not told.'),
  ],
  'h21-n-insurance': [
    'Can your installers show a certificate of liability insurance? Condo rules.',
    admits('Insurance is not told.'),
  ],
  'h21-n-license': [
    'Which contractor license number do you hold in Virginia?',
    admits('Licenses are not told.'),
  ],
  'h21-n-permit': [
    'Will the county want a permit before the sign goes up?',
    admits('Permits are not told.'),
  ],
  'h21-n-hoa': [
    'Will my homeowners association allow such a sign?',
    admits('Rules of associations are not told.'),
  ],
  'h21-n-customers': [
    'Give me an idea of your size: is it a dozen entrances you have done, hundreds, thousands?',
    admits('Numbers of customers are not told.'),
  ],
  'h21-n-references': [
    'Could you name two kennels that use it, so I may phone them?',
    admits('References are not told.'),
  ],
  'h21-n-headquarters': [
    'I do not trust voices on a wire. On what street is your office, so I may stop in?',
    admits('An address is not told.', { orSays: [/202-555-014[234]|support@/i] }),
  ],
  'h21-n-next-week': [
    'How soon after the quote could somebody come, next week already?',
    admits('Waiting times are not told.', { orSays: [/202-555-014[24]/] }),
  ],
  'h21-n-move': [
    'If the paintball park relocates, what do you charge to move the equipment?',
    admits('Moving is not told.', quoted),
  ],
  'h21-n-trial': [
    'Could the chess club try it out for a month without paying before we vote?',
    admits('A trial is not told.', { orSays: [told.free] }),
  ],
  'h21-n-late-fee': [
    'Hay bills come first some months. What penalty do you add when my payment is overdue?',
    admits('Fees are not told.'),
  ],
  'h21-n-become-dealer': [
    'Our roofing company would like to become a dealer. What commission would we earn?',
    admits('Commissions are not told.', {
      orSays: [told.dealerPortal, /202-555-014[24]|support@/i],
    }),
  ],
  'h21-n-jobs': ['Are you hiring? My nephew wires gates.', admits('Jobs are not told.')],
})
