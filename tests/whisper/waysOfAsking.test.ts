/** What a message asks of the items that it names: learned from messages of others, beside the rules. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { listPrices } from '#server/whisper/prices/listPrices'
import { examplesOf, fingerprintOf } from '#server/whisper/prices/ways/learn'
import { learnedWays } from '#server/whisper/prices/ways/learned'
import { waysAlone, waysFollowing } from '#server/whisper/prices/ways/ways'
import { knownPassages } from './known'

const brain = createBrain(knownPassages, { prices: listPrices })
const ask = async (text: string, ...before: string[]) =>
  (await brain.answer({ text, history: before.map((question) => ({ question, answer: '…' })) }))
    .text

test('it was learned from the messages that stand there: else run npm run learn', () => {
  const { alone, following } = learnedWays()
  expect(alone.from).toBe(fingerprintOf(examplesOf.alone()))
  expect(alone.heads).toEqual(waysAlone)
  expect(following.from).toBe(fingerprintOf(examplesOf.following()))
  expect(following.heads).toEqual(waysFollowing)
})

test.each([
  'The farm over the hill has an X-432 and two goosenecks. What would our SMS I/O and battery backup be?',
  'The X-412 was settled last year already, so what do we still owe for two LED kits?',
  'An X-401 today, and perhaps a cell booster when the barn is built. What is due today?',
  'Either two goosenecks or three wood posts, we have not made up our minds. Cost?',
  'Somewhere from two to four battery backups, price?',
])('no total where it would be of other items than are wanted: %s', async (message) => {
  expect(await ask(message)).not.toContain('comes to')
})

test.each([
  ['How much would two LED kits along with a gooseneck set our bakery back?', '$660 once'],
  [
    'my aunt wants an X-401, a vinyl sign and a wood post at the cottage, what is the damage',
    '$840 once',
  ],
  ['5 wood posts pls', '$500 once'],
])('a plain sum in any words: %s', async (message, figure) => {
  expect(await ask(message)).toContain(`comes to ${figure}`)
})

test.each([
  ['throw in three LED kits, whole bill?', '2 × Vinyl sign and 3 × LED kit comes to $850 once'],
  ['now w a gooseneck', '2 × Vinyl sign and 1 × Gooseneck comes to $760 once'],
])('what is named then is added to the set before it: %s', async (message, total) => {
  expect(await ask(message, 'Price of two vinyl signs?')).toContain(total)
})

test('or is a set of its own', async () => {
  const apart = await ask(
    'different gate: also tell me what 2 battery backups go for by themselves',
    'X-412 price?',
  )
  expect(apart).not.toContain('$740')
  const again = await ask(
    'total for base subscription with a SIM card',
    'base subscription with 2 additional cameras',
  )
  expect(again).not.toContain('2 × Base')
})
