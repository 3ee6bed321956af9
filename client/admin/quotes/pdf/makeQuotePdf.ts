/** The quote as a file. This loads jsPDF and the fonts, so that it is itself loaded on demand. */
import { fittedPdf } from './fittedPdf'
import { loadFonts } from './fonts'
import { type PrintedQuote, quoteDocument } from './quoteDocument'
import type { Audience } from './views'

export interface QuoteFile {
  name: string
  file: Blob
  /** Characters on it that this computer has no font for, so that boxes stand in their place. */
  missing: readonly string[]
}

export async function makeQuotePdf(audience: Audience, quote: PrintedQuote): Promise<QuoteFile> {
  const content = quoteDocument(audience, quote)
  const newCanvas = () => document.createElement('canvas')
  const { bytes, missing } = fittedPdf(content, await loadFonts(), newCanvas)
  const file = new Blob([bytes], { type: 'application/pdf' })
  return { name: content.name, file, missing: [...missing] }
}
