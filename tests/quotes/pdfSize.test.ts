/** A quote's PDF always fits its e-mail, whatever the computer's fonts draw. */
import { expect, test } from 'vitest'
import { catalog } from '#server/quotes/catalog'
import { limits } from '#shared/quotes/limits'
import { fittedPdf } from '../../client/quote/pdf/fittedPdf'
import { quoteDocument } from '../../client/quote/pdf/quoteDocument'
import { filledIn, fonts } from './makePdf'
import { readPdf } from './readPdf'

/** A computer whose letters are incompressible noise: worse than any font. */
function noise(colors: boolean): () => HTMLCanvasElement {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }
  const context = {
    font: '',
    inked: { left: 0, right: 0, top: 0, bottom: 0 },
    size() {
      return Number(/ ([\d.]+)px/.exec(this.font)?.[1])
    },
    measureText(text: string) {
      return { width: [...text].length * this.size() }
    },
    fillText(text: string, x: number, y: number) {
      const [top, bottom] = [y - this.size() * 0.9, y + this.size() * 0.2]
      this.inked = { left: x, right: x + this.measureText(text).width, top, bottom }
    },
    clearRect() {},
    getImageData(left: number, top: number, width: number, height: number) {
      const data = new Uint8ClampedArray(4 * width * height)
      const { inked } = this
      for (let y = 0, at = 0; y < height; y++) {
        for (let x = 0; x < width; x++, at += 4) {
          if (left + x < inked.left || left + x >= inked.right) continue
          if (top + y < inked.top || top + y >= inked.bottom) continue
          if (colors) data.set([next(), next(), next()], at)
          data[at + 3] = next()
        }
      }
      return { width, height, data }
    },
  }
  return () => ({ getContext: () => context }) as unknown as HTMLCanvasElement
}

const different = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index))

const lines = [1, 2, 3]
  .flatMap((round) => catalog.items.map((item) => ({ ...item, id: `${item.id}-${round}` })))
  .slice(0, 50)
  .map((item) => ({ ...item, quantity: 9 }))

test.each([
  ['in Chinese', different(0x4e00, limits.notes).join(''), false],
  ['of one emoji a line', different(0x1f300, Math.floor(limits.notes / 3)).join('\n'), true],
])('50 lines and the longest notes, %s, fit into an e-mail', async (_, notes, colors) => {
  const words = {
    customer: notes.slice(0, limits.name),
    company: notes.slice(-limits.company),
    site: notes.slice(0, limits.site),
    preparedBy: notes.slice(0, limits.preparedBy),
  }
  const content = quoteDocument('customer', { ...filledIn, ...words, lines, notes })
  const { bytes, detail } = fittedPdf(content, fonts, noise(colors))
  expect(bytes.byteLength).toBeLessThanOrEqual(limits.pdf)
  expect(detail).toBeLessThan(1)
  const { text } = await readPdf(bytes)
  const written = new Set(notes.replaceAll('\n', ''))
  const read = new Set(text)
  expect([...written].filter((character) => !read.has(character))).toEqual([])
})

test('a PDF that fits is drawn at full resolution', () => {
  const content = quoteDocument('customer', { ...filledIn, customer: '李小龍' })
  const { bytes, detail } = fittedPdf(content, fonts, noise(false))
  expect(detail).toBe(1)
  expect(bytes.byteLength).toBeLessThan(100_000)
})
