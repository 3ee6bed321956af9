/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|Washington|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h16-n-leesburg': [
    'Our bed and breakfast is near Leesburg. Are we too far out?',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h16-n-upper-marlboro': [
    'equestrian place in Upper Marlboro, do you come',
    admits('Upper Marlboro is not listed.', elsewhere),
  ],
  'h16-n-herndon': [
    'Herndon, ten minutes from the airport. Am I in luck?',
    admits('Herndon is not listed.', elsewhere),
  ],
  'h16-n-anacostia': [
    'Our pantry is in Anacostia, east of the river. Would you put one in for us?',
    admits('Anacostia is not listed.', elsewhere),
  ],
  'h16-n-solomons': [
    'Forty slips on Solomons Island. Do you serve that?',
    admits('Solomons Island is not listed.', elsewhere),
  ],
  'h16-n-seniors': [
    'We are both over eighty. Is there a senior discount?',
    admits('Discounts are not told.', quoted),
  ],
  'h16-n-church-rate': [
    'Do churches and food banks get a charitable rate from you?',
    admits('Rates for charities are not told.', quoted),
  ],
  'h16-n-paper-check': [
    'I am old school and mail out checks on the first of each month. Is that acceptable payment for you?',
    admits('Ways of paying are not told.'),
  ],
  'h16-n-money-back': [
    'Suppose we dislike it after two weeks. Would our money be refunded?',
    admits('Refunds are not told.', { orSays: [told.noContract] }),
  ],
  'h16-n-trial': [
    'Could our inn try it out for one month before buying?',
    admits('Trials are not told.', {
      orSays: [/free consultation|consultation and|no long-term/i],
    }),
  ],
  'h16-n-how-many-customers': [
    'Roughly how many customers use it already, dozens or thousands?',
    admits('Numbers of customers are not told.'),
  ],
  'h16-n-office-street': [
    'I would like to stop by in person with cookies. On what street do you sit?',
    admits('An address is not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h16-n-jobs': [
    'Licensed electrician in my family needs work. Are you hiring installers?',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h16-n-installments': [
    'Spread the cost of the installation over six paychecks, could we do that?',
    admits('Installments are not told.', quoted),
  ],
  'h16-n-how-soon': [
    'We have a wedding on the 12th. How soon after I call could you be out here?',
    admits('Waiting times are not told.', quoted),
  ],
  'h16-n-permit': [
    'Fairfax County inspectors are picky. Who pulls a permit for such a thing, if any?',
    admits('Permits are not told.'),
  ],
  'h16-n-hoa': [
    'Do you deal with the HOA architectural committee on my behalf?',
    admits('Dealing with associations is not told.'),
  ],
  'h16-n-become-dealer': [
    'I sell fences in Prince William. What are the requirements for becoming a dealer of yours?',
    admits('Requirements for dealers are not told.', {
      orSays: [/202-555-014[24]|support@|contact|portal of their own/i],
    }),
  ],
  'h16-n-notice-period': [
    'Say the yacht club votes to quit. By how many weeks ahead must our letter of cancellation reach you?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h16-n-moving': [
    'If I move to a new house, can I take the equipment along and who remounts it?',
    admits('Moving equipment is not told.'),
  ],
  'h16-n-bbb': ['What is your Better Business Bureau grade?', admits('Grades are not told.')],
  'h16-n-net-30': [
    'Our funeral home pays on net 30 purchase orders only. Fine with you?',
    admits('Terms of payment are not told.'),
  ],
  'h16-n-pause-winter': [
    'We close from December to March. May the subscription be paused meanwhile?',
    admits('Pausing is not told.', { orSays: [told.payAsYouUse, /no long-term|not tied/i] }),
  ],
  'h16-n-spanish-staff': [
    'Is there someone on your support team who speaks Spanish with my crew?',
    admits('Languages of support are not told.'),
  ],
  'h16-n-late-fee': [
    'if my payment comes in late do you add a fee',
    admits('Late fees are not told.'),
  ],
})
