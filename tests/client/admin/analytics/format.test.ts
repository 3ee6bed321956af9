import { describe, expect, test } from 'vitest'
import type { CardId } from '#shared/analytics/definitions'
import { changeOf } from '#shared/analytics/measures'
import type { Card } from '#shared/analytics/records'
import {
  changeLabel,
  periodNames,
  periodText,
  rankOf,
} from '../../../../client/admin/analytics/format'
import { countOf } from '../../../../client/admin/ui/countText'
import { figuresOf } from '../../../analytics/figuresOf'

function change(card: CardId, value: number | null, before: number | null) {
  const figures = figuresOf({})
  const said: Card = {
    value,
    text: String(value),
    before: before === null ? null : { value: before, text: String(before) },
    change: before === null ? null : changeOf(value, before),
  }
  return changeLabel(card, { ...figures, cards: { ...figures.cards, [card]: said } })
}

describe('a change is shown by sign and word', () => {
  test('up is good, except for bounces', () => {
    expect(change('totalVisitors', 3677, 3240)).toEqual({
      direction: 'up',
      isGood: true,
      amount: '+13.5%',
      compared: 'up from 3240',
    })
    expect(change('bounceRate', 0.4, 0.2)).toMatchObject({ isGood: false, amount: '+100.0%' })
  })

  test('down is bad, except for bounces', () => {
    expect(change('conversionRate', 0.104, 0.106)).toEqual({
      direction: 'down',
      isGood: false,
      amount: '-1.9%',
      compared: 'down from 0.106',
    })
    expect(change('bounceRate', 0.342, 0.353)).toMatchObject({ direction: 'down', isGood: true })
  })

  test('is new where there is nothing to compare with', () => {
    expect(change('totalVisitors', 5, null)).toMatchObject({
      direction: 'new',
      amount: 'new',
      compared: 'no earlier data',
      isGood: null,
    })
    expect(change('conversionRate', 0.1, 0)).toMatchObject({ amount: 'new', compared: 'from 0' })
  })

  test('is neither up nor down where it would round to zero', () => {
    expect(change('conversionRate', 0, 0)).toMatchObject({ direction: 'same', amount: '0.0%' })
    expect(change('totalVisitors', 100_001, 100_000)).toMatchObject({
      direction: 'same',
      compared: 'unchanged at 100000',
    })
  })

  test('is empty without visits, neither good nor bad', () => {
    expect(change('bounceRate', null, 1)).toEqual({
      direction: 'none',
      isGood: null,
      amount: 'no visits',
      compared: '1 before',
    })
    expect(change('bounceRate', null, null).compared).toBe('no earlier data')
  })

  test('is empty where the earlier visits are no longer kept', () => {
    const figures = figuresOf({ views: [4] })
    const before = { ...figures.before, sums: null }
    expect(changeLabel('totalVisitors', { ...figures, before })).toMatchObject({
      amount: 'not compared',
      compared: 'individual visits are kept for 180 days',
    })
  })

  test('with thousands separators', () => {
    expect(change('totalVisitors', 50_000, 2).amount).toBe('+2,499,900.0%')
  })
})

test('counts have separators and the right plural', () => {
  expect(countOf(1, 'visit')).toBe('1 visit')
  expect(countOf(1_204_193, 'visit')).toBe('1,204,193 visits')
})

test('a period shows its years only where needed', () => {
  expect(periodText('2026-10-23', '2026-11-21')).toBe('Oct 23 to Nov 21, 2026')
  expect(periodText('2025-11-22', '2026-11-21')).toBe('Nov 22, 2025 to Nov 21, 2026')
  expect(periodText('2026-11-21', '2026-11-21')).toBe('Nov 21, 2026')
})

test('a comparison period is named by its length, a single day by its date', () => {
  expect(periodNames(figuresOf({ views: Array(30).fill(1) }))).toEqual({
    now: 'These 30 days',
    before: 'The 30 days before',
  })
  expect(periodNames(figuresOf({ views: [1] }))).toEqual({
    now: 'Nov 21, 2026',
    before: 'Nov 20, 2026',
  })
})

test('a time zone is named by its city', () => {
  expect(rankOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
})
