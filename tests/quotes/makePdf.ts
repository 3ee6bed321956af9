/** Quotes as the page makes them, with fonts from the package and a canvas for Node. */
import { createRequire } from 'node:module'
import { createCanvas } from '@napi-rs/canvas'
import type { jsPDF } from 'jspdf'
import { catalog } from '#server/quotes/catalog'
import type { PrintedQuote } from '#shared/quotes/printed'
import { type CatalogItem, quantityOf, type Selection } from '#shared/quotes/rules'
import { canvasPainter } from '../../client/pdf/painter'
import { quoteDocument } from '../../client/quote/pdf/quoteDocument'
import { quotePdf } from '../../client/quote/pdf/quotePdf'
import type { Audience } from '../../client/quote/pdf/views'
import { printFont } from '../../scripts/build/printFonts.mjs'

const { resolve } = createRequire(import.meta.url)
const font = (name: string) => printFont(resolve(`lato-font/fonts/lato-${name}/lato-${name}.woff`))

export const fonts = {
  regular: await font('normal'),
  bold: await font('bold'),
  black: await font('black'),
}
export const painter = canvasPainter(() => createCanvas(1, 1) as unknown as HTMLCanvasElement)
export const today = '2026-11-21'

/** Only items, as on the page before anything is typed or saved. */
export function quoteOf(
  selection: Selection,
  items: readonly CatalogItem[] = catalog.items,
): PrintedQuote {
  return {
    customer: '',
    company: '',
    email: '',
    phone: '',
    site: '',
    preparedBy: '',
    notes: '',
    discount: 0,
    tax: 0,
    callBox: null,
    conditions: null,
    saved: null,
    lines: items
      .map((item) => ({ ...item, quantity: quantityOf(selection, item.id) }))
      .filter(({ quantity }) => quantity > 0),
    priceList: catalog,
    date: today,
    today,
  }
}

export const everything: Selection = catalog.items.map(({ id }, index) => ({
  id,
  quantity: index + 1,
}))

/** Everything that a quote can contain. */
export const filledIn: PrintedQuote = {
  ...quoteOf(everything),
  customer: 'José Muñoz',
  company: 'Rock Creek Homeowners Association',
  email: 'jose@rockcreek.example',
  phone: '202-555-0199',
  site: '1200 Beach Drive NW, Washington, DC 20011, north gate',
  preparedBy: 'Avery Hinge',
  notes: 'Work is done on weekdays.\n\nThe power line to the gate is laid before we come.',
  discount: 10_000,
  tax: 6_000,
  callBox: { entrances: 2, line: 80_00 },
  conditions: {
    lines: [
      'The one-time amount is due when the installation is complete.',
      'Cancel with 30 days’ notice.',
    ],
    since: '2026-11-01',
  },
  saved: {
    number: '2026-0143',
    revision: 2,
    isDraft: false,
    link: `https://visitoraccess.example/quote/${'a1B2'.repeat(11)}`,
  },
}

export function makePdf(
  audience: Audience,
  quote: PrintedQuote,
  change: (pdf: jsPDF) => unknown = () => {},
) {
  const document = quoteDocument(audience, quote)
  const pdf = quotePdf(document, fonts, painter)
  change(pdf)
  // The same quote gives the same file.
  pdf.setFileId('0'.repeat(32)).setCreationDate(new Date(0))
  return { name: document.name, bytes: pdf.output('arraybuffer') }
}
