/**
 * The pages of a quote, filled from the top. Nothing but the footer goes below `lowest`; content
 * that would starts a new page.
 */
import type { jsPDF } from 'jspdf'
import { grays } from '../../pdf/grays'
import type { Pen } from '../../pdf/pen'
import type { TextLook } from '../../pdf/textLook'
import type { QuoteDocument } from './quoteDocument'

/** Millimeters from the bottom of the paper: 270 from the top of A4 (specification, section 9). */
const aboveFoot = 27
const footLine = 14

const gray = grays.text
export const text: TextLook = { weight: 'normal', size: 10 }
export const strong: TextLook = { weight: 'bold', size: 10 }
export const heading: TextLook = { weight: 'bold', size: 12 }
export const small: TextLook = { weight: 'normal', size: 8, color: gray }

export class Sheet {
  /** Top of the next element, in millimeters from the top of the page. */
  y: number
  private readonly lowest: number
  private readonly firstOnNext: number

  constructor(
    readonly pdf: jsPDF,
    readonly pen: Pen,
    private readonly quote: Pick<QuoteDocument, 'title' | 'reference' | 'foot'>,
  ) {
    this.y = pen.page.top
    this.lowest = pen.page.height - aboveFoot
    this.firstOnNext = pen.page.top + 12
  }

  hasRoom(height: number): boolean {
    return this.y + height <= this.lowest
  }

  /** Starts a new page if the height doesn't fit; content taller than a page starts where it is. */
  reserve(height: number): void {
    if (!this.hasRoom(height) && height <= this.lowest - this.firstOnNext) this.nextPage()
  }

  nextPage(): void {
    const { pdf, pen, quote } = this
    const { page } = pen
    pdf.addPage()
    pen.mark(page.left, page.top - 4, 4)
    pen.write(quote.title, page.left + 6, page.top - 0.8, { weight: 'bold', size: 9 })
    pen.writeTo(quote.reference, page.right, page.top - 0.8, small)
    this.y = this.firstOnNext
  }

  /** Draws the footer on every page, once all pages exist. */
  feet(): void {
    const { pdf, pen, quote } = this
    const { page } = pen
    const footAt = page.height - footLine
    const pages = pdf.getNumberOfPages()
    for (let number = 1; number <= pages; number++) {
      pdf.setPage(number)
      pen.line(footAt - 5)
      pen.write(quote.foot, page.left, footAt, small)
      pen.writeTo(`Page ${number} of ${pages}`, page.right, footAt, small)
    }
  }
}
