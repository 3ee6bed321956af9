import { expect, test } from 'vitest'
import { catalog } from '#server/quotes/catalog'
import { findItems } from '../../../../client/admin/quotes/calculator/findItems'

test.each([
  ['led', ['led-kit']],
  ['LED', ['led-kit']],
  ['x-4', ['x-401', 'x-412', 'x-432']],
  ['sim card', ['sim-card']],
  ['card sim', ['sim-card']],
  ['gsm', []],
])('searching “%s” finds %j', (typed, ids) => {
  expect(findItems(catalog.items, typed).map(({ id }) => id)).toEqual(ids)
})

test('items that match by name come before those that match by description', () => {
  const [first] = findItems(catalog.items, 'relay')
  expect(first?.name).toBe('Wireless relay')
  expect(findItems(catalog.items, 'subscription').length).toBe(7)
})
