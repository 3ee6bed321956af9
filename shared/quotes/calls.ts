import { z } from 'zod'
import { calls } from '../contract'
import { papers } from '../paper'
import { invalidEmail } from '../problems'
import { isEmail } from '../reach'
import { quotesAddresses, savedQuoteAddresses } from './addresses'
import { content, line, refineContent, text } from './fields'
import { limits } from './limits'
import {
  CatalogItem,
  CustomerEvent,
  PriceList,
  Quote,
  QuoteSummary,
  Status,
  StoredStatus,
} from './records'

export const Catalog = PriceList.extend({
  /** The company's time zone, which decides what "today" is on a quote. */
  timeZone: z.string(),
  items: z.array(CatalogItem),
})
export type Catalog = z.infer<typeof Catalog>

export const quotesCalls = calls(quotesAddresses, {
  catalog: { access: 'admin', reply: Catalog },
})

/** The rev that the admin saw: if it has changed, the call is refused with conflict. */
const rev = z.number().int().nonnegative()

const Paper = z.enum(papers.map(({ id }) => id))

/** The company's texts on every quote, whether customers are reminded, and the paper of PDFs. */
export const QuoteSettings = z.object({
  /** Terms, one paragraph each; may be empty. Copied into a quote when it is sent. */
  terms: z.array(z.string()),
  /** What customers read after accepting, one step each. */
  next: z.array(z.string()),
  /** Days before expiry on which a customer gets one reminder; 0 for none. */
  remindDays: z.number().int().min(0).max(limits.remindDays),
  /** The size of PDFs from now on, the brand's guidelines included. */
  paper: Paper,
  /** The date of these terms. */
  termsSince: z.iso.date().nullable(),
  /** Counts the changes of `terms` and `next`. */
  rev,
})
export type QuoteSettings = z.infer<typeof QuoteSettings>

const settingLines = z
  .array(line(limits.settingLine).pipe(z.string().min(1).max(limits.settingLine)))
  .max(limits.settingLines)

export const savedQuoteCalls = calls(savedQuoteAddresses, {
  settings: { access: 'admin', reply: QuoteSettings },
  /** Omitted fields stay as they are. Errors: conflict (texts changed since their `rev`). */
  saveSettings: {
    access: 'admin',
    body: z.strictObject({
      texts: z.strictObject({ terms: settingLines, next: settingLines, rev }).optional(),
      remindDays: QuoteSettings.shape.remindDays.optional(),
      paper: Paper.optional(),
    }),
    reply: QuoteSettings,
  },
  /** Latest change first; `next` is null at the end. */
  list: {
    access: 'admin',
    query: z.strictObject({
      status: Status.optional(),
      /** Whole words that must all occur in number, customer, company, site, e-mail or phone. */
      search: z.string().trim().max(200).default(''),
      /** Only quotes for these requests: ids separated by commas. */
      requestIds: z.string().max(8_000).optional(),
      before: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({ quotes: z.array(QuoteSummary), next: z.string().nullable() }),
  },
  counts: { access: 'admin', reply: z.record(Status, z.number().int()) },
  /** The latest first, and the number of quotes opened today without those accepted today. */
  customerEvents: {
    access: 'admin',
    reply: z.object({ events: z.array(CustomerEvent), seenToday: z.number().int() }),
  },
  /** The whole list as CSV. */
  export: { access: 'admin', reply: z.object({ filename: z.string(), text: z.string() }) },
  get: {
    access: 'admin',
    reply: z.object({
      quote: Quote,
      /** Whether this server sends e-mails (SMTP_URL). */
      mails: z.boolean(),
      /** The site's address for the private link; null if only the browser knows it. */
      publicUrl: z.string().nullable(),
    }),
  },
  /**
   * Priced with today's list. The sender makes the id: a repeat gets the original. A request that
   * was deleted meanwhile is left out. Errors: invalid with a message by field (`lines` also for an
   * item that no longer exists); conflict (same id, another quote).
   */
  create: {
    access: 'admin',
    body: z
      .strictObject({ id: z.uuid(), requestId: z.string().max(100).nullable().default(null) })
      .extend(content)
      .superRefine(refineContent),
    reply: Quote,
  },
  /** A draft, priced with today's list. Errors: as create; conflict (changed since, or no draft). */
  update: {
    access: 'admin',
    body: z.strictObject({ rev }).extend(content).superRefine(refineContent),
    reply: Quote,
  },
  /**
   * Makes the next revision, a draft with the lines and prices of the previous one, which stays as
   * it is; its link says that it was replaced. Errors: conflict (changed since, a draft, too many).
   */
  revise: { access: 'admin', body: z.strictObject({ rev }), reply: Quote },
  /**
   * Discards a revision that wasn't sent: the quote is what it was before `revise`, with its status,
   * answer and link. Safe to repeat. Errors: conflict (changed since, sent, or the first revision).
   */
  discard: { access: 'admin', body: z.strictObject({ rev }), reply: Quote },
  /**
   * Sets the status by hand. `reason`: required to change what the customer accepted, who reads it.
   * Errors: conflict (changed since, not allowed, or a draft from an earlier price list); invalid
   * with `reason`.
   */
  setStatus: {
    access: 'admin',
    body: z.strictObject({
      rev,
      status: StoredStatus.exclude(['draft']),
      reason: text(limits.reason).default(''),
      /** Tell the customer by e-mail that an acceptance was overruled. */
      tell: z.boolean().default(false),
    }),
    reply: Quote,
  },
  /** Errors: conflict if the customer has accepted it, since that is a record. */
  remove: { access: 'admin', reply: z.object({ id: z.string() }) },
  /**
   * Erases the customer's identity, everything written to and by them, the link and the PDFs. Number,
   * sums, days and the fingerprints of what was accepted stay, as with any contract. Safe to repeat.
   */
  eraseCustomer: { access: 'admin', reply: Quote },
  /** The PDF that the customer accepted. Errors: not-found. */
  pdf: { access: 'admin', raw: 'reply', reply: z.unknown() },
  /**
   * Marks the quote as sent and gives it a private link. A repeat gets the existing link. Errors:
   * conflict (changed since, a draft from an earlier price list).
   */
  share: { access: 'admin', body: z.strictObject({ rev }), reply: Quote },
  /**
   * Every link stops working. Later e-mails go to the quote's own address, and to whom it is
   * e-mailed afterwards.
   */
  revoke: { access: 'admin', reply: Quote },
  /**
   * E-mails the link and the customer's PDF; the quote is then sent and has a link. Waits for the
   * mail server. The sender makes the id: a repeat sends nothing again. Errors: conflict (changed
   * since, too many, a draft from an earlier price list); unavailable (no SMTP_URL); invalid. An
   * e-mail that the mail server refused is no error: it is among the mails as failed.
   */
  mail: {
    access: 'admin',
    body: z.strictObject({
      id: z.uuid(),
      rev,
      to: line(limits.email).refine(isEmail, invalidEmail),
      subject: line(limits.subject).pipe(z.string().min(1, 'Add a subject.').max(limits.subject)),
      /** Plain text; the link is added below it. */
      text: text(limits.emailText).pipe(z.string().max(limits.emailText)),
      /** Whether `to` is the customer's address from now on, in place of the quote's. */
      correctsEmail: z.boolean().default(false),
    }),
    reply: Quote,
  },
})
