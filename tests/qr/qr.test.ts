import fc from 'fast-check'
import { jsPDF } from 'jspdf'
import { expect, test } from 'vitest'
import { drawQr } from '../../client/pdf/drawQr'
import { outlinesOf } from '../../client/qr/outlines'
import { type QrCode, qrCode, quietZone } from '../../client/qr/qrCode'
import { qrSvgPath } from '../../client/qr/svgPath'
import { rasterPdf } from './rasterPdf'
import { rasterSvg } from './rasterSvg'
import { readQr } from './readQr'

function svgOf(code: QrCode): string {
  const side = code.size + 2 * quietZone
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-quietZone} ${-quietZone} ${side} ${side}"><path d="${qrSvgPath(code)}"/></svg>`
}

test.each([
  ['tel:+12025550142', 'Q'],
  ['https://visitoraccess.example/g/4F7K', 'Q'],
  [`https://visitoraccess.example/quote/${'a1B2'.repeat(16)}`, 'M'],
  ['José, Łukasz: +420 601 123 456', 'H'],
] as const)('%s is decoded from the drawing', async (text, correction) => {
  const [read, ...others] = await readQr(rasterSvg(svgOf(qrCode(text, correction)), 5))
  expect(read?.text).toBe(text)
  expect('LMQH'.indexOf(read?.correction ?? '')).toBeGreaterThanOrEqual('LMQH'.indexOf(correction))
  expect(others).toEqual([])
})

test('any text is decoded from the drawing', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 120 }), async (text) => {
      const [read] = await readQr(rasterSvg(svgOf(qrCode(text, 'M')), 4))
      expect(read?.text).toBe(text)
    }),
    { numRuns: 40 },
  ))

test('a code drawn into a PDF is decoded from the page', async () => {
  const pdf = new jsPDF({ unit: 'mm', format: [60, 60] })
  drawQr(pdf, qrCode('https://visitoraccess.example/quote/0123456789', 'M'), 10, 10, 40)
  const [read] = await readQr(await rasterPdf(pdf.output('arraybuffer'), 150))
  expect(read?.text).toBe('https://visitoraccess.example/quote/0123456789')
})

const anyModules = fc.integer({ min: 1, max: 9 }).chain((size) =>
  fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }).map((modules) => ({
    size,
    isDark: (x: number, y: number) =>
      x >= 0 && y >= 0 && x < size && y < size && modules[y * size + x] === true,
  })),
)

test('the outlines cover every dark module and no light one', () =>
  fc.assert(
    fc.property(anyModules, (code) => {
      const outlines = outlinesOf(code)
      for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) {
          // Winding number of the outlines around the module's middle: edges crossed to the right.
          const turns = outlines
            .flatMap((outline) =>
              outline.map((to, index) => [outline.at(index - 1) ?? to, to] as const),
            )
            .filter(([from, to]) => from.x === to.x && from.x > x)
            .filter(([from, to]) => Math.min(from.y, to.y) <= y && Math.max(from.y, to.y) > y)
            .reduce((sum, [from, to]) => sum + Math.sign(to.y - from.y), 0)
          expect(turns).toBe(code.isDark(x, y) ? 1 : 0)
        }
      }
    }),
  ))
