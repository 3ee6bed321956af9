import { describe, expect, test } from 'vitest'
import { catalog } from '#server/quotes/catalog'
import type { CatalogItem } from '#shared/quotes/rules'
import { everything, filledIn, makePdf, quoteOf } from './makePdf'
import { readPdf } from './readPdf'

const few = quoteOf([
  { id: 'base-sub', quantity: 1 },
  { id: 'led-kit', quantity: 2 },
  { id: 'x-401', quantity: 1 },
])

/** Enough lines for several pages: the price list four times over. */
const longList: CatalogItem[] = [1, 2, 3, 4].flatMap((round) =>
  catalog.items.map((item) => ({ ...item, id: `${item.id}-${round}` })),
)
const long = quoteOf(
  longList.map(({ id }) => ({ id, quantity: 1 })),
  longList,
)

describe.each(['dealer', 'customer'] as const)('the %s’s quote', (audience) => {
  test('has its content as searchable text, with title and author', async () => {
    const { name, bytes } = makePdf(audience, few)
    expect(name).toBe(`quote-${audience}-2026-11-21.pdf`)
    const { text, information } = await readPdf(bytes)
    for (const words of [
      'Visitor Access Quote',
      'November 21, 2026',
      'This quote is valid for 30 days from November 21, 2026.',
      'Page 1 of 1',
      'LED kit',
      'Lights the sign at night',
      '540.00',
      '3.0 hours',
    ]) {
      expect(text).toContain(words)
    }
    expect(information).toContain('"Title":"Visitor Access Quote"')
    expect(information).toContain('"Author":"Visitor Access"')
  })

  test('has its sections in catalog order, whatever was selected first', async () => {
    const quote = { ...few, lines: [...quoteOf(everything).lines].reverse() }
    const { text } = await readPdf(makePdf(audience, quote).bytes)
    const found = ['Controller\n', 'Cellular\n', 'Sign\n', 'Subscription, per month'].map((name) =>
      text.indexOf(name),
    )
    expect(found).not.toContain(-1)
    expect(found).toEqual([...found].sort((a, b) => a - b))
  })

  test('continues on new pages with headings, and only the footer is below 270 mm', async () => {
    const { pages } = await readPdf(makePdf(audience, long).bytes)
    expect(pages.length).toBeGreaterThan(3)
    for (const [index, pieces] of pages.entries()) {
      const texts = pieces.map(({ text }) => text)
      expect(texts).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(texts).toContain('This quote is valid for 30 days from November 21, 2026.')
      expect(texts).toContain('Visitor Access Quote')
      expect(texts.includes('Quantity') || texts.includes('Totals')).toBe(true)
      const low = pieces.filter(({ y }) => y > 270).map(({ text }) => text)
      expect(low).toHaveLength(2)
    }
    const rows = pages.flat().filter(({ text }) => text === 'LED kit')
    expect(rows).toHaveLength(4)
  })

  test('names the customer, the author and the quote', async () => {
    const { text } = await readPdf(makePdf(audience, filledIn).bytes)
    for (const words of [
      'José Muñoz',
      'Rock Creek Homeowners Association',
      '1200 Beach Drive NW',
      'jose@rockcreek.example',
      '202-555-0199',
      'Avery Hinge',
      '2026-0143',
      'Work is done on weekdays.',
      'The power line to the gate is laid before we come.',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).toMatch(/Revision\n2\n/)
    expect(text).not.toContain('Draft')
  })

  test('shows discount, tax, and the amounts due once, monthly and in the first year', async () => {
    const { text } = await readPdf(makePdf(audience, filledIn).bytes)
    // 1 × 340 + 2 × 540 + 3 × 740 + 4 × 1,260 … of the price list, and 12 months.
    for (const row of [
      'Total MSRP\n44,280.00\n4,870.00\n102,720.00',
      'Discount, 10 %\n-4,428.00\n0.00\n-4,428.00',
      'Tax, 6 %\n2,391.12\n0.00\n2,391.12',
      'Total due\n42,243.12\n4,870.00\n100,683.12',
    ]) {
      expect(text).toContain(row)
    }
    expect((await readPdf(makePdf(audience, few).bytes)).text).not.toMatch(/Discount|Tax|due/)
  })

  test('compares with a traditional call box when requested', async () => {
    const { text } = await readPdf(makePdf(audience, filledIn).bytes)
    expect(text).toContain('Over 3 years\nOver 5 years')
    expect(text).toContain('Traditional call box\n6,880.00 to 10,880.00\n8,800.00 to 12,800.00')
    expect(text).toContain('Call box phone lines cost 80.00 a month in total.')
    const without = { ...filledIn, callBox: null }
    expect((await readPdf(makePdf(audience, without).bytes)).text).not.toContain('call box')
  })

  test('marks a draft as a draft, and an unsaved quote has no number', async () => {
    const draft = { number: '2026-0143', revision: 2, isDraft: true, link: null }
    const { text } = await readPdf(makePdf(audience, { ...filledIn, saved: draft }).bytes)
    expect(text).toContain('2, Draft')
    const unsaved = await readPdf(makePdf(audience, { ...filledIn, saved: null }).bytes)
    expect(unsaved.text).not.toMatch(/Revision|Draft|2026-0143/)
  })
})

test('dealers see the cost of each line, the total cost and the margin', async () => {
  const { text } = await readPdf(makePdf('dealer', few).bytes)
  expect(text).toMatch(/\bCost\b/)
  for (const figure of ['270.00', '150.00', '420.00', '15.00', '600.00']) {
    expect(text).toContain(figure)
  }
  expect(text).toContain('Margin before tax\n420.00\n15.00\n600.00')
})
