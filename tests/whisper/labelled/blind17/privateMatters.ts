/** What belongs to one person, one account or one entrance: the sources hold none of it. */
import { admits, labelled } from '../labelled'

const reach = { orSays: [/202-555-014[234]|support@|contact|control center/i] }

export const privateMatters = labelled('private', {
  'h17-p-bill': [
    'What did the synagogue get billed in September?',
    admits('Bills are not here.', reach),
  ],
  'h17-p-quote-status': [
    'Is my quote for the bee yard ready, I asked for it last Thursday',
    admits('Quotes are not here.', reach),
  ],
  'h17-p-upstairs': [
    'I live in the lower half of the duplex. Which number do the people upstairs have with you?',
    admits('Numbers of others are not here.', reach),
  ],
  'h17-p-museum-code': [
    'What is the trusted code for the staff door at our museum?',
    admits('Codes are not here.', reach),
  ],
  'h17-p-tech-when': [
    'At what time will the technician be at my bakery tomorrow?',
    admits('Appointments are not here.', reach),
  ],
  'h17-p-who-came': [
    'Who scanned at the orchard between noon and two today?',
    admits('Entries are not here.', reach),
  ],
  'h17-p-change-number': [
    'I have a new cell. Make it ring 703-555-0167 from now on.',
    admits('Accounts are not here.', reach),
  ],
  'h17-p-sitter-list': [
    'Strike my former dog sitter off the trusted visitors, she quit.',
    admits('Accounts are not here.', reach),
  ],
  'h17-p-my-password': [
    'I scribbled my Control Center password on a bakery bag and it burned. Tell me what it was.',
    admits('Passwords are not here.', reach),
  ],
  'h17-p-avery-cell': [
    'Please pass me the private cell number of Avery Hinge.',
    admits('Private numbers are not told.', reach),
  ],
  'h17-p-my-warranty': [
    'You put mine up at the orchard some time last fall. Look up until what date I am under warranty.',
    admits('Accounts are not here.', reach),
  ],
  'h17-p-delivered': [
    'Did my flowers get through the Wilsons gate this morning?',
    admits('Entries are not here.', reach),
  ],
})
