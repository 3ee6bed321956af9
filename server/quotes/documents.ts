/** A quote as the store holds it, and what leaves the server of it, to admins and to its customer. */
import {
  type Conditions,
  type Mail,
  PrivateQuote,
  Quote,
  type QuoteEvent,
  type QuoteLine,
  QuoteSummary,
  type Revision,
} from '#shared/quotes/records'
import { dueOf, type QuoteTotals, calculateTotals, savedSections } from '#shared/quotes/rules'
import { statusOn } from '#shared/quotes/statuses'
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    quotes: StoredQuote
  }
}

export interface StoredRevision extends Omit<Revision, 'sentAt' | 'answer' | 'conditions'> {
  sentAt: Date | null
  answer: { at: Date; by: string } | null
  /** Absent on what was handed out before there were any. */
  conditions?: Conditions | null
  /** Of the private link; absent without one, because a unique index counts null as a value. */
  token?: string
}

export interface StoredEvent extends Omit<QuoteEvent, 'at'> {
  at: Date
  /** Of a customer's acceptance: a keyed hash of the network it came from. */
  network?: string
  /** Of a question: its sender's id, by which a repeat is known. */
  asked?: string
}

export interface StoredMail extends Omit<Mail, 'at'> {
  at: Date
}

/** The current revision's content stands at the top, so that every change is one write. */
export interface StoredQuote extends Stored, StoredRevision {
  number: string
  requestId: string | null
  mails: StoredMail[]
  /** Only ever added to. */
  history: StoredEvent[]
  earlier: StoredRevision[]
  /** The tokens of earlier revisions, for the index. */
  replaced: string[]
  words: string[]
  /** A fingerprint of what it was created from: a repeat is known by it, whatever has changed since. */
  madeFrom: string
  createdAt: Date
  updatedAt: Date
  rev: number
}

export function hasLink(quote: StoredQuote): quote is StoredQuote & { token: string } {
  return quote.token !== undefined
}

/** Throws when the record does not fit. */
export function toQuote(stored: StoredQuote): Quote {
  return Quote.parse({
    ...stored,
    ...toRevision(stored),
    id: stored._id,
    token: stored.token ?? null,
    mails: stored.mails.map(({ at, ...mail }) => ({ ...mail, at: at.getTime() })),
    history: stored.history.map(({ at, ...event }) => ({ ...event, at: at.getTime() })),
    earlier: stored.earlier.map(toRevision),
    createdAt: stored.createdAt.getTime(),
    updatedAt: stored.updatedAt.getTime(),
  })
}

function toRevision({ sentAt, answer, ...rest }: StoredRevision) {
  return { ...rest, sentAt: sentAt?.getTime() ?? null, answer: toAnswer(answer) }
}

function toAnswer(answer: StoredRevision['answer']) {
  return answer && { at: answer.at.getTime(), by: answer.by }
}

/** What a quote in the list is made of: neither the earlier revisions nor the e-mails. */
export const summarised = { history: 0, earlier: 0, mails: 0, words: 0, replaced: 0 } as const

/** Throws when the record does not fit. */
export function toSummary(stored: StoredQuote): QuoteSummary {
  const { once, monthly } = totalsOf(stored).due
  return QuoteSummary.parse({
    ...stored,
    id: stored._id,
    createdAt: stored.createdAt.getTime(),
    updatedAt: stored.updatedAt.getTime(),
    answeredAt: stored.answer?.at.getTime() ?? null,
    once,
    monthly,
  })
}

/** What the customer pays. */
export function totalsOf(revision: StoredRevision): QuoteTotals {
  return calculateTotals(
    dueOf(savedSections(revision.lines), ({ msrp }) => msrp),
    revision,
  )
}

/**
 * Each field is named: what an admin's quote gains later does not reach the customer by itself. Throws
 * when the record does not fit.
 */
export function toPrivateQuote(stored: StoredQuote, today: string): PrivateQuote {
  return PrivateQuote.parse({
    number: stored.number,
    revision: stored.revision,
    status: statusOn(today, stored),
    customer: stored.customer,
    company: stored.company,
    site: stored.site,
    preparedBy: stored.preparedBy,
    notes: stored.notes,
    discount: stored.discount,
    tax: stored.tax,
    callBox: stored.callBox,
    conditions: stored.conditions ?? null,
    date: stored.date,
    validUntil: stored.validUntil,
    answer: toAnswer(stored.answer),
    lines: stored.lines.map(toPublicLine),
    ...acceptanceOf(stored),
    decline: declineOf(stored),
  } satisfies PrivateQuote)
}

function acceptanceOf({ revision, history }: StoredQuote) {
  const accepted = acceptedByCustomer({ revision, history })
  const later =
    accepted && history.findLast((event) => event.at > accepted.at && event.reason !== '')
  return {
    accepted: accepted ? { at: accepted.at.getTime(), by: accepted.by } : null,
    since: later ? { at: later.at.getTime(), reason: later.reason } : null,
  }
}

/** By the customer, where it stands. */
function declineOf({ status, history }: StoredQuote) {
  const last = history.findLast(({ what }) => what === status)
  if (status !== 'declined' || !last?.isCustomers) return null
  return { at: last.at.getTime(), reason: last.reason }
}

/** The customer's own acceptance of the revision that is the latest. */
export function acceptedByCustomer({
  revision,
  history,
}: Pick<StoredQuote, 'revision' | 'history'>): StoredEvent | undefined {
  return history.findLast(
    (event) => event.what === 'accepted' && event.isCustomers && event.revision === revision,
  )
}

function toPublicLine({ category, name, about, msrp, tenths, quantity }: QuoteLine) {
  return { category, name, about, msrp, tenths, quantity }
}
