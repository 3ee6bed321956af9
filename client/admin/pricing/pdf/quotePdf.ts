/**
 * Draws a quote on A4 in millimetres. Nothing but the foot stands below `lowest`: what would begins a
 * new page, with the heads of its table again.
 */
import type { jsPDF } from 'jspdf'
import { newPdf, type PdfFonts } from '../../pdf/newPdf'
import { Pen, page, type TextLook } from '../../pdf/pen'
import type { QuoteDocument } from './quoteDocument'

/** Specification, section 9. */
const lowest = 270
const footAt = 283
const lineHeight = 4
const headHeight = 9.5
const totalHeight = 7
/** Of a column of figures. */
const figureWidth = 22
const totalWidth = 32

const gray = '#4b5563'
const name: TextLook = { weight: 'bold', size: 10 }
const figure: TextLook = { weight: 'normal', size: 10 }
const columnHead: TextLook = { weight: 'bold', size: 8 }
const small: TextLook = { weight: 'normal', size: 8, colour: gray }

export function quotePdf(quote: QuoteDocument, fonts: PdfFonts): jsPDF {
  const pdf = newPdf(quote, fonts)
  const pen = new Pen(pdf)
  const aboutWidth = page.width - (quote.columns.length - 1) * figureWidth

  /** Returns where the first section begins. */
  function top(): number {
    const notesAt = page.top + 31
    pen.mark(page.left, page.top, 9)
    pen.write(quote.author, page.left + 12.5, page.top + 6.4, { weight: 'black', size: 16 })
    pen.write(quote.title, page.left, page.top + 24, { weight: 'black', size: 24 })
    pen.write([...quote.notes], page.left, notesAt, { ...small, size: 9 })
    return notesAt + quote.notes.length * lineHeight + 10
  }

  function nextPage(): number {
    pdf.addPage()
    pen.mark(page.left, page.top - 4, 4)
    pen.write(quote.title, page.left + 6, page.top - 0.8, { weight: 'bold', size: 9 })
    return page.top + 12
  }

  /** The columns' names over a line. Returns where the first row begins. */
  function heads(columns: readonly string[], y: number, width: number): number {
    pen.row(columns, y, width, columnHead, columnHead)
    pen.line(y + 2.5, '#000000')
    return y + 2.5
  }

  function sectionHeads(title: string, y: number): number {
    pen.write(title, page.left, y, { weight: 'bold', size: 12 })
    return heads(quote.columns, y + headHeight - 2.5, figureWidth)
  }

  function section({ name: title, rows }: QuoteDocument['sections'][number], from: number): number {
    let y = from
    for (const [index, { cells, about }] of rows.entries()) {
      const lines = pen.linesOf(about, aboutWidth, small)
      const height = 7 + lines.length * lineHeight
      // Heads never stand alone at the foot of a page.
      if (index === 0) {
        y = sectionHeads(title, y + headHeight + height > lowest ? nextPage() : y)
      } else if (y + height > lowest) {
        y = sectionHeads(`${title}, continued`, nextPage())
      }
      pen.row(cells, y + 5, figureWidth, name, figure)
      pen.write(lines, page.left, y + 9, small)
      y += height
      pen.line(y)
    }
    return y + 10
  }

  function totals({ columns, rows }: QuoteDocument['totals'], from: number): void {
    const end = from + headHeight + rows.length * totalHeight
    let y = heads(columns, end > lowest ? nextPage() : from, totalWidth)
    for (const cells of rows) {
      pen.row(cells, y + 5, totalWidth, name, figure)
      y += totalHeight
      pen.line(y)
    }
  }

  function feet(): void {
    const pages = pdf.getNumberOfPages()
    for (let number = 1; number <= pages; number++) {
      pdf.setPage(number)
      pen.line(footAt - 5)
      pen.write(quote.foot, page.left, footAt, small)
      pen.writeTo(`Page ${number} of ${pages}`, page.right, footAt, small)
    }
  }

  let y = top()
  for (const one of quote.sections) y = section(one, y)
  totals(quote.totals, y)
  feet()
  return pdf
}
