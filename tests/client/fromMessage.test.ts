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
    "Hi, I'm Ana from Reston: ana.b+gate@mail.example.",
    { name: 'Ana', email: 'ana.b+gate@mail.example' },
  ],
  [
    'send an estimate to joan@mail.example for a couple of side doors',
    { email: 'joan@mail.example', entrances: '2' },
  ],
  [
    'A dozen entrances, +1 202.555.0123 ext. 4',
    { phone: '+1 202.555.0123 ext. 4', entrances: '12' },
  ],
  ['a quote for my gate', {}],
  ["I'm in Reston and want a quote by 2026-12-24", {}],
  ['one quote for gates 10 feet wide, $1,000,000', {}],
  ['I want a quote', {}],
])('%s', (message, told) => expect(fromMessage(message)).toEqual({ ...nothing, ...told }))

test('what was said before fills the rest', () => {
  const before = 'My name is Joan Miller\nI have three gates\nthanks, joan@mail.example'
  expect(fromMessage('I want a quote for 2 doors', before)).toEqual({
    ...nothing,
    name: 'Joan Miller',
    email: 'joan@mail.example',
    entrances: '2',
  })
})
