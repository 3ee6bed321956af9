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

test('the first typos of a text are corrected, the rest stays', () => {
  const correct = correction()
  expect(slipped.map((word) => correct(word)[0])).toEqual([
    ...known.slice(0, 12),
    ...slipped.slice(12),
  ])
})

test('the next text has its own limit, and reuses earlier corrections', () => {
  const correct = correction()
  expect(slipped.map((word) => correct(word)[0])).toEqual(known)
})

test('known words don’t count toward the limit', () => {
  const correct = createCorrection([known.join(' ')], [])()
  for (const word of known) correct(word)
  expect(correct(slipped[19] as string)).toEqual([known[19]])
})
