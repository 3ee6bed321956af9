/** What concerns one person, account or property, and so is nowhere in the sources. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const help = { orSays: [told.anyNumber] }
const mail = { orSays: [/202-555-014[234]|support@visitoraccess\.example|control center/i] }

export const privateMatters = labelled('private', {
  'g-my-code': [
    'I forgot the code for my gate, can you tell me what it is?',
    admits('Codes are private.', mail),
  ],
  'g-request-seen': [
    'I filled in the form last night. Has anyone looked at it yet?',
    admits('Single requests are private.', help),
  ],
  'g-invoice-june': ['why was my June bill higher than in May', admits('Bills are private.', mail)],
  'g-who-came': [
    'Who called my phone from the gate at 4:12 this afternoon?',
    admits('Calls are private.', mail),
  ],
  'g-neighbors-customer': [
    'Is the Hendricks family at number 14 a customer of yours?',
    admits('Customers are private.'),
  ],
  'g-landlord-number': [
    "what's my landlord's phone number",
    admits('Numbers of owners are private.', help),
  ],
  'g-my-appointment': [
    'When is the technician coming to my place?',
    admits('Appointments are private.', mail),
  ],
  'g-avery-home': [
    'I need the private cell number of Avery Hinge, we went to school together.',
    admits('Private numbers are private.', help),
  ],
  'g-quote-number': [
    'My quote is number 20417. What was the total on it?',
    admits('Single quotes are private.', help),
  ],
  'g-ex-husband': [
    'My ex might still be on the list of people who can come in. Is he?',
    admits('Lists of visitors are private.', mail),
  ],
  'g-change-my-number': [
    'Please change the number that rings when someone is at my gate to my new cell.',
    admits('Accounts are private.', mail),
  ],
  'g-am-i-logged': [
    'What is the password for my Control Center login?',
    admits('Passwords are private.', mail),
  ],
})
