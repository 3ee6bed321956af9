/** Nothing personal is kept of 300 questions, and ordinary questions come through unchanged. */
import { describe, expect, test } from 'vitest'
import { redact } from '#server/whisper/redaction/redact'
import { leftOf } from './measure'
import { ordinary } from './ordinary'
import { personal } from './personal'

test('there are 300 questions with personal data, and 100 without', () => {
  expect(personal).toHaveLength(300)
  expect(ordinary).toHaveLength(100)
})

describe.each([...new Set(personal.map(({ kind }) => kind))])('nothing is kept of %s', (kind) => {
  const lines = personal.filter((line) => line.kind === kind)
  test.each(lines.map((line) => [line.said, line] as const))('%s', (_, line) => {
    expect(leftOf(line)).toEqual([])
  })
})

test('of 100 ordinary questions at most 2 are changed', () => {
  const changed = ordinary.filter((question) => redact(question) !== question)
  expect(changed.length, changed.map(redact).join('\n')).toBeLessThanOrEqual(2)
})
