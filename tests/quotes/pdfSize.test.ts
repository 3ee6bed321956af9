/** A quote's PDF always fits its e-mail, whatever the computer's fonts draw. */
import { expect, test } from 'vitest'
import { catalogue } from '#server/quotes/catalogue'
import { limits } from '#shared/quotes/limits'
import { fittedPdf } from '../../client/quote/pdf/fittedPdf'
import { quoteDocument } from '../../client/quote/pdf/quoteDocument'
import { filledIn, fonts } from './makePdf'
import { readPdf } from './readPdf'

/** A computer whose letters are incompressible noise: worse than any font. */
function noise(colours: boolean): () => HTMLCanvasElement {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }
  const context = {
    font: '',
    measureText(text: string) {
      const size = Number(/ ([\d.]+)px/.exec(this.font)?.[1])
      const width = [...text].length * size
      return {
        ...{ width, actualBoundingBoxLeft: 0, actualBoundingBoxRight: width },
        ...{ actualBoundingBoxAscent: size * 0.9, actualBoundingBoxDescent: size * 0.2 },
      }
    },
    fillText() {},
    clearRect() {},
    getImageData(_x: number, _y: number, width: number, height: number) {
      const data = new Uint8ClampedArray(4 * width * height)
      for (let at = 0; at < data.length; at++) if (at % 4 === 3 || colours) data[at] = next()
      return { width, height, data }
    },
  }
  return () => ({ getContext: () => context }) as unknown as HTMLCanvasElement
}

const different = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(from + at))

const lines = [1, 2, 3]
  .flatMap((round) => catalogue.items.map((item) => ({ ...item, id: `${item.id}-${round}` })))
  .slice(0, 50)
  .map((item) => ({ ...item, quantity: 9 }))

test.each([
  ['in Chinese', different(0x4e00, limits.notes).join(''), false],
  ['of one emoji a line', different(0x1f300, Math.floor(limits.notes / 3)).join('\n'), true],
])('50 lines and the longest notes, %s, fit into an e-mail', async (_, notes, colours) => {
  const words = {
    customer: notes.slice(0, limits.name),
    company: notes.slice(-limits.company),
    site: notes.slice(0, limits.site),
    preparedBy: notes.slice(0, limits.preparedBy),
  }
  const content = quoteDocument('customer', { ...filledIn, ...words, lines, notes })
  const { bytes, detail } = fittedPdf(content, fonts, noise(colours))
  expect(bytes.byteLength).toBeLessThanOrEqual(limits.pdf)
  expect(detail).toBeLessThan(1)
  const { text } = await readPdf(bytes)
  const written = new Set(notes.replaceAll('\n', ''))
  const read = new Set(text)
  expect([...written].filter((character) => !read.has(character))).toEqual([])
})

test('what fits is drawn with all dots', () => {
  const content = quoteDocument('customer', { ...filledIn, customer: '李小龍' })
  const { bytes, detail } = fittedPdf(content, fonts, noise(false))
  expect(detail).toBe(1)
  expect(bytes.byteLength).toBeLessThan(100_000)
})
