/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const area = { orSays: [/DC metro|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h9-n-military': [
    'Retired Navy, 26 years in. Is there a military discount?',
    admits('Discounts are not told.', quoted),
  ],
  'h9-n-501c3': [
    'Will you honor our 501(c)(3) tax exemption certificate?',
    admits('Exemption is not told.', quoted),
  ],
  'h9-n-venmo': ['venmo or zelle ok?', admits('Ways to pay are not told.')],
  'h9-n-annual-bill': [
    'May I pay annually in advance and skip twelve separate invoices?',
    admits('Billing by the year is not told.'),
  ],
  'h9-n-late-fee': [
    'Social Security hits on the fourth Wednesday. Is there a late fee if I pay after that?',
    admits('Late fees are not told.'),
  ],
  'h9-n-deposit': [
    'How big a deposit do you want before work begins?',
    admits('Deposits are not told.', quoted),
  ],
  'h9-n-notice': [
    'Quitting: how many weeks of notice must I give in writing?',
    admits('A notice is not told.', { orSays: [told.noContract] }),
  ],
  'h9-n-woodbridge': [
    'Woodbridge, Virginia, would you drive down 95 to us?',
    admits('Woodbridge is not listed.', { orSays: [/DC metro|Northern Virginia|ask us/i] }),
  ],
  'h9-n-annapolis': [
    'Sailing club in Annapolis. On your map?',
    admits('Annapolis is not listed.', { orSays: [/DC metro|ask us|Bethesda/i] }),
  ],
  'h9-n-richmond': ['do yall install in richmond', admits('Richmond is not listed.', area)],
  'h9-n-bbb': ['BBB rating?', admits('Ratings are not told.')],
  'h9-n-headcount': [
    'Out of curiosity, how large is your staff, ten people or a hundred?',
    admits('The size of the staff is not told.'),
  ],
  'h9-n-installer-spanish': [
    'Do your installers speak Spanish? My super does not know English.',
    admits('Languages of installers are not told.'),
  ],
  'h9-n-dealer-training': [
    'How long is the training class for new dealers and where is it held?',
    admits('Training is not told.'),
  ],
  'h9-n-territory': [
    'Do dealers get an exclusive territory, say all of Loudoun County?',
    admits('Territories are not told.'),
  ],
  'h9-n-referral': [
    'I told three buddies about you, do I earn a referral bonus?',
    admits('Referrals are not told.'),
  ],
  'h9-n-rent-event': [
    'Need it one Saturday only, for a wedding on our farm. Do you rent equipment out?',
    admits('Renting is not told.'),
  ],
  'h9-n-showroom': [
    'Any showroom near Rockville where I could touch one myself?',
    admits('Showrooms are not told.'),
  ],
  'h9-n-hoa-paperwork': [
    'Who fills in the architectural review paperwork for the HOA, you or me?',
    admits('Paperwork is not told.'),
  ],
  'h9-n-charge-tenant': [
    'First-time landlord. Am I legally allowed to pass the monthly fee on to my tenant?',
    admits('Law is not told.'),
  ],
  'h9-n-own-or-lease': [
    'Who holds title to the controller on my wall, am I buying or leasing?',
    admits('Ownership is not told.', quoted),
  ],
  'h9-n-price-match': [
    'Another outfit bid $650. Will you beat that?',
    admits('Matching a bid is not told.', quoted),
  ],
  'h9-n-fee-increase': [
    'I am on a fixed income. By how much may the monthly rate rise next year?',
    admits('Increases are not told.', quoted),
  ],
  'h9-n-instagram': ['whats your instagram', admits('Social media are not told.')],
})
