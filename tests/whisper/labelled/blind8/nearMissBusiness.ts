/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h8-n-annapolis': [
    'Our marina is in Annapolis. Do you install here?',
    admits('Annapolis is not listed.', elsewhere),
  ],
  'h8-n-manassas': [
    'Manassas, do you come that far?',
    admits('Manassas is not listed.', elsewhere),
  ],
  'h8-n-frederick': [
    'I have a creamery near Frederick. Am I inside the area?',
    admits('Frederick is not listed.', elsewhere),
  ],
  'h8-n-middleburg': [
    'horse farm out by Middleburg, served or not',
    admits('Middleburg is not listed.', elsewhere),
  ],
  'h8-n-nonprofit': [
    'We are a charter school, a nonprofit. Is there special pricing for us?',
    admits('Prices for nonprofits are not told.', quoted),
  ],
  'h8-n-zelle': ['Can I pay through Zelle or Venmo?', admits('Ways of paying are not told.')],
  'h8-n-deposit': [
    'How big a down payment do you expect before the first screw goes in?',
    admits('Deposits are not told.', quoted),
  ],
  'h8-n-reschedule': [
    'Is there a fee when I have to move the installation to another day?',
    admits('Fees of that kind are not told.', quoted),
  ],
  'h8-n-showroom': [
    'Is there a showroom where my husband and I can try one out?',
    admits('A showroom is not told.', { orSays: [told.video] }),
  ],
  'h8-n-magazine': [
    'Did Consumer Reports or some magazine ever test you?',
    admits('Tests are not told.'),
  ],
  'h8-n-lease': [
    'Can a start-up brewery lease the hardware instead of buying it?',
    admits('Leasing is not told.', quoted),
  ],
  'h8-n-background': [
    'Have the installers been fingerprinted and background checked? We are a school.',
    admits('Checks of installers are not told.'),
  ],
  'h8-n-w9': [
    'Accounting needs a W-9 and your tax ID to set you up as a vendor.',
    admits('Tax numbers are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h8-n-tax-credit': [
    'Can my plant write it off under Section 179, or claim some energy credit?',
    admits('Taxes are not told.'),
  ],
  'h8-n-repair-time': [
    'If the unit dies on a Friday night, how quickly is a repairman guaranteed to come?',
    admits('Times of repair are not told.', { orSays: [told.always] }),
  ],
  'h8-n-transfer-warranty': [
    'Selling my house next spring. Does the warranty pass to the buyer?',
    admits('Passing on the warranty is not told.', { orSays: [told.warranty] }),
  ],
  'h8-n-vandalism': [
    'Kids with spray cans: is vandalism covered by the one-year warranty?',
    admits('What the warranty covers is not told.', { orSays: [told.warranty] }),
  ],
  'h8-n-yearly-discount': [
    'Do I save anything by paying the whole year in advance?',
    admits('Discounts are not told.', quoted),
  ],
  'h8-n-price-rise': [
    'Will the $47 go up next year, or is it locked in?',
    admits('Later prices are not told.', { orSays: [/30 days|no long-term|from \$?47/i] }),
  ],
  'h8-n-referral': [
    'If I send you my neighbor, is there a referral bonus in it for me?',
    admits('Bonuses are not told.'),
  ],
  'h8-n-landlord': [
    'I only rent here. Must my landlord agree in writing before you put it up?',
    admits('Consent of a landlord is not told.'),
  ],
  'h8-n-staff-training': [
    'Would someone train our front desk ladies, and for how long?',
    admits('Training is not told.', { orSays: [/no device to learn|no app|any phone/i] }),
  ],
  'h8-n-maintenance': [
    'How often does the equipment need servicing, is there a yearly inspection?',
    admits('Servicing is not told.'),
  ],
  'h8-n-who-owns': [
    'After installation who owns the box, me or you?',
    admits('Ownership is not told.'),
  ],
})
