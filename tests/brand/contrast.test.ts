import { describe, expect, test } from 'vitest'
import { colorOf } from '../../client/admin/brand/colors/color'
import { contrastOf, ratioText, verdictsOf } from '../../client/admin/brand/colors/contrast'

const between = (one: string, other: string) => contrastOf(colorOf(one), colorOf(other))

// Values from WCAG's own examples and from trusted tools.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4.0],
  ['#0000ff', '#ffffff', 8.59],
  ['#4b5563', '#ffffff', 7.56],
])('the contrast of %s and %s is %d to 1 in either order', (one, other, ratio) => {
  expect(between(one, other)).toBeCloseTo(ratio, 1)
  expect(between(other, one)).toBe(between(one, other))
})

describe('a contrast verdict', () => {
  test.each([
    [21, 'AAA', 'AAA', 'Pass'],
    [7, 'AAA', 'AAA', 'Pass'],
    [6.99, 'AA', 'AAA', 'Pass'],
    [4.5, 'AA', 'AAA', 'Pass'],
    [4.49, 'Fail', 'AA', 'Pass'],
    [3, 'Fail', 'AA', 'Pass'],
    [2.99, 'Fail', 'Fail', 'Fail'],
  ])('of %d is correct', (ratio, text, largeText, graphics) => {
    expect(verdictsOf(ratio)).toEqual({ text, largeText, graphics })
  })

  test('never contradicts its rounded figure', () => {
    expect([4.4999, 6.9999, 20.9999, 4.54, 21].map(ratioText)).toEqual([
      '4.49:1',
      '6.99:1',
      '20.99:1',
      '4.54:1',
      '21:1',
    ])
  })
})

test('a color is copied as hex and as rgb', () => {
  expect(colorOf('#4b5563')).toEqual({
    hex: '#4B5563',
    channels: [75, 85, 99],
    rgb: 'rgb(75, 85, 99)',
  })
  expect(() => colorOf('red')).toThrow('no color')
})
