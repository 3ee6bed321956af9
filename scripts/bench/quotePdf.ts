/** Draws a quote as the admin's page does, for the bench. */
import { catalog } from '#server/quotes/catalog'
import type { PrintedQuote } from '#shared/quotes/printed'
import type { PdfFonts } from '../../client/pdf/newPdf'
import { quoteDocument } from '../../client/quote/pdf/quoteDocument'
import { quotePdf } from '../../client/quote/pdf/quotePdf'

/** The price list repeated in its order, each line an item of its own. */
export function benchLines(count: number): PrintedQuote['lines'] {
  const rounds = Math.ceil(count / catalog.items.length)
  return Array.from({ length: rounds }, (_, round) =>
    catalog.items.map((item) => ({ ...item, id: `${item.id} ${round}`, quantity: round + 1 })),
  )
    .flat()
    .slice(0, count)
}

const day = '2026-11-21'

/** Only the lines. */
const plain = {
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
}
/** Everything that a quote can contain. */
const full = {
  customer: 'José Muñoz',
  company: 'Rock Creek Homeowners Association',
  email: 'jose@rockcreek.example',
  phone: '202-555-0199',
  site: '1200 Beach Drive NW, Washington, DC 20011, north gate',
  preparedBy: 'Avery Hinge',
  notes: 'Work is done on weekdays. The power line to the gate is laid before we come.',
  discount: 10_000,
  tax: 6_000,
  callBox: { entrances: 2, line: 80_00 },
  conditions: null,
  saved: {
    number: '2026-0143',
    revision: 1,
    isDraft: false,
    link: `https://visitoraccess.example/quote/${'a1B2'.repeat(11)}`,
  },
}

export function ourQuotePdf(
  fonts: PdfFonts,
  lines: PrintedQuote['lines'],
  isFull: boolean,
): ArrayBuffer {
  const priceList = { version: 1, since: day }
  const written = isFull ? full : plain
  const quote = { ...written, lines, priceList, date: day, today: day }
  return quotePdf(quoteDocument('customer', quote), fonts, noPainter).output('arraybuffer')
}

/** The fonts have every letter. */
const noPainter = { missing: new Set<string>(), widthOf: impossible, paint: impossible }

function impossible(): never {
  throw new Error('The quote of the bench has a letter that the fonts have not.')
}
