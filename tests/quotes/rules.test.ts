import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalog } from '#server/quotes/catalog'
import {
  type CatalogItem,
  dueOf,
  hours,
  installationOf,
  money,
  maxQuantity,
  quantityOf,
  type Selection,
  sectionsOf,
  setQuantity,
} from '#shared/quotes/rules'
import { anySelection } from './anySelection'

const { items } = catalog
const cost = (item: CatalogItem) => item.cost
const msrp = (item: CatalogItem) => item.msrp

describe('amounts', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [100, '1.00'],
    [99_999, '999.99'],
    [128_000, '1,280.00'],
    [123_456_789, '1,234,567.89'],
    [-10_900, '-109.00'],
  ])('of %i cents are shown as %s', (cents, text) => expect(money(cents)).toBe(text))

  test.each([
    [0, '0.0'],
    [5, '0.5'],
    [20, '2.0'],
    [12_345, '1,234.5'],
  ])('of %i tenths of an hour are shown as %s', (tenths, text) => expect(hours(tenths)).toBe(text))

  test('of money and time keep their exact value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (whole) => {
        expect(money(whole)).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/)
        expect(Number(money(whole).replace(/[,.]/g, ''))).toBe(whole)
        expect(hours(whole)).toMatch(/\.\d$/)
        expect(Number(hours(whole).replace(/[,.]/g, ''))).toBe(whole)
      }),
    )
  })
})

describe('the selection', () => {
  const two: Selection = [
    { id: 'x-401', quantity: 1 },
    { id: 'led-kit', quantity: 2 },
  ]

  /** As the catalog's button does. */
  const add = (selection: Selection, id: string) =>
    setQuantity(selection, id, quantityOf(selection, id) + 1)

  test('counts an item added again as one more', () => {
    expect(add(two, 'led-kit')).toEqual([two[0], { id: 'led-kit', quantity: 3 }])
    expect(add([], 'x-401')).toEqual([{ id: 'x-401', quantity: 1 }])
  })

  test('drops an item whose quantity is set to 0', () => {
    expect(setQuantity(two, 'x-401', 0)).toEqual([two[1]])
    expect(setQuantity(two, 'x-432', 0)).toEqual(two)
  })

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('accepts no quantity %d', (wrong) => {
    expect(setQuantity(two, 'x-401', wrong)).toBe(two)
  })

  test('stops at an item’s maximum', () => {
    const full = setQuantity(two, 'x-401', 5_000)
    expect(quantityOf(full, 'x-401')).toBe(maxQuantity)
    expect(quantityOf(add(full, 'x-401'), 'x-401')).toBe(maxQuantity)
  })

  test('holds each item once, whatever changes', () => {
    const step = fc.record({
      id: fc.constantFrom(...items.map(({ id }) => id)),
      to: fc.option(fc.integer({ min: -2, max: 2_000 })),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const end = steps.reduce<Selection>(
          (selection, { id, to }) =>
            to === null ? add(selection, id) : setQuantity(selection, id, to),
          [],
        )
        expect(new Set(end.map(({ id }) => id)).size).toBe(end.length)
        for (const { quantity } of end) expect(quantity >= 1 && quantity <= maxQuantity).toBe(true)
      }),
    )
  })
})

describe('a quote', () => {
  test('for one entrance costs what a calculation by hand gives', () => {
    const sections = sectionsOf(
      [
        { id: 'dedicated-number', quantity: 3 },
        { id: 'base-sub', quantity: 1 },
        { id: 'led-kit', quantity: 2 },
        { id: 'battery-backup', quantity: 1 },
        { id: 'x-401', quantity: 1 },
      ],
      items,
    )
    expect(sections.map(({ category }) => category.id)).toEqual([
      'controller',
      'cellular',
      'sign',
      'subscription',
    ])
    expect(dueOf(sections, cost)).toEqual({ once: 51_000, monthly: 1_650, firstYear: 70_800 })
    expect(dueOf(sections, msrp)).toEqual({ once: 102_000, monthly: 3_600, firstYear: 145_200 })
    expect(hours(installationOf(sections))).toBe('3.5')
  })

  test('of nothing costs nothing', () => {
    expect(dueOf(sectionsOf([], items), cost)).toEqual({ once: 0, monthly: 0, firstYear: 0 })
    expect(sectionsOf([{ id: 'no longer sold', quantity: 1 }], items)).toEqual([])
  })

  test('is the sum of its lines, each line once, in catalog order', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const sections = sectionsOf(selection, items)
        const lines = sections.flatMap((section) => section.lines)
        const order = lines.map(({ item }) => items.indexOf(item))
        expect(order).toEqual([...order].sort((a, b) => a - b))
        expect(lines.length).toBe(selection.length)

        let once = 0
        let monthly = 0
        let tenths = 0
        for (const { id, quantity } of selection) {
          const item = items.find((one) => one.id === id)
          if (!item) throw new Error(`${id} is not in the catalog.`)
          if (item.category === 'subscription') monthly += quantity * item.cost
          else once += quantity * item.cost
          tenths += quantity * item.tenths
        }
        expect(dueOf(sections, cost)).toEqual({ once, monthly, firstYear: once + 12 * monthly })
        expect(installationOf(sections)).toBe(tenths)
      }),
    )
  })
})
