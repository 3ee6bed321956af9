/** Quotes as the page makes them, with the fonts read from the package. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { catalogue } from '#server/quotes/catalogue'
import { type CatalogueItem, type Selection, sectionsOf } from '#shared/quotes/rules'
import { type Audience, quoteDocument } from '../../client/admin/pricing/pdf/quoteDocument'
import { quotePdf } from '../../client/admin/pricing/pdf/quotePdf'

const require = createRequire(import.meta.url)
const font = (path: string) =>
  new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/lato/${path}`)))

export const fonts = {
  regular: font('400Regular/Lato_400Regular.ttf'),
  bold: font('700Bold/Lato_700Bold.ttf'),
  black: font('900Black/Lato_900Black.ttf'),
}
export const today = '2026-11-21'

export function makePdf(
  audience: Audience,
  selection: Selection,
  items: readonly CatalogueItem[] = catalogue.items,
) {
  const sections = sectionsOf(selection, items)
  const quote = quoteDocument({ audience, sections, today, priceList: catalogue })
  const pdf = quotePdf(quote, fonts)
  // The same quote is the same file.
  pdf.setFileId('0'.repeat(32)).setCreationDate(new Date(0))
  return { name: quote.name, bytes: pdf.output('arraybuffer') }
}
