/** A removed item is restored once, in its place, and nothing else is moved or lost. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restoreAt } from '../../../../client/admin/ui/undo/restoreAt'

const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 })

test('restoring a removed element gives the original list, wherever it was', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, some) => {
      const at = some % list.length
      const removed = list[at] ?? 0
      const isIt = (one: number) => one === removed
      const rest = list.toSpliced(at, 1)
      expect(restoreAt(rest, removed, at, isIt)).toEqual(list)
      expect(restoreAt(list, removed, at, isIt)).toEqual(list)
    }),
  )
})

test('if the list became shorter meanwhile, the element goes last', () => {
  expect(restoreAt(['a'], 'd', 3, (one) => one === 'd')).toEqual(['a', 'd'])
})
