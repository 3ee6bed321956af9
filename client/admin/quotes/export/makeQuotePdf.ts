/** The quote as a file. It imports jsPDF and the fonts, so this module is loaded on demand. */
import blackUrl from 'lato-font/fonts/lato-black/lato-black.woff?print'
import boldUrl from 'lato-font/fonts/lato-bold/lato-bold.woff?print'
import regularUrl from 'lato-font/fonts/lato-normal/lato-normal.woff?print'
import type { Paper } from '#shared/paper'
import type { PrintedQuote } from '#shared/quotes/printed'
import { fetchFonts } from '../../../pdf/fetchFonts'
import type { PdfFonts } from '../../../pdf/newPdf'
import { fittedPdf } from '../../../quote/pdf/fittedPdf'
import { quoteDocument } from '../../../quote/pdf/quoteDocument'
import type { Audience } from '../../../quote/pdf/views'

export interface QuoteFile {
  name: string
  file: Blob
  /** Characters that no font on this computer has; boxes replace them. */
  missing: readonly string[]
}

export async function makeQuotePdf(
  audience: Audience,
  quote: PrintedQuote,
  paper: Paper,
): Promise<QuoteFile> {
  const content = quoteDocument(audience, quote)
  const newCanvas = () => document.createElement('canvas')
  const { bytes, missing } = fittedPdf(content, await loadFonts(), newCanvas, paper)
  const file = new Blob([bytes], { type: 'application/pdf' })
  return { name: content.name, file, missing: [...missing] }
}

/** Lato 2 as TrueType, which covers Latin, Greek and Cyrillic names. */
function loadFonts(): Promise<PdfFonts> {
  return fetchFonts({ regular: regularUrl, bold: boldUrl, black: blackUrl })
}
