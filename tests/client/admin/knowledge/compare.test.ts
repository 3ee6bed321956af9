/** Differences between versions: together they contain both texts, and they are few. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences } from '../../../../client/admin/knowledge/changes/compare'
import { cpuTime } from '../../../cpuTime'

const texts = fc
  .array(fc.constantFrom('gate ', 'door ', 'opens\n', 'a ', 'the '), { maxLength: 30 })
  .map((words) => words.join(''))

test('the unchanged and removed parts make the old text, the unchanged and added ones the new', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const parts = differences(before, after)
      const text = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('')
      expect([text('come'), text('gone')]).toEqual([before, after])
    }),
  )
})

test('a changed word is one removal and one addition', () => {
  expect(differences('The gate opens at nine.', 'The door opens at nine.')).toEqual([
    { kind: 'same', text: 'The ' },
    { kind: 'gone', text: 'gate ' },
    { kind: 'come', text: 'door ' },
    { kind: 'same', text: 'opens at nine.' },
  ])
})

test('the longest texts are compared quickly', () => {
  const long = (word: string) => `${word} `.repeat(5_000)
  const started = cpuTime()
  differences(long('gate'), long('door'))
  expect(cpuTime() - started).toBeLessThan(2_000)
})
