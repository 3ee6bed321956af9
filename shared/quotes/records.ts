/** The data of calls and events about quotes. Times are epoch milliseconds, money is in cents. */
import { z } from 'zod'
import { devices } from '../analytics/dimensions'
import { categories } from './rules'
import { statuses } from './statuses'

const cents = z.number().int()
const figure = cents.nonnegative()
const instant = z.number().int()
const Day = z.iso.date()

const Category = z.enum(categories.map(({ id }) => id))
export const Status = z.enum(statuses.map(({ id }) => id))
export const StoredStatus = Status.exclude(['expired'])

/** An item as a customer may see it. */
const ListedItem = z.object({
  id: z.string(),
  category: Category,
  name: z.string(),
  about: z.string(),
  /** Cents. */
  msrp: figure,
  /** Time to install, in tenths of an hour. */
  tenths: figure,
})
export const CatalogItem = ListedItem.extend({
  /** What dealers pay, in cents. */
  cost: figure,
})

export const PriceList = z.object({
  /** Incremented whenever a price changes. */
  version: z.number().int(),
  /** The day this version began: '2026-11-21'. */
  since: Day,
})

const quantity = z.number().int()
/** An item at that day's price, and its quantity. */
export const QuoteLine = CatalogItem.extend({ quantity })
export type QuoteLine = z.infer<typeof QuoteLine>
const PublicLine = ListedItem.omit({ id: true }).extend({ quantity })

const CallBox = z.object({ entrances: z.number().int(), line: figure })

const Words = z.object({
  customer: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  site: z.string(),
  preparedBy: z.string(),
  notes: z.string(),
})

/** The company's terms when the quote was sent. */
export const Conditions = z.object({ lines: z.array(z.string()), since: Day })
export type Conditions = z.infer<typeof Conditions>

/** The content of one revision; it only changes while it is a draft. */
export const Revision = Words.extend({
  /** 1, 2, … */
  revision: z.number().int(),
  /** Thousandths of a percent. */
  discount: figure,
  tax: figure,
  callBox: CallBox.nullable(),
  /** Null for a draft, and if there were none. */
  conditions: Conditions.nullable().default(null),
  lines: z.array(QuoteLine),
  priceList: PriceList,
  /** The company's date when it was saved or sent. */
  date: Day,
  validUntil: Day,
  /** For an earlier revision: its status when the next one was made. */
  status: StoredStatus,
  /** When it was sent; null for a draft. */
  sentAt: instant.nullable(),
  /** The customer's answer, or the one an admin recorded: of a restored order, the customer's. */
  answer: z
    .object({
      at: instant,
      /** The name given with Accept; '' if an admin set the status, or for a decline. */
      by: z.string(),
    })
    .nullable(),
})
export type Revision = z.infer<typeof Revision>

/** An e-mail with the quote. If it stays 'sending', the server ended and the outcome is unknown. */
export const Mail = z.object({
  id: z.string(),
  to: z.string(),
  at: instant,
  revision: z.number().int(),
  state: z.enum(['sending', 'sent', 'failed']),
  /** Why it failed, for the admin; otherwise ''. */
  problem: z.string(),
  /** The address was corrected since, or the link revoked that it got: see recipients.ts. */
  isWithdrawn: z.literal(true).optional(),
})
export type Mail = z.infer<typeof Mail>

/** The quote's history, in order: events are written once and never changed, but for `emails`. */
export const QuoteEvent = z.object({
  at: instant,
  revision: z.number().int(),
  /**
   * reopened: an answer was withdrawn; seen: its page was opened; reminded: before it expired;
   * discarded: this revision was begun and not sent.
   */
  what: z.enum([
    'sent',
    'seen',
    'asked',
    'reminded',
    'accepted',
    'declined',
    'canceled',
    'reopened',
    'revised',
    'discarded',
    'erased',
  ]),
  /** The name the customer gave, or the teammate's; '' from before names were kept. */
  by: z.string(),
  isCustomers: z.boolean(),
  /** The reason written by the teammate or customer; otherwise ''. */
  reason: z.string(),
  /** SHA-256 (hex) of what the customer accepted, as it was shown to them. */
  document: z.string().optional(),
  /** SHA-256 of its PDF, which is kept. */
  pdf: z.string().optional(),
  /** For a customer's acceptance: a keyed hash of the network it came from, to tell whether two
   * came from the same one. */
  network: z.string().optional(),
  /** Where a question is answered. */
  conversationId: z.string().optional(),
  /** For a visit to its page. */
  device: z.enum(devices).optional(),
  /** What became of the e-mails about it to the customer, so far; one per recipient. */
  emails: z.array(z.object({ at: instant, isSent: z.boolean() })).optional(),
})
export type QuoteEvent = z.infer<typeof QuoteEvent>

/** A quote as admins see it. */
export const Quote = Revision.extend({
  id: z.string(),
  /** '2026-0143' */
  number: z.string(),
  /** The private link's token; null if there is none. */
  token: z.string().nullable(),
  /** The quote request it answers. */
  requestId: z.string().nullable(),
  mails: z.array(Mail),
  /** Oldest first. */
  history: z.array(QuoteEvent),
  /** Oldest first. */
  earlier: z.array(Revision),
  createdAt: instant,
  updatedAt: instant,
  /** Counts its changes: a higher rev replaces a lower one. */
  rev: z.number().int(),
})
export type Quote = z.infer<typeof Quote>

/** A quote in the list. */
export const QuoteSummary = Quote.pick({
  id: true,
  number: true,
  revision: true,
  customer: true,
  company: true,
  site: true,
  status: true,
  date: true,
  validUntil: true,
  requestId: true,
  createdAt: true,
  updatedAt: true,
  rev: true,
}).extend({
  /** When it was accepted or declined. */
  answeredAt: instant.nullable(),
  /** What the customer pays, tax included. */
  once: cents,
  monthly: cents,
})
export type QuoteSummary = z.infer<typeof QuoteSummary>

/** What a customer did with a quote, and answers that a teammate noted. */
export const CustomerEvent = QuoteEvent.pick({
  at: true,
  revision: true,
  what: true,
  by: true,
  reason: true,
  conversationId: true,
}).extend({
  what: QuoteEvent.shape.what.extract(['seen', 'asked', 'accepted', 'declined']),
  quote: QuoteSummary,
})
export type CustomerEvent = z.infer<typeof CustomerEvent>

/** What the private link shows: no cost, and no contact details of the customer. */
export const PrivateQuote = Revision.pick({
  revision: true,
  customer: true,
  company: true,
  site: true,
  preparedBy: true,
  notes: true,
  discount: true,
  tax: true,
  callBox: true,
  conditions: true,
  date: true,
  validUntil: true,
  answer: true,
}).extend({
  number: z.string(),
  status: Status,
  lines: z.array(PublicLine),
  /** The customer's own acceptance of this revision, even if it no longer stands. */
  accepted: z.object({ at: instant, by: z.string() }).nullable(),
  /** Our later changes to it, oldest first, with their reasons. */
  since: z.array(QuoteEvent.pick({ at: true, what: true, reason: true })),
  /** The customer's own decline, if it still stands. */
  decline: z.object({ at: instant, reason: z.string() }).nullable(),
  /** While the next revision isn't sent yet: this one can be read, and not answered. */
  isBeingRevised: z.literal(true).optional(),
})
export type PrivateQuote = z.infer<typeof PrivateQuote>
