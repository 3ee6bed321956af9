/** Corrects typos, a limited number per text: each costs time, and strangers may write many. */
import { expect, test } from 'vitest'
import { createCorrection } from '#server/whisper/engine/correctSlips'

const known = Array.from(
  { length: 20 },
  (_, n) => `${'abcdefghij'[n % 10]}${'klmn'[Math.floor(n / 10)]}stallation`,
)
const correction = createCorrection([known.join(' ')], [])
/** With two letters swapped. */
const slipped = known.map((word) => word.replace('stall', 'stlal'))

test('of one text the first slips are put right, and the rest stays as it is', () => {
  const correct = correction()
  expect(slipped.map((word) => correct(word)[0])).toEqual([
    ...known.slice(0, 12),
    ...slipped.slice(12),
  ])
})

test('the next text has its own, and knows what was put right before', () => {
  const correct = correction()
  expect(slipped.map((word) => correct(word)[0])).toEqual(known)
})

test('known words use up nothing', () => {
  const correct = createCorrection([known.join(' ')], [])()
  for (const word of known) correct(word)
  expect(correct(slipped[19] as string)).toEqual([known[19]])
})
