/** Which questions count as asking the same, on pairs judged beforehand. */
import { describe, expect, test } from 'vitest'
import { sameQuestionThreshold } from '#server/training/queue/groupFinder'
import { keysOf, nearness } from '#server/whisper/nearness'
import { knownEngine } from '../../whisper/known'
import { different, same } from './pairs'

const engine = knownEngine()
const termsOf = (text: string) => engine.meaning(text).terms

/** As in GroupFinder: found by a shared key, then near enough. */
function isTogether([a, b]: readonly [string, string]): boolean {
  const [one, other] = [termsOf(a), termsOf(b)]
  const keys = keysOf(one)
  const found = keysOf(other).some((key) => keys.includes(key))
  return found && nearness(one, other) >= sameQuestionThreshold
}

const report = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([a, b]) => `${a} | ${b} | ${termsOf(a)} | ${termsOf(b)}`)

test('nine in ten pairs of equal questions are grouped', () => {
  const missed = same.filter((pair) => !isTogether(pair))
  expect(missed.length / same.length, report(missed).join('\n')).toBeLessThanOrEqual(0.1)
})

test('no pair of different questions is grouped', () => {
  expect(report(different.filter(isTogether))).toEqual([])
})

describe('similarity of questions', () => {
  test('is symmetric, 1 for the same terms, and 0 without a common one', () => {
    for (const [a, b] of [...same, ...different]) {
      const [one, other] = [termsOf(a), termsOf(b)]
      expect(nearness(one, other)).toBeCloseTo(nearness(other, one), 10)
      expect(nearness(one, one)).toBe(1)
    }
    expect(nearness(['bitcoin'], ['penguin'])).toBe(0)
    expect(nearness([], [])).toBe(0)
  })

  test('tolerates a typo in an unknown name, but not in places or numbers', () => {
    expect(nearness(['zebrafone', 'work'], ['zebrafon', 'work'])).toBe(1)
    expect(nearness(['boston'], ['easton'])).toBe(0)
    expect(nearness(['4412'], ['4413'])).toBe(0)
  })
})
