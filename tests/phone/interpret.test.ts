/** Callers' intents, in their own words. */
import { expect, test } from 'vitest'
import { interpretInput } from '#server/phone/call/interpret'

const meant = (speech: string, asksYesOrNo = false) =>
  interpretInput({ speech, digits: '', confidence: 0.9 }, asksYesOrNo).is

test.each([
  'A person, please.',
  'representative',
  'Can I talk to a human?',
  'I would like to speak with someone real',
  "I'd like an agent please",
  'Could you connect me?',
  'Put me through.',
  'I need a real person now',
  'get me your manager',
  'This is ridiculous!',
  "I'm so frustrated",
  'What a waste of my time',
  'I am really upset',
])('“%s” asks for a person', (speech) => {
  expect(meant(speech)).toBe('person')
})

test.each([
  'Can I give a person a code?',
  'Do I need a person at the gate?',
  'Does a manager get a report of who came in?',
  'Can my visitors talk to me through the gate?',
  'How do I let a delivery person in?',
  'What if the gate stops?',
  'Is there a yes or no answer?',
])('“%s” is a question', (speech) => {
  expect(meant(speech)).toBe('question')
})

test.each([
  ['Yes.', 'yes'],
  ['yeah, thanks', 'yes'],
  ['Yes text me the links', 'yes'],
  ['Nope', 'no'],
  ["No, it didn't.", 'no'],
  ["That's all, thank you, bye", 'goodbye'],
  ['   ', 'silence'],
] as const)('“%s” means %s after a yes-or-no question', (speech, what) => {
  expect(meant(speech, true)).toBe(what)
})

test('after "anything else?" no means goodbye and yes is unclear', () => {
  expect([meant('No.'), meant('No thanks'), meant('Yes')]).toEqual([
    'goodbye',
    'goodbye',
    'unclear',
  ])
})
