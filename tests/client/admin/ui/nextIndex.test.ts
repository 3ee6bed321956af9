/** Keys in an open menu, according to the WAI-ARIA menu pattern. */
import { expect, test } from 'vitest'
import { nextIndex } from '../../../../client/admin/ui/menu/nextIndex'

const names = ['Copy customer link', 'Mark as sent', 'Customer CSV', 'Delete']
const none = { ctrlKey: false, metaKey: false, altKey: false }

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['c', 0, 2],
  ['C', 2, 0],
  ['d', 0, 3],
  ['m', 1, 1],
  ['x', 1, null],
  [' ', 1, null],
  ['Enter', 1, null],
  ['F5', 1, null],
])('key %j at index %i moves to %j', (key, at, place) => {
  expect(nextIndex({ key, ...none }, at, names)).toBe(place)
})

test('browser shortcuts are left alone', () => {
  expect(nextIndex({ key: 'd', ...none, ctrlKey: true }, 0, names)).toBeNull()
})
