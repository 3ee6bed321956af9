/**
 * A quote's PDF, small enough for an e-mail. Text in scripts that Lato lacks is drawn as pictures,
 * and thousands of distinct characters or emoji would make the file too large, so the resolution is
 * lowered until it fits.
 */
import { defaultPaper } from '#shared/paper'
import { limits } from '#shared/quotes/limits'
import type { PdfFonts } from '../../pdf/newPdf'
import { canvasPainter } from '../../pdf/painter'
import type { QuoteDocument } from './quoteDocument'
import { quotePdf } from './quotePdf'

/** Resolution factors. At the last, letters look like a fax. */
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
