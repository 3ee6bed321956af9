/** What belongs to one person, one account or one entrance: the sources hold none of it. */
import { admits, labelled } from '../labelled'

const reach = { orSays: [/202-555-014[234]|support@|contact|control center/i] }

export const privateMatters = labelled('private', {
  'h21-p-bill': [
    'Why was my bill eleven dollars higher in October?',
    admits('Bills are not here.', reach),
  ],
  'h21-p-my-quote': [
    'How much is on the quote you made for the Thornton kennel?',
    admits('Quotes are not here.', reach),
  ],
  'h21-p-appointment': [
    'At what time is the installer due at my house tomorrow?',
    admits('Appointments are not here.', reach),
  ],
  'h21-p-last-night': [
    'Concierge desk here. Somebody drove in around eleven on Friday night, give me the name.',
    admits('Entries are not here.', reach),
  ],
  'h21-p-gate-code': [
    'silly me, the temple code slipped my mind again, tell me what it was',
    admits('Codes are not here.', reach),
  ],
  'h21-p-neighbor': [
    'What is the phone number of the owner at 48 Orchard Street?',
    admits('Numbers of others are not here.', reach),
  ],
  'h21-p-remove-ex': [
    'We divorced in June. Kindly block Gary from getting into the yard from here on.',
    admits('Accounts are not here.', reach),
  ],
  'h21-p-my-password': [
    'My Control Center password, what did I set it to?',
    admits('Passwords are not here.', reach),
  ],
  'h21-p-change-number': [
    'I got a new cell. Change the number that my gate calls to 703-555-0177.',
    admits('Accounts are not here.', reach),
  ],
  'h21-p-got-mail': [
    'Did you receive the pictures I mailed on Friday?',
    admits('Mail is not here.', reach),
  ],
  'h21-p-warranty-mine': [
    'You put mine in at the bee yard two autumns ago, so until what day am I covered?',
    admits('Accounts are not here.', {
      orSays: [/202-555-014[234]|support@|contact|(1|one)[ -]year/i],
    }),
  ],
  'h21-p-my-dealer': [
    'Which dealer looks after our student house on Maple Court?',
    admits('Accounts are not here.', reach),
  ],
})
