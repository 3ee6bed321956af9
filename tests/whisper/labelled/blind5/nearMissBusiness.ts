/** About dealing with the company, and yet the sources do not answer. */
import { admits, labelled } from '../labelled'

export const nearMissBusiness = labelled('near miss', {
  'f-ach': ['Can my bookkeeper pay you by ACH once a quarter', admits('How one pays is not told.')],
  'f-navy': ['Retired Navy here. Any discount for veterans?', admits('No discount is told.')],
  'f-deposit': [
    'How much deposit do you need before you schedule the job?',
    admits('No deposit is told.'),
  ],
  'f-refund': [
    "If we hate it after two weeks, do we get our money back? My husband isn't convinced.",
    admits('A refund is not told of.'),
  ],
  'f-hiring': ['are you guys hiring installers right now', admits('Jobs are not told of.')],
  'f-become-dealer': [
    'I own a fence company in Prince William County and want to become one of your dealers. What are the requirements?',
    admits('How one becomes a dealer is not told.'),
  ],
  'f-reference': [
    'Do you already have a community of 200+ homes using this that I could point our board to?',
    admits('No reference is told.'),
  ],
  'f-bbb': ["what's your BBB rating", admits('No rating is told.')],
  'f-butterfly': [
    'Convince me: why you over ButterflyMX?',
    admits('No competitor is told of.', { orSays: [/no app|any phone|call box/i] }),
  ],
  'f-showroom': [
    'Is there a showroom where my dad and I can touch it first?',
    admits('No showroom is told of.'),
  ],
  'f-thursday': [
    'can somebody come out thursday after 3',
    admits('Dates are not told.', { orSays: [/202-555-0142/] }),
  ],
  'f-permit': [
    'Do I have to pull a permit with Montgomery County for this?',
    admits('Permits are not told of.'),
  ],
  'f-board-meeting': [
    'Would a rep present at our HOA annual meeting, second Tuesday in February?',
    admits('Meetings are not told of.', { orSays: [/202-555-0142/] }),
  ],
  'f-haul': [
    'will your guys haul away the old DoorKing box or is that on me',
    admits('Taking away the old is not told of.'),
  ],
  'f-trade-in': [
    'Would you take our old intercom panel as a trade-in?',
    admits('Trading in is not told of.'),
  ],
  'f-selling-house': [
    "We're putting the house on the market in spring. Can the buyers take over the account?",
    admits('Taking over is not told of.'),
  ],
  'f-camp': [
    "We run a kids' summer camp, June to August only. Off season, could you stop charging us?",
    admits('Pausing is not told of.', { orSays: [/pay[- ]as[- ]you[- ]use|no long-term/i] }),
  ],
  'f-cancun': [
    'My brother wants one for his villa near Cancun. Could he order it?',
    admits('Mexico is not told of.', { orSays: [/DC metro|ask us/i] }),
  ],
  'f-richmond': [
    'Looking for something for our farm outside Richmond, is that close enough for you to come?',
    admits('Richmond is not on the list.', { orSays: [/DC metro|Northern Virginia|ask us/i] }),
  ],
  'f-coi': [
    'Our management office requires a certificate of insurance from every vendor. Who can send me yours?',
    admits('Insurance is not told of.', { orSays: [/support@visitoraccess\.example/] }),
  ],
  'f-spanish-person': [
    'When my mother calls in, will somebody speak Spanish?',
    admits('Languages are not told.'),
  ],
  'f-patent-number': ['what is the patent number, I want to look it up', admits('It is not told.')],
  'f-coupon': ['coupon code?', admits('No coupon is told of.')],
  'f-referral': [
    'My neighbor signed up because of me. Is there a referral bonus?',
    admits('No bonus is told of.'),
  ],
  'f-test-drive': [
    'Can I test drive it for 30 days before paying anything?',
    admits('A trial is not told of.', { never: [/yes, .*30 days/i] }),
  ],
  'f-w9': ['Please have billing send our office a W-9', admits('Tax papers are not told of.')],
})
