/** What a print shop gets: exact sizes, boxes, crop marks, bleed, no overlaps, and text as text. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { margin } from '../../client/admin/signs/export/sheet'
import { signPdf } from '../../client/admin/signs/export/signPdf'
import { signSvg } from '../../client/admin/signs/export/signSvg'
import { bleed, safe } from '../../client/admin/signs/layout/frame'
import { rasterPdf } from '../qr/rasterPdf'
import { rasterSvg } from '../qr/rasterSvg'
import type { Picture } from '../qr/readQr'
import { readPdf } from '../quotes/readPdf'
import { address, anySize, anyTyped, everyStandard, number, signOf, sized } from './anySign'
import { face, fonts } from './fonts'

const dpi = 150

/** In points: left, bottom, right, top. */
function boxOf(file: string, name: string): number[] {
  const found = new RegExp(`/${name} ?\\[([^\\]]+)\\]`).exec(file)?.[1] ?? ''
  return found.trim().split(/\s+/).map(Number)
}

/** Whether there is ink at this place of the sheet, in inches. */
function isInk({ data, width }: Picture, x: number, y: number): boolean {
  const pixel = (Math.floor(y * dpi) * width + Math.floor(x * dpi)) * 4
  return (data[pixel] ?? 255) < 200
}

describe.each(everyStandard)('$kind $size.width × $size.height in', ({ kind, standard, size }) => {
  const sign = signOf({ kind, standard, phone: number, isInverse: true })
  const { width, height } = size
  const sheet = { width: width + 2 * margin, height: height + 2 * margin }

  test('as a PDF has the exact boxes', () => {
    const file = Buffer.from(signPdf(sign, fonts, face).output('arraybuffer')).toString('latin1')
    expect(boxOf(file, 'MediaBox')).toEqual([0, 0, sheet.width * 72, sheet.height * 72])
    const trim = margin * 72
    expect(boxOf(file, 'TrimBox')).toEqual([trim, trim, trim + width * 72, trim + height * 72])
    const bled = (margin - bleed) * 72
    expect(boxOf(file, 'BleedBox')).toEqual([
      bled,
      bled,
      sheet.width * 72 - bled,
      sheet.height * 72 - bled,
    ])
  })

  test('as an SVG has the same size in inches', () => {
    expect(signSvg(sign, face)).toContain(
      `width="${sheet.width}in" height="${sheet.height}in" viewBox="0 0 ${sheet.width * 72} ${sheet.height * 72}"`,
    )
  })
})

describe('the printed sheet of a white on black sign', () => {
  const sign = signOf({ phone: number, isInverse: true })
  const { width, height } = sign.size
  const pdf = () => rasterPdf(signPdf(sign, fonts, face).output('arraybuffer'), dpi)
  const svg = async () => rasterSvg(signSvg(sign, face), dpi / 96)

  test.each([
    ['PDF', pdf],
    ['SVG', svg],
  ])('has bleed to its edge and crop marks outside it: %s', async (_, draw) => {
    const picture = await draw()
    expect([picture.width, picture.height]).toEqual([
      (width + 2 * margin) * dpi,
      (height + 2 * margin) * dpi,
    ])
    const middle = margin + height / 2
    expect(isInk(picture, margin - bleed + 0.02, middle)).toBe(true)
    expect(isInk(picture, margin - bleed - 0.02, middle)).toBe(false)
    expect(isInk(picture, margin + width + bleed - 0.02, middle)).toBe(true)
    expect(isInk(picture, margin + width + bleed + 0.02, middle)).toBe(false)

    const xs = [margin, margin + width]
    const ys = [margin, margin + height]
    const outside = margin - bleed - 0.1
    for (const x of xs) {
      for (const y of [outside, 2 * margin + height - outside]) {
        expect([x, y, isInk(picture, x, y)]).toEqual([x, y, true])
        expect(isInk(picture, x + 0.05, y)).toBe(false)
      }
    }
    for (const y of ys) {
      for (const x of [outside, 2 * margin + width - outside]) {
        expect([x, y, isInk(picture, x, y)]).toEqual([x, y, true])
        expect(isInk(picture, x, y + 0.05)).toBe(false)
      }
    }
  })
})

test('the PDF’s text is readable', async () => {
  const sign = signOf({ phone: number, address })
  const { text, information } = await readPdf(signPdf(sign, fonts, face).output('arraybuffer'))
  const joined = text.replaceAll('\n', '')
  for (const words of [
    'Visitor Access',
    'Scan or dial',
    '202 555 0142',
    'visitoraccess.example/g/4F7K',
    'Scan QR Code',
    'Connect',
    'Gain Access',
    'Trim 12 × 18 in, bleed 0.125 in',
  ]) {
    expect(joined).toContain(words)
  }
  expect(information).toContain('Sign 202 555 0142, 12 × 18 in')
})

test('the SVG needs no font', () => {
  expect(signSvg(signOf({ phone: number, address }), face)).not.toMatch(/<text|font-|<image|href/)
})

test('no text or code overlaps anything else', () =>
  fc.assert(
    fc.property(anyTyped, anySize, fc.boolean(), (typed, size, isInverse) => {
      const areas = signOf({ ...typed, ...sized(size), isInverse }).shapes.flatMap((shape) => {
        if (shape.kind === 'box') return []
        if (shape.kind === 'code')
          return [{ ...shape, right: shape.x + shape.side, bottom: shape.y + shape.side }]
        const { text, x, y, size: em, weight } = shape
        return [
          {
            x,
            y: y - face.capHeight(weight, em),
            right: x + face.widthOf(text, weight, em),
            bottom: y,
          },
        ]
      })
      for (const [index, one] of areas.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(safe)
        expect(one.y).toBeGreaterThanOrEqual(safe)
        expect(one.right).toBeLessThanOrEqual(size.width - safe)
        expect(one.bottom).toBeLessThanOrEqual(size.height - safe)
        for (const other of areas.slice(index + 1)) {
          const isApart =
            one.right <= other.x ||
            other.right <= one.x ||
            one.bottom <= other.y ||
            other.bottom <= one.y
          expect([one, other, isApart]).toEqual([one, other, true])
        }
      }
    }),
    { numRuns: 300 },
  ))
