/** Each PDF is made for the requested paper, with white margins and nothing cut off. */
import { describe, expect, test } from 'vitest'
import { papers } from '#shared/paper'
import { quoteDocument } from '../../client/quote/pdf/quoteDocument'
import { quotePdf } from '../../client/quote/pdf/quotePdf'
import { makeBrandPdf } from '../brand/makeBrandPdf'
import { everything, filledIn, fonts, painter, quoteOf } from './makePdf'
import { paperSizes, sizeOf } from './paperSize'
import { readPdf } from './readPdf'

const millimeters = 25.4 / 72
/** In millimeters: the page's margin, and the footer's baseline from the bottom. */
const [margin, foot] = [18, 14]

describe.each(papers)('on $name', ({ id }) => {
  const [width, height] = sizeOf[id].map((points) => points * millimeters) as [number, number]

  test.each([
    ['customer', filledIn],
    ['dealer', { ...filledIn, notes: 'A paragraph.\n\n'.repeat(60) }],
    ['customer', quoteOf(everything)],
  ] as const)('is used for a quote for a %s', async (audience, quote) => {
    await expectWhole(
      quotePdf(quoteDocument(audience, quote), fonts, painter, id).output('arraybuffer'),
      27,
    )
  })

  test('is used for the brand guidelines', async () => {
    await expectWhole(makeBrandPdf({}, id), 47)
  })

  /** `free`: how far above the paper's bottom everything but the footer ends. */
  async function expectWhole(bytes: ArrayBuffer, free: number): Promise<void> {
    const { pages } = await readPdf(bytes)
    expect(paperSizes(bytes)).toEqual(pages.map(() => sizeOf[id]))
    for (const pieces of pages) {
      const low = pieces.filter(({ y }) => y > height - free)
      expect(low.map(({ y }) => Math.round(height - y))).toEqual([foot, foot])
      expect(Math.max(...pieces.map((one) => one.x + one.width))).toBeLessThan(width - margin + 0.1)
      expect(Math.min(...pieces.map((one) => one.x))).toBeGreaterThan(margin - 0.1)
      // The page number ends at the right margin: the whole width is used.
      expect(Math.max(...low.map((one) => one.x + one.width))).toBeCloseTo(width - margin, 0)
    }
  }
})
