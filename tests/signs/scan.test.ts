/** What a phone reads from the printed sign, at 150 dots per inch. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signPdf } from '../../client/admin/signs/export/signPdf'
import { signSvg } from '../../client/admin/signs/export/signSvg'
import type { Inputs } from '../../client/admin/signs/form/inputs'
import { rasterPdf } from '../qr/rasterPdf'
import { rasterSvg } from '../qr/rasterSvg'
import { readQr } from '../qr/readQr'
import { address, anySizeTo, anyTyped, everyStandard, number, signOf, sized } from './anySign'
import { face, fonts } from './fonts'

const dpi = 150

async function scanned(typed: Partial<Inputs>) {
  const sign = signOf(typed)
  const pdf = signPdf(sign, fonts, face).output('arraybuffer')
  const pictures = [await rasterPdf(pdf, dpi), rasterSvg(signSvg(sign, face), dpi / 96)]
  return Promise.all(
    pictures.map(async (picture) => (await readQr(picture)).map(({ text }) => text)),
  )
}

describe.each(everyStandard)('$kind $size.width × $size.height in', ({ kind, standard }) => {
  test('in black on white calls the number', async () => {
    expect(await scanned({ kind, standard, phone: number })).toEqual([
      ['tel:+12025550142'],
      ['tel:+12025550142'],
    ])
  })

  test('in white on black opens the address', async () => {
    expect(await scanned({ kind, standard, address, phone: number, isInverse: true })).toEqual([
      [address],
      [address],
    ])
  })
})

test.each([
  { width: 4, height: 4 },
  { width: 4, height: 12 },
  { width: 12, height: 4 },
])('the smallest signs scan: $width × $height in', async (size) => {
  expect(await scanned({ ...sized(size), address })).toEqual([[address], [address]])
})

test('any number and address scans from a sign of any size', () =>
  fc.assert(
    fc.asyncProperty(anyTyped, anySizeTo(9), fc.boolean(), async (typed, size, isInverse) => {
      const sign = signOf({ ...typed, ...sized(size), isInverse })
      const read = await readQr(rasterSvg(signSvg(sign, face), dpi / 96))
      expect(read.map(({ text }) => text)).toEqual([sign.words.coded])
    }),
    { numRuns: 25 },
  ))
