import { z } from 'zod'
import { calls } from '../contract'
import { papers } from '../paper'
import { isEmail } from '../reach'
import { quotesAddresses, savedQuoteAddresses } from './addresses'
import { content, line, refineContent, text } from './fields'
import { limits } from './limits'
import { CatalogueItem, PriceList, Quote, QuoteSummary, Status, StoredStatus } from './records'

export const Catalogue = PriceList.extend({
  /** The company's: what "today" is on a quote. */
  timeZone: z.string(),
  items: z.array(CatalogueItem),
})
export type Catalogue = z.infer<typeof Catalogue>

export const quotesCalls = calls(quotesAddresses, {
  catalogue: { access: 'admin', reply: Catalogue },
})

/** The rev that the admin saw: with another one it is a conflict, and nothing changes. */
const rev = z.number().int().nonnegative()

/** What the company says on every quote, and whether customers are reminded. */
const settings = {
  /** Its terms, a paragraph each; none without any. Copied into a quote when it is handed out. */
  terms: z.array(z.string()),
  /** What a customer reads after accepting, a step each. */
  next: z.array(z.string()),
  /** So many days before it expires a customer gets one reminder; 0: none. */
  remindDays: z.number().int().min(0).max(limits.remindDays),
}
const Paper = z.enum(papers.map(({ id }) => id))
export const QuoteSettings = z.object({
  ...settings,
  /** What PDFs are made for from now on, the brand's guidelines too. */
  paper: Paper,
  /** Since when these terms are. */
  termsSince: z.iso.date().nullable(),
})
export type QuoteSettings = z.infer<typeof QuoteSettings>

const settingLines = z
  .array(line(limits.settingLine).pipe(z.string().min(1).max(limits.settingLine)))
  .max(limits.settingLines)

export const savedQuoteCalls = calls(savedQuoteAddresses, {
  settings: { access: 'admin', reply: QuoteSettings },
  saveSettings: {
    access: 'admin',
    /** What is left out stays as it is. */
    body: z.strictObject({
      ...settings,
      terms: settingLines,
      next: settingLines,
      paper: Paper.optional(),
    }),
    reply: QuoteSettings,
  },
  /** Latest change first; `next` is null at the end. */
  list: {
    access: 'admin',
    query: z.strictObject({
      status: Status.optional(),
      /** Words that must all occur, whole: of number, customer, company, site, e-mail, phone. */
      search: z.string().trim().max(200).default(''),
      /** Those that answer one of these requests for a quote: their ids, with commas between. */
      requestIds: z.string().max(8_000).optional(),
      before: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({ quotes: z.array(QuoteSummary), next: z.string().nullable() }),
  },
  counts: { access: 'admin', reply: z.record(Status, z.number().int()) },
  /** How many quotes their customers opened today, without those that were accepted today. */
  seenToday: { access: 'admin', reply: z.object({ count: z.number().int() }) },
  /** The list as CSV, all of it. */
  export: { access: 'admin', reply: z.object({ filename: z.string(), text: z.string() }) },
  get: {
    access: 'admin',
    reply: z.object({
      quote: Quote,
      /** Whether this server sends e-mails (SMTP_URL). */
      mails: z.boolean(),
      /** Where the site is reached, for the private link; null where only the browser knows. */
      publicUrl: z.string().nullable(),
    }),
  },
  /**
   * Priced by the list of today. The id is the sender's: a repeat gets the original. Errors: invalid
   * with a message by field (`lines` also for an item that there is no more); conflict (same id,
   * another quote).
   */
  create: {
    access: 'admin',
    body: z
      .strictObject({ id: z.uuid(), requestId: z.string().max(100).nullable().default(null) })
      .extend(content)
      .superRefine(refineContent),
    reply: Quote,
  },
  /** A draft, priced by the list of today. Errors: as create; conflict (changed since, or no draft). */
  update: {
    access: 'admin',
    body: z.strictObject({ rev }).extend(content).superRefine(refineContent),
    reply: Quote,
  },
  /**
   * Makes the next revision, a draft priced by the list of today; the one that was stays as it is, and
   * its link says that it was replaced. What is no longer sold is left out. Errors: conflict (changed
   * since, a draft, too many, nothing on it is sold any more).
   */
  revise: { access: 'admin', body: z.strictObject({ rev }), reply: Quote },
  /**
   * By hand. `reason`: needed where the customer accepted; they read it. Errors: conflict (changed since, or it
   * may not become that); invalid with `reason`.
   */
  setStatus: {
    access: 'admin',
    body: z.strictObject({
      rev,
      status: StoredStatus,
      reason: text(limits.reason).default(''),
      /** By e-mail, of an acceptance that is overruled. */
      tell: z.boolean().default(false),
    }),
    reply: Quote,
  },
  /** Errors: conflict where the customer has accepted it: that is a record. */
  remove: { access: 'admin', reply: z.object({ id: z.string() }) },
  /**
   * Takes away who the customer was, what was written to and by them, the link and the PDFs. Number, sums, days
   * and the fingerprints of what was accepted stay, as of any contract. Safe to repeat.
   */
  eraseCustomer: { access: 'admin', reply: Quote },
  /** What the customer accepted, as PDF. Errors: not-found. */
  pdf: { access: 'admin', raw: 'reply', reply: z.unknown() },
  /** Hands the quote out: it is sent, and has a private link. Again: the link that there is. */
  share: { access: 'admin', body: z.strictObject({ rev }), reply: Quote },
  /** The link opens nothing more. */
  revoke: { access: 'admin', reply: Quote },
  /**
   * Sends the link and the customer's PDF; the quote is sent and has a link. Waits
   * for the mail server. The id is the sender's: a repeat sends nothing again. Errors: conflict
   * (changed since, too many); unavailable (no SMTP_URL); invalid. An e-mail that the mail server
   * refused is no error: it stands among the mails as failed.
   */
  mail: {
    access: 'admin',
    body: z.strictObject({
      id: z.uuid(),
      rev,
      to: line(limits.email).refine(isEmail, 'Enter a full address, like name@mail.example.'),
      subject: line(limits.subject).pipe(z.string().min(1, 'Add a subject.').max(limits.subject)),
      /** Plain text; the link comes below it. */
      text: text(limits.emailText).pipe(z.string().max(limits.emailText)),
    }),
    reply: Quote,
  },
})
