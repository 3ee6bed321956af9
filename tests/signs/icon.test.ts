/** The icon in the middle of a sign's code: the code scans with each of them, and nothing is drawn under it. */
import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signPdf } from '../../client/admin/signs/export/signPdf'
import { signSvg } from '../../client/admin/signs/export/signSvg'
import {
  type Inputs,
  parseStoredInputs,
  writeInputs,
  emptyInputs,
} from '../../client/admin/signs/form/inputs'
import { contained } from '../../client/admin/signs/layout/icon'
import { clearingOf, withClearing } from '../../client/qr/clearing'
import { qrCode } from '../../client/qr/qrCode'
import { rasterPdf } from '../qr/rasterPdf'
import { rasterSvg } from '../qr/rasterSvg'
import { readQr } from '../qr/readQr'
import { address, anySizeTo, anyTyped, number, signOf, sized } from './anySign'
import { face, fonts } from './fonts'

const dpi = 150

/** A black picture, wider than high: the worst that can lie in a code. */
function imageOf(width: number, height: number) {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').fillRect(0, 0, width, height)
  return { data: canvas.toDataURL('image/png'), width, height }
}
const choices: readonly Pick<Inputs, 'icon' | 'image'>[] = [
  { icon: 'black', image: null },
  { icon: 'white', image: null },
  { icon: 'image', image: imageOf(120, 120) },
]

describe.each(choices)('$icon', (choice) => {
  test.each([
    { width: 12, height: 18 },
    { width: 8, height: 10 },
    { width: 4, height: 4 },
  ])('on $width × $height in both files scan, in either colors', async (size) => {
    for (const isInverse of [false, true]) {
      const sign = signOf({ ...sized(size), ...choice, phone: number, address, isInverse })
      const pdf = signPdf(sign, fonts, face).output('arraybuffer')
      const pictures = [await rasterPdf(pdf, dpi), rasterSvg(signSvg(sign, face), dpi / 96)]
      for (const picture of pictures) {
        expect((await readQr(picture)).map(({ text }) => text)).toEqual([address])
      }
    }
  })

  test('any number and any address is read', () =>
    fc.assert(
      fc.asyncProperty(anyTyped, anySizeTo(9), async (typed, size) => {
        const sign = signOf({ ...typed, ...sized(size), ...choice })
        const read = await readQr(rasterSvg(signSvg(sign, face), dpi / 96))
        expect(read.map(({ text }) => text)).toEqual([sign.words.coded])
      }),
      { numRuns: 10 },
    ))
})

test('the middle is light, exactly in the middle, and about a twentieth of the code', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
      const code = qrCode(text, 'H')
      const { from, side } = clearingOf(code)
      expect(Number.isInteger(from)).toBe(true)
      expect(2 * from + side).toBe(code.size)
      expect(side ** 2 / code.size ** 2).toBeLessThan(0.06)
      const cleared = withClearing(code)
      for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) {
          const isWithin = [x, y].every((at) => at >= from && at < from + side)
          expect(cleared.isDark(x, y)).toBe(!isWithin && code.isDark(x, y))
        }
      }
    }),
    { numRuns: 20 },
  )
})

test('without an icon nothing is cleared, and no image is chosen by itself', () => {
  const plain = signSvg(signOf({ phone: number }), face)
  expect(signSvg(signOf({ phone: number, icon: 'image', image: null }), face)).toBe(plain)
  expect(signSvg(signOf({ phone: number, icon: 'black' }), face)).not.toBe(plain)
})

test.each([
  [200, 100, { x: 1, y: 1.5, width: 2, height: 1 }],
  [100, 200, { x: 1.5, y: 1, width: 1, height: 2 }],
])('an image of %i by %i stays undistorted', (width, height, place) => {
  expect(contained({ width, height }, { x: 1, y: 1, width: 2, height: 2 })).toEqual(place)
})

test('the choice and the image are kept; what is no image is not', () => {
  const inputs: Inputs = { ...emptyInputs, icon: 'image', image: imageOf(8, 4) }
  expect(parseStoredInputs(writeInputs(inputs))).toEqual(inputs)
  const wrong = { ...inputs, icon: 'green', image: { data: 'javascript:1', width: 1, height: 1 } }
  expect(parseStoredInputs(JSON.stringify(wrong))).toEqual(emptyInputs)
})
