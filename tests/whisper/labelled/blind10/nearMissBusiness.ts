/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|Washington|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h10-n-leesburg': [
    'Barn in Leesburg, would your crew drive out?',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h10-n-columbia': [
    'We are a townhouse association in Columbia MD. Yes or no?',
    admits('Columbia is not listed.', elsewhere),
  ],
  'h10-n-woodbridge': [
    'my mom lives woodbridge, you go also there?',
    admits('Woodbridge is not listed.', elsewhere),
  ],
  'h10-n-anacostia': [
    'Do you take jobs in Anacostia?',
    admits('Anacostia is not listed.', elsewhere),
  ],
  'h10-n-eleventh': [
    'I own eleven shops on one street. Would you give a rebate on the last few?',
    admits('Discounts are not told.', quoted),
  ],
  'h10-n-certificate': [
    'Our condo lets nobody on site without a certificate of insurance. What is your liability limit?',
    admits('Insurance is not told.'),
  ],
  'h10-n-license': [
    'Contractor license number of your installers for Virginia?',
    admits('Licenses are not told.'),
  ],
  'h10-n-installments': [
    'Can I split the $799 into six installments?',
    admits('Installments are not told.', quoted),
  ],
  'h10-n-trial': [
    'Could we try it on one building for a month and hand it back when the unit owners grumble?',
    admits('Trials are not told.', {
      orSays: [/no long-term|not tied|pay[- ]as[- ]you[- ]use|202-555-014[24]/i],
    }),
  ],
  'h10-n-notice': [
    'How many days ahead do I have to tell you that I cancel?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h10-n-saturday-crew': [
    'My shop is only closed on Sundays. Do installers work that day?',
    admits('Days of installing are not told.', quoted),
  ],
  'h10-n-lead-time': [
    'Currently how many weeks is your waiting list for an install?',
    admits('Waiting times are not told.', quoted),
  ],
  'h10-n-permit': [
    'Does Fairfax County want an electrical permit for it, and would you pull that?',
    admits('Permits are not told.'),
  ],
  'h10-n-attend-meeting': [
    'Would someone give a presentation at our annual meeting of unit owners on the 14th?',
    admits('Presentations are not told.', { orSays: [/202-555-014[24]|video|consultation/i] }),
  ],
  'h10-n-customers': [
    'How many condominiums are customers of yours by now?',
    admits('Numbers of customers are not told.'),
  ],
  'h10-n-reviews': [
    'What rating do you have with the Better Business Bureau?',
    admits('Ratings are not told.'),
  ],
  'h10-n-hiring': [
    'Low-voltage tech with nine years in the trade. Are you hiring?',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@/] }),
  ],
  'h10-n-become-dealer': [
    'What are the requirements to be signed up as one of your dealers?',
    admits('Becoming a dealer is not told.', {
      orSays: [/dealers? and installers|portal of their own|202-555-014[24]|support@/i],
    }),
  ],
  'h10-n-patent-number': [
    'Our lawyer would look the patent up. Under what number is it filed?',
    admits('The number of the patent is not told.'),
  ],
  'h10-n-haul-away': [
    'Do you haul off the old keypad pedestal, and is that extra?',
    admits('Taking old equipment away is not told.', quoted),
  ],
  'h10-n-winter-pause': [
    'The camp is empty from November to April. Could I pause the monthly fee?',
    admits('Pauses are not told.', { orSays: [/pay[- ]as[- ]you[- ]use|no long-term|not tied/i] }),
  ],
  'h10-n-net-30': [
    'Our clinic pays on purchase order, net 45. Acceptable?',
    admits('Terms of payment are not told.', quoted),
  ],
  'h10-n-care-insurance': [
    "Will Mom's long-term care insurance reimburse this?",
    admits('Insurance is not told.'),
  ],
  'h10-n-take-along': [
    'We move houses in two years. What would it cost to take the equipment along?',
    admits('Moving the equipment is not told.', quoted),
  ],
  'h10-n-sales-tax': [
    'Is Maryland sales tax already inside those prices?',
    admits('Taxes are not told.', quoted),
  ],
})
