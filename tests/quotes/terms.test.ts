/** Discount, tax, margin, the call box comparison, and required fields of a quote. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalog } from '#server/quotes/catalog'
import { assumptionsOf, callBoxOver } from '#shared/quotes/callBox'
import { limits } from '#shared/quotes/limits'
import { quoteProblems } from '#shared/quotes/problems'
import { partOf, percent, readPercent, wholeRate } from '#shared/quotes/rates'
import {
  dueOf,
  dueOver,
  marginOf,
  calculateTotals,
  savedSections,
  sectionsOf,
} from '#shared/quotes/rules'
import { mayBecome, statuses, statusOn } from '#shared/quotes/statuses'
import { draft } from './adminAndCustomer'
import { anySelection } from './anySelection'

const rate = fc.integer({ min: 0, max: wholeRate })

describe('a percentage', () => {
  test.each([
    ['5', 5_000],
    ['8.875', 8_875],
    [' 5 % ', 5_000],
    ['0', 0],
    ['100', 100_000],
    ['0.001', 1],
    ['100.001', null],
    ['5.1234', null],
    ['-5', null],
    ['', null],
    ['five', null],
    ['1e2', null],
  ])('typed as %j is %j', (text, wanted) => expect(readPercent(text)).toBe(wanted))

  test('is read as it is displayed', () => {
    fc.assert(
      fc.property(rate, (one) => {
        expect(readPercent(percent(one))).toBe(one)
      }),
    )
  })

  test.each([
    [100, 50_000, 50],
    [1, 50_000, 1],
    [1, 49_999, 0],
    [2_180_00, 5_000, 109_00],
    [2_071_00, 6_000, 124_26],
    [99_99, 8_875, 8_87],
  ])('of %i cents at %i is %i', (cents, one, wanted) => expect(partOf(cents, one)).toBe(wanted))
})

test('the totals of a worked example are right', () => {
  const once = { once: 2_180_00, monthly: 48_00, firstYear: 2_756_00 }
  const cost = { once: 1_090_00, monthly: 24_00, firstYear: 1_378_00 }
  const totals = calculateTotals(once, { discount: 5_000, tax: 6_000 })
  expect(totals).toMatchObject({
    discount: 109_00,
    tax: 124_26,
    due: { once: 2_195_26, monthly: 48_00, firstYear: 2_771_26 },
  })
  expect(marginOf(totals, cost)).toMatchObject({ once: 981_00, monthly: 24_00 })
  expect(dueOver(3, totals.due)).toBe(2_195_26 + 36 * 48_00)
})

test('any quote’s totals match a calculation by hand, to the cent', () => {
  const rounded = (amount: bigint, one: number) => (amount * BigInt(one) + 50_000n) / 100_000n
  fc.assert(
    fc.property(anySelection, rate, rate, (selection, discount, tax) => {
      let once = 0n
      let monthly = 0n
      let cost = 0n
      for (const { id, quantity } of selection) {
        const item = catalog.items.find((one) => one.id === id)
        if (!item) throw new Error(`${id} is not in the catalog.`)
        if (item.category === 'subscription') monthly += BigInt(item.msrp) * BigInt(quantity)
        else once += BigInt(item.msrp) * BigInt(quantity)
        if (item.category !== 'subscription') cost += BigInt(item.cost) * BigInt(quantity)
      }
      const off = rounded(once, discount)
      const due = once - off + rounded(once - off, tax)
      const sections = sectionsOf(selection, catalog.items)
      const totals = calculateTotals(
        dueOf(sections, ({ msrp }) => msrp),
        { discount, tax },
      )
      expect(BigInt(totals.due.once)).toBe(due)
      expect(BigInt(totals.due.monthly)).toBe(monthly)
      expect(BigInt(totals.due.firstYear)).toBe(due + 12n * monthly)
      const margin = marginOf(
        totals,
        dueOf(sections, (item) => item.cost),
      )
      expect(BigInt(margin.once)).toBe(once - off - cost)
      // A saved quote's lines include their prices and give the same sums.
      const saved = sections.flatMap(({ lines }) =>
        lines.map(({ item, quantity }) => ({ ...item, quantity })),
      )
      expect(dueOf(savedSections(saved), ({ msrp }) => msrp)).toEqual(totals.list)
    }),
  )
})

describe('a traditional call box', () => {
  test.each([
    [3, { entrances: 1, line: 0 }, 2_000_00, 4_000_00],
    [5, { entrances: 2, line: 80_00 }, 4_000_00 + 60 * 80_00, 8_000_00 + 60 * 80_00],
  ])('over %i years costs what its assumptions say', (years, box, from, to) => {
    expect(callBoxOver(years, box)).toEqual({ from, to })
  })

  test('states its assumptions', () => {
    expect(assumptionsOf({ entrances: 1, line: 0 }).join(' ')).toMatch(
      /one call box.*aren’t counted/,
    )
    expect(assumptionsOf({ entrances: 2, line: 80_00 }).join(' ')).toMatch(
      /2 call boxes.*80\.00 a month/,
    )
  })
})

describe('a quote’s status', () => {
  test.each([
    ['draft', '2026-01-01', 'draft'],
    ['sent', '2026-11-21', 'sent'],
    ['sent', '2026-11-20', 'expired'],
    ['accepted', '2026-01-01', 'accepted'],
    ['declined', '2026-01-01', 'declined'],
  ] as const)('%s, valid until %s, is %s on November 21', (status, validUntil, wanted) => {
    expect(statusOn('2026-11-21', { status, validUntil })).toBe(wanted)
  })

  test('changes by hand only in allowed ways', () => {
    const stored = statuses.map(({ id }) => id).filter((id) => id !== 'expired')
    const settable = stored.filter((id) => id !== 'draft')
    const allowed = stored.flatMap((from) =>
      settable.filter((to) => mayBecome(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(allowed).toEqual([
      'draft > sent',
      'sent > accepted',
      'sent > declined',
      'accepted > sent',
      'accepted > declined',
      'accepted > canceled',
      'declined > sent',
      'declined > accepted',
      'canceled > sent',
      'canceled > accepted',
      'canceled > declined',
    ])
  })
})

describe('saving a quote', () => {
  const many = Array.from({ length: limits.lines + 1 }, (_, n) => ({ id: `${n}`, quantity: 1 }))

  test.each([
    [{}, []],
    [{ customer: '', company: '', email: '', phone: '', site: '', preparedBy: '', notes: '' }, []],
    [{ customer: 'x'.repeat(101) }, ['customer']],
    [{ notes: 'x'.repeat(2_001) }, ['notes']],
    [{ email: 'jose@mail' }, ['email']],
    [{ phone: '555' }, ['phone']],
    [{ discount: -1, tax: wholeRate + 1 }, ['discount', 'tax']],
    [{ discount: Number.NaN }, ['discount']],
    [{ lines: [] }, ['lines']],
    [{ lines: many }, ['lines']],
    [{ lines: [{ id: 'x-401', quantity: 1_000 }] }, ['lines']],
    [
      {
        lines: [
          { id: 'a', quantity: 1 },
          { id: 'a', quantity: 1 },
        ],
      },
      ['lines'],
    ],
    [{ callBox: { entrances: 1, line: 0 } }, []],
    [{ callBox: { entrances: 1.5, line: 0 } }, ['callBox']],
    [{ callBox: { entrances: 1, line: 100_000_01 } }, ['callBox']],
  ])('with %j has problems with %j', (changes, fields) => {
    expect(Object.keys(quoteProblems({ ...draft(), ...changes }))).toEqual(fields)
  })
})
