/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h11-n-baltimore': [
    'We manage a block of townhomes in Baltimore. Do you go there?',
    admits('Baltimore is not listed.', elsewhere),
  ],
  'h11-n-leesburg': [
    'long gravel drive outside leesburg, can you come out',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h11-n-woodbridge': [
    'HOA in Woodbridge, 212 homes. Are we in the service area?',
    admits('Woodbridge is not listed.', elsewhere),
  ],
  'h11-n-columbia-md': [
    'Would you put one in at a daycare in Columbia, Maryland?',
    admits('Columbia is not listed.', elsewhere),
  ],
  'h11-n-bulk': [
    'Is there a bulk discount if our association orders 60 of them at once?',
    admits('Discounts are not told.', quoted),
  ],
  'h11-n-ach': [
    'Do you take a paper check or ACH from an HOA account?',
    admits('Ways of paying are not told.'),
  ],
  'h11-n-refund': [
    'If the wife hates it within a week, do we get a refund?',
    admits('Refunds are not told.', { orSays: [told.noContract] }),
  ],
  'h11-n-insurance': [
    'Management needs your certificate of insurance before anyone sets foot on the lot.',
    admits('Insurance is not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h11-n-license': [
    'County inspector wants to see a Class A contractor license before your folks dig. Which number do I tell him?',
    admits('Licenses are not told.'),
  ],
  'h11-n-permit': [
    'Does Montgomery County want a permit for putting this up?',
    admits('Permits are not told.'),
  ],
  'h11-n-architect': [
    'Will you draw the plans that our architectural review committee insists on?',
    admits('Plans are not told.', quoted),
  ],
  'h11-n-notice': [
    'How many days of notice must we give when we cancel?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h11-n-take-along': [
    'Military family, we move every two years. Could you dig it up and take it to our next house?',
    admits('Moving the equipment is not told.'),
  ],
  'h11-n-winter-pause': [
    'Our cabin is empty December to March. Can I put the monthly fee on pause?',
    admits('Pausing is not told.', { orSays: [/pay[- ]as[- ]you[- ]use|no long-term|not tied/i] }),
  ],
  'h11-n-dealer-exam': [
    'What certification exam do I have to pass to become one of your dealers?',
    admits('Becoming a dealer is not told.', {
      orSays: [
        /dealer portal|dealers? and installers|portal of their own|202-555-014[24]|support@/i,
      ],
    }),
  ],
  'h11-n-territory': [
    'If I sign on as an installer, is Loudoun County mine exclusively?',
    admits('Territories are not told.'),
  ],
  'h11-n-commission': [
    'When do installers get paid, right after the job or at the end of the month?',
    admits('Pay of installers is not told.'),
  ],
  'h11-n-how-many-use': [
    'How many communities around here use you already?',
    admits('Numbers of customers are not told.'),
  ],
  'h11-n-reference': [
    'Name me one school nearby that has it so our principal may call them.',
    admits('References are not told.'),
  ],
  'h11-n-bbb': [
    'any complaints against you at the better business bureau? whats the grade',
    admits('Ratings are not told.'),
  ],
  'h11-n-late-fee': [
    'What late fee do you charge if a payment slips through at our bookkeeping?',
    admits('Late fees are not told.', quoted),
  ],
  'h11-n-sales-tax': [
    'Do I have to add Maryland sales tax to the monthly service in the books?',
    admits('Taxes are not told.', quoted),
  ],
  'h11-n-weeks-out': [
    'how many weeks are your installers booked out right now',
    admits('The waiting time is not told.', quoted),
  ],
  'h11-n-big-owner': [
    'Are you a subsidiary of some big security corporation?',
    admits('Owners of the company are not told.', { orSays: [told.founder] }),
  ],
  'h11-n-hiring': [
    'Licensed electrician with my own van. Are you hiring?',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
})
