/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h23-n-baltimore': [
    'Ice rink in Baltimore, do you come here?',
    admits('Baltimore is not listed.', elsewhere),
  ],
  'h23-n-leesburg': [
    'My sheep are in Leesburg. Served?',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h23-n-hagerstown': [
    'Would you drive to Hagerstown for a railroad museum?',
    admits('Hagerstown is not listed.', elsewhere),
  ],
  'h23-n-fredericksburg': [
    'Quilting friend down in Fredericksburg wants yours as well. Would your installers go there?',
    admits('Fredericksburg is not listed.', elsewhere),
  ],
  'h23-n-church-discount': [
    'We are a small Greek parish living off bake sales. Anything knocked off for congregations?',
    admits('Discounts are not told.', quoted),
  ],
  'h23-n-senior': ['Do seniors pay less? I am 81.', admits('Discounts are not told.', quoted)],
  'h23-n-credit-card': [
    'Do you take Visa, or must I mail a check?',
    admits('Ways of paying are not told.'),
  ],
  'h23-n-installments': [
    'Newborn and a mortgage, cash is thin. Might we stretch what installing costs across half a year?',
    admits('Installments are not told.', quoted),
  ],
  'h23-n-refund': [
    'Suppose my wife hates the thing after one week. Would you take it out and pay us back?',
    admits('Refunds are not told.', { orSays: [told.noContract] }),
  ],
  'h23-n-cancel-notice': [
    'How many days of notice do I give to cancel the service?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h23-n-pause': [
    'The outdoor rink closes from April to October. May we pause the subscription?',
    admits('Pausing is not told.', { orSays: [told.payAsYouUse] }),
  ],
  'h23-n-permit': [
    'Does Montgomery County want paperwork from me before a post goes up beside the road?',
    admits('Permits are not told.'),
  ],
  'h23-n-hoa': ['Will my HOA let me hang up that sign?', admits('Rules of an HOA are not told.')],
  'h23-n-lead-time': [
    'If I sign today, how many weeks until your crew comes?',
    admits('Waiting times are not told.', quoted),
  ],
  'h23-n-office': [
    'I do not trust web sites. Where is the building you people sit in, so I may drop by with my walker?',
    admits('An address is not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h23-n-fax': [
    'Fax number?',
    admits('A fax is not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h23-n-founded-year': [
    'The trivia night at our alley needs it: since which year has your company been around?',
    admits('The year is not told.', { orSays: [told.founder] }),
  ],
  'h23-n-customers-number': [
    'Roughly how many entrances in the whole region run on yours by now?',
    admits('Numbers of customers are not told.'),
  ],
  'h23-n-reference': [
    'Can you name another bowling alley that has it, so I can ask them?',
    admits('Customers are not told.'),
  ],
  'h23-n-jobs': [
    'I do HVAC and low voltage. Are you hiring installers?',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h23-n-become-dealer': [
    'Our HVAC outfit might sell it too. What would you demand of us, licenses, minimum orders, before we count as dealers?',
    admits('Becoming a dealer is not told.', {
      orSays: [/202-555-014[24]|support@|contact|dealer/i],
    }),
  ],
  'h23-n-insurance': [
    'Will State Farm lower my homeowner premium once your thing hangs on the gate?',
    admits('Insurance is not told.'),
  ],
  'h23-n-move': [
    'We move to a bigger shop next year. What would it cost to take the equipment along?',
    admits('Moving is not told.', quoted),
  ],
  'h23-n-patent-number': [
    'What is the number of your patent? I like to read those.',
    admits('The number is not told.', { orSays: [told.patent] }),
  ],
})
