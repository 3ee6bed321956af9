/** The brand page shows the values that the site uses: each is declared once. */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defaultAssets } from '#shared/brand/assets'
import { pairsOf, paletteOf } from '../../client/admin/brand/colors/palette'
import { cssTokens, jsonTokens } from '../../client/admin/brand/exports/tokenFiles'
import { readTokens, tokenOf } from '../../client/admin/brand/tokens/readTokens'
import { familiesOf, weightsOf } from '../../client/admin/brand/tokens/typefaces'
import { Pen } from '../../client/pdf/pen'
import { BrandMark } from '../../client/ui/face/BrandMark'
import { fonts, painter } from '../quotes/makePdf'

const styles = readFileSync('client/ui/tokens.css', 'utf8')
const tokens = readTokens(styles)

describe('the palette', () => {
  const palette = paletteOf(tokens)

  test('is the specification’s four colors, as used by the site', () => {
    expect(palette.map(({ name, hex, rgb }) => [name, hex, rgb])).toEqual([
      ['Primary Black', '#000000', 'rgb(0, 0, 0)'],
      ['Pure White', '#FFFFFF', 'rgb(255, 255, 255)'],
      ['Gray 50', '#F9FAFB', 'rgb(249, 250, 251)'],
      ['Gray 600', '#4B5563', 'rgb(75, 85, 99)'],
    ])
    for (const { usage } of palette) expect(usage.length).toBeGreaterThan(20)
  })

  test('makes six pairs, strongest contrast first', () => {
    const ratios = pairsOf(palette).map(({ ratio }) => ratio)
    expect(ratios).toHaveLength(6)
    expect(ratios).toEqual([...ratios].sort((a, b) => b - a))
    expect(ratios[0]).toBe(21)
  })
})

test('the four font weights match the specification, each with its font file', () => {
  const weights = weightsOf(tokens).map(({ weight }) => weight)
  expect(weights).toEqual([300, 400, 700, 900])
  for (const weight of weights) expect(styles).toContain(`lato-latin-${weight}-normal.woff2`)
})

test('the typeface among the assets is the site’s', () => {
  const [first] = familiesOf(tokens)
  expect(defaultAssets.find(({ type }) => type === 'font')?.value).toBe(first)
})

test('an unknown token throws instead of showing nothing', () => {
  expect(() => tokenOf(tokens, 'gold')).toThrow('no token --gold')
})

describe('tokens exported for other tools', () => {
  const css = cssTokens(tokens)
  const json = jsonTokens(tokens)

  test('as CSS equal the site’s values, without signal colors', () => {
    const exported = readTokens(css.text)
    expect(exported.size).toBeGreaterThan(20)
    for (const [name, value] of exported) {
      if (name === 'font') expect(value).toBe('Lato, "Helvetica Neue", Arial, sans-serif')
      else expect([name, value]).toEqual([name, tokens.get(name)])
    }
    for (const name of ['error', 'good', 'waiting']) expect(exported.has(name)).toBe(false)
  })

  test('as JSON equal the CSS tokens, each with a type and a value', () => {
    const groups: Record<string, Record<string, { $type: string; $value: unknown }>> = JSON.parse(
      json.text,
    )
    const members = Object.values(groups).flatMap((group) => Object.entries(group))
    expect(members.map(([name]) => name).sort()).toEqual([...readTokens(css.text).keys()].sort())
    expect(groups.color?.['gray-600']?.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.2941, 0.3333, 0.3882],
      hex: '#4b5563',
    })
    expect(groups.space?.['space-2']).toEqual({
      $type: 'dimension',
      $value: { value: 16, unit: 'px' },
    })
    expect(groups.type?.heavy).toMatchObject({ $type: 'fontWeight', $value: 900 })
    for (const [, { $type, $value }] of members) {
      expect($type).toMatch(/^(color|fontFamily|fontWeight|number|dimension)$/)
      expect(JSON.stringify($value)).not.toContain('null')
    }
  })
})

describe('the logo is drawn the same', () => {
  /** The mark's rectangles in units of 56: x, y, width, height, corner radius, line width. */
  const rectangles = (svg: string) =>
    [...svg.matchAll(/<rect\b([^>]*)>/g)].map(([, given = '']) =>
      ['x', 'y', 'width', 'height', 'rx', 'stroke-width'].map((name) =>
        Number(new RegExp(`(?<![-\\w])${name}="([\\d.]+)"`).exec(given)?.[1] ?? 0),
      ),
    )
  const onSite = rectangles(renderToStaticMarkup(createElement(BrandMark)))

  test('on the site: a ring and a square', () => {
    expect(onSite).toEqual([
      [4, 4, 48, 48, 6, 8],
      [16, 16, 24, 24, 3, 0],
    ])
  })

  test('in PDFs', () => {
    const drawn: number[][] = []
    const pdf = {
      line: 0,
      internal: { pageSize: { getWidth: () => 210, getHeight: () => 297 } },
      setDrawColor: () => pdf,
      setFillColor: () => pdf,
      setLineWidth(width: number) {
        pdf.line = width
        return pdf
      },
      roundedRect(...[x, y, width, height, corner, , style]: (number | string)[]) {
        drawn.push([x, y, width, height, corner, style === 'S' ? pdf.line : 0].map(Number))
      },
    }
    new Pen(pdf as never, fonts, painter).mark(0, 0, 56)
    expect(drawn).toEqual(onSite)
  })
})
