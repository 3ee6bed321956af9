/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h14-n-leesburg': [
    'We run a nursery in Leesburg. Do you serve that?',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h14-n-ocean-city': [
    'My summer house is at Ocean City. Can you put one in?',
    admits('Ocean City is not listed.', elsewhere),
  ],
  'h14-n-columbia': ['How about Columbia, Maryland?', admits('Columbia is not listed.', elsewhere)],
  'h14-n-anacostia': [
    'do you work in anacostia',
    admits('Anacostia is not listed.', { orSays: [/DC metro|Washington|ask us|2026/i] }),
  ],
  'h14-n-senior': [
    'Is there a senior discount? I turn 81 next week.',
    admits('Discounts are not told.', quoted),
  ],
  'h14-n-financing': [
    'Widowed in spring, money is tight. Do you have a plan where I pay the installation in six portions?',
    admits('Financing is not told.', quoted),
  ],
  'h14-n-cash': ['Do you take cash or a personal check?', admits('Ways of paying are not told.')],
  'h14-n-cancel-fee': [
    'What is the cancellation fee if I quit in the third month?',
    admits('Fees of that kind are not told.', { orSays: [told.noContract] }),
  ],
  'h14-n-refund': [
    'Do I get my money back if I’m not happy with it?',
    admits('Refunds are not told.'),
  ],
  'h14-n-trial': [
    'Can our club try it for a month before we commit?',
    admits('Trials are not told.', { orSays: [/no long-term|video|free/i] }),
  ],
  'h14-n-sales-tax': [
    'Is sales tax already in the $799?',
    admits('Sales tax on it is not told.', quoted),
  ],
  'h14-n-bulk': [
    'If I order for ten buildings at once, how much do you knock off?',
    admits('Discounts are not told.', quoted),
  ],
  'h14-n-lead-time': [
    'How many weeks’ wait is it between saying yes and the installation?',
    admits('Waiting times are not told.', { orSays: [/202-555-014[24]|ask (us|for)/i] }),
  ],
  'h14-n-bonded': [
    'Our management company only lets in tradesmen with liability insurance and a bond. Do your people have that?',
    admits('Licenses of installers are not told.'),
  ],
  'h14-n-permit': [
    'Do I need a county permit to have one put up?',
    admits('Permits are not told.'),
  ],
  'h14-n-hiring': [
    'Are you hiring? I’m an electrician with ten years behind me.',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h14-n-become-dealer': [
    'I put in garage openers around Prince William County and would love to sell yours. How does one get a dealership?',
    admits('How to become one is not told.', {
      orSays: [/202-555-014[24]|support@|contact|portal/i],
    }),
  ],
  'h14-n-office-address': [
    'What’s the street address of your headquarters?',
    admits('An address is not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h14-n-how-many-customers': [
    'How many gates run on your system by now?',
    admits('Numbers of customers are not told.'),
  ],
  'h14-n-reviews': ['Where can I read reviews by other dentists?', admits('Reviews are not told.')],
  'h14-n-founded-year': [
    'How many years has your company been around?',
    admits('The year is not told.', { orSays: [told.founder] }),
  ],
  'h14-n-patent-number': [
    'My attorney wants to look up the patent at the USPTO. Under what number is it filed?',
    admits('The number is not told.', { orSays: [told.patent] }),
  ],
  'h14-n-hoa-rules': ['Will my HOA allow it?', admits('Rules of associations are not told.')],
  'h14-n-move-unit': [
    'We’re moving to another house. What does it cost to take the unit along?',
    admits('Moving it is not told.', quoted),
  ],
  'h14-n-vs-ring': [
    'How are you better than a Ring doorbell?',
    admits('That rival is not told.', { orSays: [/no app|any phone|call|gate|phone/i] }),
  ],
})
