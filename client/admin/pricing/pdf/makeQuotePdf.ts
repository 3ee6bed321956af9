/** The quote as a file. This loads jsPDF and the fonts, so that it is itself loaded on demand. */

import { canvasPainter } from '../../pdf/painter'
import { loadFonts } from './fonts'
import { type PrintedQuote, quoteDocument } from './quoteDocument'
import { quotePdf } from './quotePdf'
import type { Audience } from './views'

export async function makeQuotePdf(
  audience: Audience,
  quote: PrintedQuote,
): Promise<{ name: string; file: Blob }> {
  const content = quoteDocument(audience, quote)
  const painter = canvasPainter(() => document.createElement('canvas'))
  return { name: content.name, file: quotePdf(content, await loadFonts(), painter).output('blob') }
}
