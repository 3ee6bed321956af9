/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h22-n-leesburg': [
    'Our alpacas graze just past Leesburg. Do you drive that far?',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h22-n-breezewood': [
    'Truck stop in Breezewood, Pennsylvania. Do you set up there?',
    admits('Pennsylvania is not listed.', elsewhere),
  ],
  'h22-n-stmichaels': [
    'the sailing school is over in St. Michaels on the Eastern Shore, do you serve it',
    admits('St. Michaels is not listed.', elsewhere),
  ],
  'h22-n-anacostia': [
    'We are a rowhouse block in Anacostia. Is that one of your neighborhoods?',
    admits('Anacostia is not listed.', { orSays: [/DC metro|Washington,? D\.?C|ask us/i] }),
  ],
  'h22-n-firefighter-off': [
    'Twenty-eight years in the fire service. Do you give first responders a discount?',
    admits('Discounts are not told.', quoted),
  ],
  'h22-n-church-tax': [
    'We are a tax-exempt church. Will you leave off the sales tax?',
    admits('Taxes are not told.', quoted),
  ],
  'h22-n-installments': [
    'Could the train club pay the installation in six installments?',
    admits('Installments are not told.', quoted),
  ],
  'h22-n-cash': ['do you take cash from an old man', admits('Ways of paying are not told.')],
  'h22-n-pause': [
    'We are dark from September to May. Can the theater pause the subscription over winter?',
    admits('A pause is not told.', { orSays: [/no long-term|pay[- ]as[- ]you[- ]use|not tied/i] }),
  ],
  'h22-n-notice': [
    'Suppose the alpacas go and I move to Florida: how far ahead must I tell you that I am quitting?',
    admits('Notice is not told.', { orSays: [/no long-term|pay[- ]as[- ]you[- ]use|not tied/i] }),
  ],
  'h22-n-money-back': [
    'My quilters are picky. Should they vote it down after three weeks, would you refund the installation?',
    admits('Refunds are not told.', { orSays: [told.noContract] }),
  ],
  'h22-n-how-soon': [
    'How many weeks is the wait for an installation slot at the moment?',
    admits('Waiting times are not told.', quoted),
  ],
  'h22-n-permit': [
    'Do we need a permit from the District to hang the sign on a historic rowhouse?',
    admits('Permits are not told.'),
  ],
  'h22-n-insured': [
    'Are your installers bonded and insured? My glass warehouse demands a certificate.',
    admits('Insurance is not told.'),
  ],
  'h22-n-license': [
    'Our church council files the MHIC license of every contractor. Could you type yours out for me?',
    admits('Licenses are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h22-n-founded-year': [
    'For how many summers have you been doing business? The theater has seen vendors come and go.',
    admits('The year of founding is not told.', { orSays: [told.founder] }),
  ],
  'h22-n-staff': [
    'Besides the two on your team page, roughly how big is your payroll?',
    admits('The number of staff is not told.', { orSays: [told.founder] }),
  ],
  'h22-n-office': [
    'I like to shake a hand before I sign. Which street do I drive to with my truck to visit you?',
    admits('An address is not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h22-n-references': [
    'Which other archery clubs are customers of yours that I might call?',
    admits('Customers are not told.'),
  ],
  'h22-n-reviews': [
    'My daughter only trusts places with four and a half stars. What is your rating on Google and Yelp?',
    admits('Reviews are not told.'),
  ],
  'h22-n-jobs': [
    'I lost my glazier job. Are you hiring installers?',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h22-n-become-dealer': [
    'We put up fences from Bowie to Vienna and would like to sell yours as well. Is there a buy-in for new dealers?',
    admits('Terms for dealers are not told.', { orSays: [told.dealer] }),
  ],
  'h22-n-patent-number': [
    'What is the number of your patent? I type up patent hearings for a living.',
    admits('The number of the patent is not told.', { orSays: [told.patent] }),
  ],
  'h22-n-haul-away': [
    'Will your man haul off the old intercom, and is there a charge?',
    admits('Old equipment is not told.', quoted),
  ],
  'h22-n-lifetime-covers': [
    'Does the lifetime coverage pay for a truck backing over the post?',
    admits('What the coverage includes is not told.', { orSays: [told.lifetime] }),
  ],
})
