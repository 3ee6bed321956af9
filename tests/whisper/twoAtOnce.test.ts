/** Two questions in one sentence, and sentences that only look like two. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { halvesOf } from '#server/whisper/conjoined'
import { knownPassages } from './known'

const brain = createBrain(knownPassages)
const said = async (text: string) => (await brain.answer({ text, history: [] })).text

test.each([
  ['Can I get a camera, and something for power cuts?', 'Camera', 'battery'],
  ['Can I get a camera and a native app?', 'Camera', 'announced'],
  ['How do I delete this chat and stop your texts?', 'Delete', 'STOP'],
  [
    'Our board asks two things: what is the warranty, and who installs it.',
    '1-year',
    'professional',
  ],
  ['Give me the number for a quote and tell me when you are open.', '202-555-0142', '24/7'],
  ['Treasurer here: monthly service from how much, and which warranty?', '$47', '1-year'],
  ['Please tell me how long the warranty runs. How many hours is the work?', '1-year', '4 hours'],
])('both are answered: %s', async (text, one, other) => {
  expect(await said(text)).toContain(one)
  expect(await said(text)).toContain(other)
})

test.each([
  'Does it work with any phone, old and new?',
  'Is it of use for friends and family?',
  'Can a courier with a cracked screen and gloves still ring me?',
])('one answer for one question: %s', async (text) => {
  const { sources } = await brain.answer({ text, history: [] })
  expect(sources.length).toBeLessThanOrEqual(1)
})

test('a condition is no question of its own', () => {
  expect(halvesOf('if it breaks after half a year, am I on my own')).toEqual([])
  expect(halvesOf('my nephew is good with this and wants to know how it is encrypted')).toEqual([])
  expect(halvesOf('two things: a camera and a battery')).toEqual([[' a camera', 'a battery']])
})
