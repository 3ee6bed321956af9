/** Draws a quote, from the head to the last page's footer. */
import type { jsPDF } from 'jspdf'
import { defaultPaper } from '#shared/paper'
import { newPdf, type PdfFonts } from '../../pdf/newPdf'
import type { Painter } from '../../pdf/painter'
import { Pen } from '../../pdf/pen'
import { drawHead } from './drawHead'
import { drawTables, drawWhole } from './drawTable'
import { drawText } from './drawText'
import type { QuoteDocument } from './quoteDocument'
import { Sheet } from './sheet'

export function quotePdf(
  quote: QuoteDocument,
  fonts: PdfFonts,
  painter: Painter,
  paper = defaultPaper,
): jsPDF {
  const pdf = newPdf(quote, fonts, paper)
  const sheet = new Sheet(pdf, new Pen(pdf, fonts, painter), quote)
  drawHead(sheet, quote)
  drawTables(sheet, quote.sections)
  drawWhole(sheet, quote.totals)
  drawText(sheet, 'Notes', quote.notes)
  if (quote.comparison) drawWhole(sheet, quote.comparison.table, quote.comparison.assumptions)
  if (quote.conditions) drawText(sheet, quote.conditions.title, quote.conditions.text)
  sheet.feet()
  return pdf
}
