/** What a message to Whisper fills in the quote form. */
import { expect, test } from 'vitest'
import { fromMessage } from '../../client/site/contact/fromMessage'

const nothing = { name: '', phone: '', email: '', entrances: '' }

test.each([
  [
    'I need a quote please, two gates, my name is Joan Miller, joan@mail.example, Bethesda',
    { name: 'Joan Miller', email: 'joan@mail.example', entrances: '2' },
  ],
  [
    'Quote for 3 sliding gates and a door. Call (202) 555-0199!',
    { phone: '(202) 555-0199', entrances: '4' },
  ],
  [
    "Hi, I'm Ana Lopez from Reston: ana.b+gate@mail.example.",
    { name: 'Ana Lopez', email: 'ana.b+gate@mail.example' },
  ],
  [
    'send an estimate to joan@mail.example for a couple of side doors',
    { email: 'joan@mail.example', entrances: '2' },
  ],
  [
    'Twelve entrances, +1 202.555.0123 ext. 4',
    { phone: '+1 202.555.0123 ext. 4', entrances: '12' },
  ],
  ['fax 202-555-0188, phone 202-555-0177', { phone: '202-555-0177' }],
  ['a quote for my gate', {}],
  ["I'm in Reston and want a quote by 2026-12-24", {}],
  ['one quote for gates 10 feet wide, $1,000,000', {}],
  ['I want a quote', {}],
  ['two gates, 1 door and 3 side doors', { entrances: '6' }],
  [
    "I'm Elena Marsh, call 2025550188, yes 2025550188",
    { name: 'Elena Marsh', phone: '2025550188' },
  ],
])('%s', (message, told) => expect(fromMessage(message)).toEqual({ ...nothing, ...told }))

test.each([
  ...['a 12 foot gate', 'one 16 foot gate', '12 foot wide gate', 'two 12 foot gates'],
  'I have a gate at my house. How much for a gate?',
  'We have 2 gates. Both gates are old, the 2 gates need power',
  ...['Do you make a gate? I have 3 doors', 'I need a quote for a gate opener and a gate'],
  ...['I open my gate 20 times a day. 20 entries a day', 'half a dozen doors', 'two dozen doors'],
  ...['I live at 4 Gate Road', '2 or 3 gates', '2-3 doors', 'twenty-two doors', '1,200 doors'],
  ...['3 buildings with 2 gates each', 'Each of our buildings has 2 doors', 'two hundred doors'],
  ...['ninety nine gates', 'a hundred and two doors', 'I live at Four Gates Road'],
])('“%s” tells no number of entrances', (message) => {
  // The form begins with 1.
  expect(['', '1']).toContain(fromMessage(message).entrances)
})

test.each([
  ..."Hi, I'm Interested.|This is Urgent!|I'm In Reston.|I am American.".split('|'),
  ...['My order 2026-11-30 10:15', 'The code is 1234567890', 'card 4111 1111 1111 1111'],
  ...['not 202-555-0188 but 202-555-0177'],
  ...['fax: 202-555-0188', 'order number 703-555-0188'],
  ...['ana@mail.example or joan@mail.example'],
])('“%s” tells neither name nor phone nor e-mail address', (message) =>
  expect(fromMessage(message)).toEqual(nothing),
)

test('what was said before fills the rest', () => {
  const before = 'My name is Joan Miller\nI have three gates\nthanks, joan@mail.example'
  expect(fromMessage('I want a quote for 2 doors', before)).toEqual({
    ...nothing,
    name: 'Joan Miller',
    email: 'joan@mail.example',
    entrances: '2',
  })
})
