/**
 * A quote's PDF that an e-mail can carry. Text in scripts that Lato has no glyphs for stands there as
 * pictures, and thousands of different characters or emoji would make it too large: then they are drawn
 * with fewer dots, until it fits.
 */
import { defaultPaper } from '#shared/paper'
import { limits } from '#shared/quotes/limits'
import type { PdfFonts } from '../../pdf/newPdf'
import { canvasPainter } from '../../pdf/painter'
import type { QuoteDocument } from './quoteDocument'
import { quotePdf } from './quotePdf'

/** Of the dots of a side. At the last, letters are as on a fax. */
const details = [1, 0.7, 0.5, 0.35]

export function fittedPdf(
  quote: QuoteDocument,
  fonts: PdfFonts,
  newCanvas: () => HTMLCanvasElement,
  paper = defaultPaper,
): { bytes: ArrayBuffer; missing: ReadonlySet<string>; detail: number } {
  const [detail = 1, ...fewer] = details
  let made = draw(detail)
  for (const detail of fewer) {
    if (made.bytes.byteLength <= limits.pdf) break
    made = draw(detail)
  }
  return made

  function draw(detail: number) {
    const painter = canvasPainter(newCanvas, detail)
    const bytes = quotePdf(quote, fonts, painter, paper).output('arraybuffer')
    return { bytes, missing: painter.missing, detail }
  }
}
