/** What a message asks of the items that it names: learned from messages of others, beside the rules. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { fingerprintOf } from '#server/whisper/learning/fingerprint'
import { listPrices } from '#server/whisper/prices/listPrices'
import { learnedWanted } from '#server/whisper/prices/wanted/hearWanted'
import { namings, wantedLabels } from '#server/whisper/prices/wanted/learn'
import { examplesOf } from '#server/whisper/prices/ways/learn'
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
  expect(learnedWanted().from).toBe(fingerprintOf(namings()))
  expect(learnedWanted().heads).toEqual(wantedLabels)
})

test.each([
  'The X-432 or the X-412, the vote was a tie; plus one gooseneck in any case. Cost?',
  'The X-412 was settled last year already, so what do we still owe for two LED kits?',
  'An X-401 today, and perhaps a cell booster when the barn is built. What is due today?',
  'Either two goosenecks or three wood posts, we have not made up our minds. Cost?',
  'Somewhere from two to four battery backups, price?',
])('no total where it would be of other items than are wanted: %s', async (message) => {
  expect(await ask(message)).not.toContain('comes to')
})

test.each([
  [
    'My neighbor has an X-432. What would an SMS I/O and a battery backup be for us?',
    '1 × SMS I/O and 1 × Battery backup comes to $480 once',
  ],
  [
    'Price me a wood post and a vinyl sign. The gooseneck my uncle put up can stay where it is.',
    '1 × Vinyl sign and 1 × Wood post comes to $300 once',
  ],
  [
    'I was sold on the X-432 until my wife saw the bill, so it is the X-401 and a SIM card, how much?',
    '1 × X-401 and 1 × SIM card comes to $540 once and $12 a month',
  ],
])('what is named and not wanted is left out: %s', async (message, total) => {
  expect(await ask(message)).toContain(total)
})

test('what is wanted twice is not counted once', async () => {
  const reply = await ask('North lot: a gooseneck with a sign. South lot: a wood post with a sign.')
  expect(reply).not.toContain('comes to')
})

test('what becomes of a set that was named stays with the rules', async () => {
  const set = 'Price of an X-401, a vinyl sign and an LED kit?'
  expect(await ask('skip the LED kit', set)).toContain('comes to $740 once')
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
