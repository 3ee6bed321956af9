import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#server/quotes/catalogue'
import type { CatalogueItem } from '#shared/quotes/rules'
import { anySelection } from './anySelection'
import { makePdf } from './makePdf'
import { readPdf } from './readPdf'

const everything = catalogue.items.map(({ id }, index) => ({ id, quantity: index + 1 }))
const few = [
  { id: 'base-sub', quantity: 1 },
  { id: 'led-kit', quantity: 2 },
  { id: 'x-401', quantity: 1 },
]

/** Enough lines for several pages: the price list four times over. */
const longList: CatalogueItem[] = [1, 2, 3, 4].flatMap((round) =>
  catalogue.items.map((item) => ({ ...item, id: `${item.id}-${round}` })),
)
const long = longList.map(({ id }) => ({ id, quantity: 1 }))

describe.each(['dealer', 'customer'] as const)('the %s’s quote', (audience) => {
  test('says what it is, in text that can be searched, with title and author', async () => {
    const { name, bytes } = makePdf(audience, few)
    expect(name).toBe(`quote-${audience}-2026-11-21.pdf`)
    const { text, information } = await readPdf(bytes)
    for (const words of [
      'Visitor Access Quote',
      'November 21, 2026, by price list 1',
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

  test('has its sections in the order of the catalogue, whatever was selected first', async () => {
    const { text } = await readPdf(makePdf(audience, [...everything].reverse()).bytes)
    const found = ['Controller\n', 'Cellular\n', 'Sign\n', 'Subscription, per month'].map((name) =>
      text.indexOf(name),
    )
    expect(found).not.toContain(-1)
    expect(found).toEqual([...found].sort((a, b) => a - b))
  })

  test('goes on to new pages with their heads, and nothing but the foot below 270', async () => {
    const { pages } = await readPdf(makePdf(audience, long, longList).bytes)
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
})

test('dealers see the cost of each line and of all', async () => {
  const { text } = await readPdf(makePdf('dealer', few).bytes)
  expect(text).toMatch(/\bCost\b/)
  for (const figure of ['270.00', '150.00', '420.00', '15.00', '600.00'])
    expect(text).toContain(figure)
})

describe('customers', () => {
  test('get no word of cost, not even in what the file says of itself', async () => {
    const { text, information } = await readPdf(makePdf('customer', everything).bytes)
    expect(text).not.toMatch(/cost|dealer/i)
    expect(information).not.toMatch(/cost|dealer/i)
  })

  test('get the very same file whatever the costs are', () => {
    const bytes = (items: CatalogueItem[]) =>
      Buffer.from(makePdf('customer', everything, items).bytes).toString('base64')
    const listed = bytes(catalogue.items)
    fc.assert(
      fc.property(fc.array(fc.nat(1e9), { minLength: 20, maxLength: 20 }), (costs) => {
        const others = catalogue.items.map((item, index) => ({ ...item, cost: costs[index] ?? 0 }))
        expect(bytes(others)).toBe(listed)
      }),
      { numRuns: 5 },
    )
  })

  test('read the same words in any quote when no cost is known at all', async () => {
    await fc.assert(
      fc.asyncProperty(anySelection, async (selection) => {
        const { text } = await readPdf(makePdf('customer', selection).bytes)
        const free = catalogue.items.map((item) => ({ ...item, cost: 0 }))
        expect(text).toBe((await readPdf(makePdf('customer', selection, free).bytes)).text)
      }),
      { numRuns: 5 },
    )
  })
})

test('names with accents stay text', async () => {
  const items = catalogue.items.map((item) => ({ ...item, name: 'José Łukasz Muñoz' }))
  const { text } = await readPdf(makePdf('customer', few, items).bytes)
  expect(text).toContain('José Łukasz Muñoz')
})
