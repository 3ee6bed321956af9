/**
 * The customer's PDF of a quote: one per private link, made when it is first needed and never
 * changed, so that what a customer accepted is kept as the file it was.
 */
import { createHash } from 'node:crypto'
import { Semaphore } from 'async-mutex'
import type { Paper } from '#shared/paper'
import { privateQuotePath } from '#shared/quotes/addresses'
import { hashOfToken } from '../../http/privateToken'
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Store, Stored } from '../../store/port'
import type { StoredQuote } from '../documents'
import { changedSince } from '../refusals'
import { drawPdf } from './drawPdf'

declare module '../../store/port' {
  interface Documents {
    quotePdfs: StoredPdf
  }
}

/** The _id is the hash of the link's token. */
interface StoredPdf extends Stored {
  quoteId: string
  sha256: string
  base64: string
}

/** Anyone with links may request several at once. */
const maxConcurrent = 2

export class Pdfs {
  private readonly pdfs: Collection<StoredPdf>
  private readonly quotes: Collection<StoredQuote>
  private readonly making = new Map<string, Promise<StoredPdf>>()
  private readonly drawSlots = new Semaphore(maxConcurrent)

  constructor(
    store: Store,
    /** The address at which customers reach the site; without it, the PDF has no QR code. */
    private readonly publicUrl: string | undefined,
    /** What the company has printed on it, at the time it is made. */
    private readonly paper: () => Promise<Paper>,
  ) {
    this.pdfs = store.collection('quotePdfs')
    this.quotes = store.collection('quotes')
  }

  /** For a quote that has a link. Throws a conflict if that was revoked meanwhile. */
  async of(
    quote: StoredQuote & { token: string },
    /** Goes ahead of those that are only viewed: an acceptance waits for it. */
    { isUrgent = false } = {},
  ): Promise<StoredPdf> {
    const id = hashOfToken(quote.token)
    const making = this.making.get(id) ?? this.findOrMake(id, quote, Number(isUrgent))
    this.making.set(id, making)
    return making.finally(() => this.making.delete(id))
  }

  find(quoteId: string, sha256: string): Promise<StoredPdf | null> {
    return this.pdfs.findOne({ quoteId, sha256 })
  }

  async forget(quoteId: string): Promise<void> {
    await this.pdfs.deleteMany({ quoteId })
  }

  private async findOrMake(
    _id: string,
    quote: StoredQuote & { token: string },
    priority: number,
  ): Promise<StoredPdf> {
    const known = await this.pdfs.findOne({ _id })
    if (known) return known
    const draw = async () => drawPdf(this.printed(quote), await this.paper())
    const bytes = await this.drawSlots.runExclusive(draw, 1, priority).catch(async (error) => {
      await this.assertCurrent(quote._id, quote.token)
      throw error
    })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const base64 = Buffer.from(bytes).toString('base64')
    return this.store({ _id, quoteId: quote._id, sha256, base64 }, quote.token)
  }

  private async store(made: StoredPdf, token: string): Promise<StoredPdf> {
    const { _id } = made
    if (!(await insertIfNew(this.pdfs, made))) {
      // Another server was faster.
      const other = await this.pdfs.findOne({ _id })
      if (!other) throw changedSince()
      return other
    }
    // Drawing takes a second: if the customer is erased meanwhile, the PDF that names them goes.
    try {
      await this.assertCurrent(made.quoteId, token)
    } catch (error) {
      await this.pdfs.deleteOne({ _id })
      throw error
    }
    return made
  }

  /** A replaced link's stays: a revision was begun, and what was sent can still be read. */
  private async assertCurrent(_id: string, token: string): Promise<void> {
    const filter = { _id, $or: [{ token }, { earlierTokens: token }] }
    const found = await this.quotes.findOne(filter, { projection: { _id: 1 } })
    if (!found) throw changedSince()
  }

  /** Names every field, and leaves out costs. */
  private printed(quote: StoredQuote & { token: string }) {
    const { customer, company, email, phone, site, preparedBy, notes } = quote
    const { discount, tax, callBox, conditions, priceList, date, number, revision } = quote
    const link =
      this.publicUrl === undefined ? null : this.publicUrl + privateQuotePath(quote.token)
    return {
      customer,
      company,
      email,
      phone,
      site,
      preparedBy,
      notes,
      discount,
      tax,
      callBox,
      conditions: conditions ?? null,
      priceList,
      date,
      today: date,
      lines: quote.lines.map((line) => ({ ...line, cost: 0 })),
      saved: { number, revision, isDraft: false, link },
    }
  }
}

/** The file name it is saved under. */
export function pdfName(
  { number, revision }: Pick<StoredQuote, 'number' | 'revision'>,
  isOneOfSeveral = revision > 1,
): string {
  return `quote-${number}${isOneOfSeveral ? `-revision-${revision}` : ''}.pdf`
}

/** By the revision that was accepted, which isn't the current one if that was begun since. */
export function acceptedPdfName(
  { number, revision: current, history }: Pick<StoredQuote, 'number' | 'revision' | 'history'>,
  sha256: string,
): string {
  const { revision = current } = history.find(({ pdf }) => pdf === sha256) ?? {}
  return pdfName({ number, revision }, current > 1)
}
