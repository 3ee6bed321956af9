import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostOfOne } from '#shared/quotes/rules'
import { readSelection, writeSelection } from '../../../../client/admin/pricing/selectionText'
import { anySelection } from '../../../quotes/anySelection'

test('a kept selection comes back as it was', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      expect(readSelection(writeSelection(selection))).toEqual(selection)
    }),
  )
})

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['{"id":"x-401"}'],
  ['[null, 1, "x", {"id": 1, "quantity": 1}, {"id": "x-401"}, {"id": "x-401", "quantity": -2}]'],
  ['[{"id": "x-401", "quantity": 1.5}, {"id": "x-401", "quantity": "2"}]'],
])('what is no selection reads as an empty one: %s', (text) => {
  expect(readSelection(text)).toEqual([])
})

test('an item kept twice counts once, and no more than the most', () => {
  const text = '[{"id":"a","quantity":1},{"id":"a","quantity":5000}]'
  expect(readSelection(text)).toEqual([{ id: 'a', quantity: mostOfOne }])
})
