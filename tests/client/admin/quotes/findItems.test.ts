import { expect, test } from 'vitest'
import { catalogue } from '#server/quotes/catalogue'
import { findItems } from '../../../../client/admin/quotes/calculator/findItems'

test.each([
  ['led', ['led-kit']],
  ['LED', ['led-kit']],
  ['x-4', ['x-401', 'x-412', 'x-432']],
  ['sim card', ['sim-card']],
  ['card sim', ['sim-card']],
  ['gsm', []],
])('searching “%s” finds %j', (typed, ids) => {
  expect(findItems(catalogue.items, typed).map(({ id }) => id)).toEqual(ids)
})

test('items that match by name come before those that match by description', () => {
  const [first] = findItems(catalogue.items, 'relay')
  expect(first?.name).toBe('Wireless relay')
  expect(findItems(catalogue.items, 'subscription').length).toBe(7)
})
