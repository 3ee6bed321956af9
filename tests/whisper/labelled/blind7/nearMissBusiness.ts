/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }

export const nearMissBusiness = labelled('near miss', {
  'h7-n-senior-discount': [
    'do seniors get something off?',
    admits('Discounts are not told.', quoted),
  ],
  'h7-n-bulk': [
    'If our 14 neighbors all sign up together do we get a group rate?',
    admits('Group rates are not told.', quoted),
  ],
  'h7-n-credit-card': ['Which credit cards do you take? Or is it check only?', admits('Not told.')],
  'h7-n-refund': [
    'What is your refund policy if it does not suit us?',
    admits('Refunds are not told.'),
  ],
  'h7-n-trial': ['any free trial month?', admits('Trials are not told.')],
  'h7-n-customers': ['How many customers have you got so far?', admits('Not told.')],
  'h7-n-reviews': [
    'Could you give me two references in Bethesda whom I can phone?',
    admits('References are not told.'),
  ],
  'h7-n-licensed': [
    'The condo bylaws want a certificate of insurance from every contractor. Can your installer show one?',
    admits('Insurance of the installers is not told.'),
  ],
  'h7-n-permit': ['Will I need a county permit before you start?', admits('Permits are not told.')],
  'h7-n-year-founded': [
    'How many years have you people been around?',
    admits('The year is not told.'),
  ],
  'h7-n-office': ['What is your street address, can I stop by the office?', admits('Not told.')],
  'h7-n-jobs': ['r u hiring installers', admits('Jobs are not told.')],
  'h7-n-butterfly': [
    'Why should I pick you over ButterflyMX or DoorKing?',
    admits('Competitors by name are not told.', { orSays: [/call box|intercom/i] }),
  ],
  'h7-n-patent-no': [
    'I want to look your patent up at the USPTO. Give me the number or filing date.',
    admits('The number is not told.'),
  ],
  'h7-n-philly': [
    'We are in Philadelphia. Come up here this spring?',
    admits('Philadelphia is not listed.', { orSays: [/DC metro|2026|ask us/i] }),
  ],
  'h7-n-leesburg': [
    'Is Leesburg covered by you?',
    admits('Leesburg is not listed.', { orSays: [/DC metro|Northern Virginia|ask us/i] }),
  ],
  'h7-n-canada': [
    'Ship to Toronto?',
    admits('Canada is not told.', { orSays: [/DC metro|ask us/i] }),
  ],
  'h7-n-pause': [
    'We live in Florida from November on. Can the monthly fee be paused?',
    admits('Pausing is not told.', { orSays: [told.noContract] }),
  ],
  'h7-n-move-house': [
    'We are moving to Tysons in June. Does the hardware come with us or stay on the post?',
    admits('Moving it is not told.'),
  ],
  'h7-n-removal': [
    'Will your crew haul away the broken call box and what do they charge for that?',
    admits('Removal is not told.', quoted),
  ],
  'h7-n-first-date': ['what is the earliest date somebody could come', admits('Not told.')],
  'h7-n-tax': ['Is DC sales tax already inside the price?', admits('Tax is not told.', quoted)],
  'h7-n-become-dealer': [
    'How does my fence company become one of your dealers?',
    admits('Becoming a dealer is not told.', { orSays: [/contact|202-555-014|support@/i] }),
  ],
  'h7-n-insurance-premium': [
    'Does State Farm lower my premium when I have this?',
    admits('Insurance is not told.'),
  ],
})
