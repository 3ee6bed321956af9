/** What Whisper says of a set of items: list prices by the rules of a quote, and nothing of costs. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { listPrices } from '#server/whisper/prices/listPrices'
import { admission } from '#server/whisper/replies'
import { knownPassages } from './known'

const brain = createBrain(knownPassages, { prices: listPrices })
const ask = async (text: string, ...before: string[]) =>
  brain.answer({ text, history: before.map((question) => ({ question, answer: '…' })) })

test.each([
  ['How much is a gooseneck?', '$360 once'],
  ['price of three LED kits', '$450 once'],
  ['2x gooseneck and an LED kit, total?', '$870 once'],
  ['half a dozen wood posts, how much are they', '$600 once'],
  ['What do 3 wooden posts and the x412 cost together?', '$1,040 once'],
  ['what is the subscription for three doors each month', '$42 a month'],
  ['SIM card and base subscription, what is that in the first year?', '$504 in the first year'],
  ['How long does it take to install an X-412?', '4 hours'],
])('%s', async (question, figure) => {
  expect((await ask(question)).text).toContain(figure)
})

test('a set is added to and asked about again', async () => {
  const first = 'What does a gooseneck cost?'
  expect((await ask('And with two wood posts?', first)).text).toContain('$560 once')
  expect((await ask('And for three?', first)).text).toContain('$1,080 once')
  expect((await ask('What about the LED kit?', first)).text).toContain('$150 once')
})

test('beside a price, the other questions of a message are answered too', async () => {
  const { text, sources } = await ask('How much is the X-401, and do you serve Bethesda?')
  expect(text).toContain('$540 once')
  expect(text).toContain('Bethesda')
  expect(sources).toContainEqual({ title: 'List prices' })
})

test('an item that is only named is not priced', async () => {
  expect((await ask('Do I need a battery backup?')).text).not.toContain('$180')
  expect((await ask('How long does a battery backup last?')).text).not.toContain('$180')
})

test.each([
  'What does the gooseneck cost you?',
  'wholesale price of the LED kit',
  'dealer price of three wood posts',
])('what a dealer pays is not told: %s', async (question) => {
  expect((await ask(question)).text).toBe(admission)
})

test('the list that Whisper is given holds no costs', () => {
  for (const item of listPrices) {
    expect(Object.keys(item).sort()).toEqual(['category', 'id', 'msrp', 'name', 'tenths'])
  }
})
