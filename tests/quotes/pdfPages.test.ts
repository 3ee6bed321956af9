/** Printed pages: everything in its place, and nothing overlapping. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalog } from '#server/quotes/catalog'
import { limits } from '#shared/quotes/limits'
import type { PrintedQuote } from '#shared/quotes/printed'
import { rasterPdf } from '../qr/rasterPdf'
import { type Picture, readQr } from '../qr/readQr'
import { anySelection } from './anySelection'
import { everything, filledIn, makePdf, quoteOf } from './makePdf'
import { type Piece, readPdf } from './readPdf'

const dpi = 150
const dots = dpi / 25.4

/** Share of non-white dots in a box, in millimeters. */
function ink({ data, width }: Picture, left: number, top: number, right: number, bottom: number) {
  let dark = 0
  let all = 0
  for (let y = Math.ceil(top * dots); y < bottom * dots; y++) {
    for (let x = Math.ceil(left * dots); x < right * dots; x++) {
      all++
      if ((data[4 * (y * width + x)] ?? 255) < 250) dark++
    }
  }
  return dark / all
}

async function pagesOf(bytes: ArrayBuffer): Promise<Picture[]> {
  const { pages } = await readPdf(bytes)
  const pictures: Picture[] = []
  for (const index of pages.keys()) pictures.push(await rasterPdf(bytes, dpi, index + 1))
  return pictures
}

function expectWhiteMargins(picture: Picture) {
  expect(ink(picture, 0, 0, 17.5, 297)).toBe(0)
  expect(ink(picture, 192.5, 0, 210, 297)).toBe(0)
  expect(ink(picture, 0, 0, 210, 13.5)).toBe(0)
  // Between the last line and the footer, and below it.
  expect(ink(picture, 0, 271.5, 210, 277.5)).toBe(0)
  expect(ink(picture, 0, 285, 210, 297)).toBe(0)
}

const fiftyItems = [1, 2, 3]
  .flatMap((round) => catalog.items.map((item) => ({ ...item, id: `${item.id}-${round}` })))
  .slice(0, 50)
const fiftyLines = quoteOf(
  fiftyItems.map(({ id }) => ({ id, quantity: 999 })),
  fiftyItems,
)

describe.each([
  ['one item', { ...quoteOf([{ id: 'x-401', quantity: 1 }]), saved: filledIn.saved }, 1],
  ['everything filled in', filledIn, 3],
  ['50 lines', { ...filledIn, lines: fiftyLines.lines }, 4],
] as const)('a quote of %s', (_, quote, count) => {
  test('has white margins, the logo on top and the footer on each page', async () => {
    const pages = await pagesOf(makePdf('customer', quote).bytes)
    expect(pages).toHaveLength(count)
    for (const [index, picture] of pages.entries()) {
      expectWhiteMargins(picture)
      const logo = index === 0 ? [18, 18, 27, 27] : [18, 14, 22, 18]
      expect(ink(picture, ...(logo as [number, number, number, number]))).toBeGreaterThan(0.5)
      expect(ink(picture, 18, 279, 100, 285)).toBeGreaterThan(0.02)
      expect(ink(picture, 170, 279, 192, 285)).toBeGreaterThan(0.02)
    }
  })

  test('opens the private link with its QR code', async () => {
    const [first] = await pagesOf(makePdf('customer', quote).bytes)
    const read = first ? await readQr(first) : []
    expect(read.map(({ text }) => text)).toEqual([filledIn.saved?.link])
  })
})

/** Overlapping texts, or a text beyond its page. */
function collisions(pieces: Piece[]): string[] {
  const boxes = pieces.map(({ text, x, y, width, size }) => ({
    text,
    left: x,
    right: x + width,
    top: y - 0.7 * size,
    bottom: y + 0.15 * size,
  }))
  const outside = boxes.filter(
    ({ left, right, top, bottom }) => left < 17.9 || right > 192.1 || top < 13 || bottom > 285,
  )
  const touching = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.1 &&
          other.left < one.right - 0.1 &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.text} / ${other.text}`),
  )
  return [...outside.map(({ text }) => `outside: ${text}`), ...touching]
}

const letters = fc.constantFrom(
  ...'aWłČđşỹ Ж\n-,.',
  'ffi',
  '国',
  'ع',
  'ש',
  '😀',
  'e\u0301',
  '\u200b',
)
const words = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: letters, maxLength: most }),
      fc.constant('W'.repeat(most)),
      fc.constant(''),
    )
    .map((text) => text.slice(0, most).trim())

const anyQuote: fc.Arbitrary<PrintedQuote> = fc
  .record({
    selection: anySelection,
    customer: words(limits.name),
    company: words(limits.company),
    email: words(limits.email),
    site: words(limits.site),
    preparedBy: words(limits.preparedBy),
    notes: words(limits.notes),
    discount: fc.integer({ min: 0, max: 100_000 }),
    tax: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ selection, ...written }) => ({
    ...filledIn,
    ...written,
    lines: quoteOf(selection).lines.map((line) => ({
      ...line,
      name: `${line.name} ${written.company}`,
    })),
  }))

test.each(['dealer', 'customer'] as const)(
  'nothing overlaps in the %s’s PDF, whatever the quote contains',
  (audience) =>
    fc.assert(
      fc.asyncProperty(anyQuote, async (quote) => {
        const { pages } = await readPdf(makePdf(audience, quote).bytes)
        expect(pages.flatMap(collisions)).toEqual([])
        for (const pieces of pages) expect(pieces.filter(({ y }) => y > 270)).toHaveLength(2)
      }),
      { numRuns: 15 },
    ),
)

test('notes of 2,000 letters without spaces break across pages inside the margins', async () => {
  const quote = { ...filledIn, lines: quoteOf(everything).lines, notes: 'Wß'.repeat(1_000) }
  const { bytes } = makePdf('customer', quote)
  const { text } = await readPdf(bytes)
  expect(text.match(/^[Wß]+$/gm)?.join('')).toBe(quote.notes)
  expect(text).toContain('Notes, continued')
  for (const picture of await pagesOf(bytes)) expectWhiteMargins(picture)
})

test('the test finds overlaps', () => {
  const piece = { text: 'a', x: 20, y: 100, width: 30, size: 4 }
  expect(collisions([piece, { ...piece, x: 49, y: 103 }])).toHaveLength(1)
  expect(collisions([piece, { ...piece, x: 50, y: 100 }])).toEqual([])
  expect(collisions([{ ...piece, width: 180 }])).toEqual(['outside: a'])
})
