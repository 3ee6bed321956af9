/** Lato 2 as TrueType, which has the letters of every name in Latin, Greek or Cyrillic. */
import blackUrl from 'lato-font/fonts/lato-black/lato-black.woff?print'
import boldUrl from 'lato-font/fonts/lato-bold/lato-bold.woff?print'
import regularUrl from 'lato-font/fonts/lato-normal/lato-normal.woff?print'
import { fetchFonts } from '../../ui/pdf/fetchFonts'
import type { PdfFonts } from '../../ui/pdf/newPdf'

export function loadFonts(): Promise<PdfFonts> {
  return fetchFonts({ regular: regularUrl, bold: boldUrl, black: blackUrl })
}
