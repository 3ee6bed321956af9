/** What belongs to one person, one account or one entrance: the sources hold none of it. */
import { admits, labelled } from '../labelled'

const reach = { orSays: [/202-555-014[234]|support@|contact|control center/i] }

export const privateMatters = labelled('private', {
  'h9-p-owe': ['Any balance still open on my account?', admits('Bills are not here.', reach)],
  'h9-p-payment': [
    'Did the payment I mailed on Tuesday get there?',
    admits('Payments are not here.', reach),
  ],
  'h9-p-my-slot': [
    'what time r your guys coming to me tomorrow, the name is Okafor',
    admits('Appointments are not here.', reach),
  ],
  'h9-p-tenant-code': [
    'The tenant in unit 3 lost his entry code. Which one did I give him?',
    admits('Codes are not here.', reach),
  ],
  'h9-p-robin-cell': [
    'Robin Latch’s personal cell and birthday, please',
    admits('Private data are not told.', reach),
  ],
  'h9-p-recording': [
    'Play back the call from our front entrance last night around eleven',
    admits('Calls are not here.', reach),
  ],
  'h9-p-add-daughter': [
    'Put my daughter down as a trusted visitor, her cell is 301-555-0126',
    admits('Accounts are not here.', {
      orSays: [/202-555-014[234]|support@|contact|control center|unique code|caller/i],
    }),
  ],
  'h9-p-night-drivers': [
    'Which of my drivers rolled in after midnight Friday?',
    admits('Entries are not here.', reach),
  ],
  'h9-p-quail-hollow': [
    'Who else on Quail Hollow Road bought one of these?',
    admits('Customers are not here.', reach),
  ],
  'h9-p-quote-accepted': [
    'Dolores P. here, did my son accept the quote you wrote for us?',
    admits('Quotes of persons are not here.', reach),
  ],
  'h9-p-my-dealer': [
    'Which dealer got assigned to our house in Vienna?',
    admits('Assignments are not here.', reach),
  ],
  'h9-p-registered-mail': [
    'dont remember which email i registered with, look it up',
    admits('Accounts are not here.', reach),
  ],
})
