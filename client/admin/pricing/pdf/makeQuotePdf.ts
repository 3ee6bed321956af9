/** The quote as a file. This loads jsPDF and the fonts, so that it is itself loaded on demand. */
import type { Catalogue } from '#shared/quotes/calls'
import { type Selection, sectionsOf } from '#shared/quotes/rules'
import { loadFonts } from '../../pdf/fonts'
import { type Audience, quoteDocument } from './quoteDocument'
import { quotePdf } from './quotePdf'

export async function makeQuotePdf(
  audience: Audience,
  selection: Selection,
  catalogue: Catalogue,
  today: string,
): Promise<{ name: string; file: Blob }> {
  const sections = sectionsOf(selection, catalogue.items)
  const document = quoteDocument({ audience, sections, today, priceList: catalogue })
  return { name: document.name, file: quotePdf(document, await loadFonts()).output('blob') }
}
