/** A customer's file contains no cost, and a file that did would be detected. */
import fc from 'fast-check'
import type { jsPDF } from 'jspdf'
import { expect, test } from 'vitest'
import type { PrintedQuote } from '#shared/quotes/printed'
import { money } from '#shared/quotes/rules'
import { anySelection } from './anySelection'
import { costsIn } from './costsIn'
import { everything, filledIn, makePdf, quoteOf } from './makePdf'

// The call box comparison mentions the call boxes' own costs.
const quote = { ...filledIn, callBox: null }
const costOf = ({ lines }: PrintedQuote) => lines[0]?.cost ?? 0

test('the customer’s PDF has no cost when every part of the quote is filled in', async () => {
  expect(await costsIn((made) => makePdf('customer', made).bytes, quote)).toEqual([])
})

test('the customer’s PDF has no cost, whatever is selected', () =>
  fc.assert(
    fc.asyncProperty(anySelection, async (selection) => {
      const made = { ...quote, lines: quoteOf(selection).lines }
      expect(await costsIn((one) => makePdf('customer', one).bytes, made)).toEqual([])
    }),
    // A run takes a second on a busy machine; shrinking would outlast the test.
    { numRuns: 5, endOnFailure: true },
  ))

test('the comparison with a call box doesn’t depend on our cost', async () => {
  const found = await costsIn((made) => makePdf('customer', made).bytes, filledIn)
  expect(found).toEqual(['text: all box phone lines cost'])
})

const leaks: Record<string, (made: PrintedQuote) => (pdf: jsPDF) => unknown> = {
  'in the keywords': (made) => (pdf) => pdf.setProperties({ keywords: money(costOf(made)) }),
  'in the metadata': (made) => (pdf) => pdf.addMetadata(String(costOf(made))),
  'as invisible text': (made) => (pdf) =>
    pdf.text(money(costOf(made)), 20, 20, { renderingMode: 'invisible' }),
  'as white text': (made) => (pdf) => pdf.setTextColor('#ffffff').text(money(costOf(made)), 20, 20),
  'in the address of a link': (made) => (pdf) =>
    pdf.link(0, 0, 1, 1, { url: `https://visitoraccess.example/?${costOf(made)}` }),
  'in a comment on the page': (made) => (pdf) =>
    pdf.createAnnotation({
      type: 'text',
      title: '',
      contents: money(costOf(made)),
      bounds: { x: 0, y: 0, w: 1, h: 1 },
      open: false,
    }),
  'as the length of a line': (made) => (pdf) => pdf.line(0, 0, costOf(made) / 1e6, 0),
  'as a word alone': () => (pdf) => pdf.text('Dealer', 20, 20, { renderingMode: 'invisible' }),
}

test.each(Object.entries(leaks))('the test finds a cost %s', async (_, leak) => {
  const make = (made: PrintedQuote) => makePdf('customer', made, leak(made)).bytes
  expect(await costsIn(make, quote)).not.toEqual([])
})

test('the test finds a cost in a column', async () => {
  const found = await costsIn((made) => makePdf('dealer', made).bytes, quote)
  expect(found).toContain('it changes with the costs')
  expect(found.filter((one) => one.startsWith('text'))).not.toEqual([])
})

test('the dealer’s PDF has no private link', () => {
  const raw = Buffer.from(makePdf('dealer', filledIn).bytes).toString('latin1')
  expect(raw).not.toContain('/quote/')
  expect(quoteOf(everything).saved).toBeNull()
})
