/** A quote as stored, and what of it leaves the server, for admins and for its customer. */
import { acceptanceIn } from '#shared/quotes/acceptance'
import { isWithdrawnFrom } from '#shared/quotes/recipients'
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
  /** Absent on revisions sent before there were any. */
  conditions?: Conditions | null
  /** For the private link; absent without one, because a unique index counts null as a value. */
  token?: string
}

export interface StoredEvent extends Omit<QuoteEvent, 'at' | 'emails'> {
  at: Date
  /** For a question: its sender's id, by which a repeat is recognized. */
  asked?: string
  /** For an acceptance that was overruled: the customer is to be told of it by email. */
  tell?: true
}

export interface StoredMail extends Omit<Mail, 'at'> {
  at: Date
}

/** The current revision's content is at the top level, so that every change is one write. */
export interface StoredQuote extends Stored, StoredRevision {
  number: string
  requestId: string | null
  mails: StoredMail[]
  /**
   * What became of e-mails about its history, such as the copy of an accepted PDF. Absent before the
   * first; `id`: the event's key (emailKeys) and the recipient's first e-mail.
   */
  copies?: { id: string; at: Date; isSent: boolean }[]
  /** Only appended to, except that erasing the customer takes out names and words. */
  history: StoredEvent[]
  earlier: StoredRevision[]
  /** The tokens of earlier revisions, for the index. */
  earlierTokens: string[]
  words: string[]
  /** Fingerprint of what it was created from; recognizes a repeat whatever changed since. */
  madeFrom: string
  createdAt: Date
  updatedAt: Date
  rev: number
}

export function hasLink(quote: StoredQuote): quote is StoredQuote & { token: string } {
  return quote.token !== undefined
}

/** Whether nothing more goes to whom this e-mail went. */
export function isWithdrawn(quote: StoredQuote, mailId: string): boolean {
  const mail = quote.mails.find(({ id }) => id === mailId)
  return mail !== undefined && isWithdrawnFrom(quote, mail.to)
}

/** Throws if the record doesn't fit the schema. */
export function toQuote(stored: StoredQuote): Quote {
  return Quote.parse({
    ...stored,
    ...toRevision(stored),
    id: stored._id,
    token: stored.token ?? null,
    mails: stored.mails.map(({ at, ...mail }) => ({ ...mail, at: at.getTime() })),
    history: stored.history.map((event) => toEvent(event, stored.copies)),
    earlier: stored.earlier.map(toRevision),
    createdAt: stored.createdAt.getTime(),
    updatedAt: stored.updatedAt.getTime(),
  })
}

function toEvent(event: StoredEvent, copies: StoredQuote['copies'] = []) {
  const isReminder = event.what === 'reminded'
  const key = isReminder ? emailKeys.reminder(event.revision) : emailKeys.event(event.at.getTime())
  const emails = copies.filter(({ id }) => id.startsWith(`${key} `))
  return {
    ...event,
    at: event.at.getTime(),
    ...(emails.length > 0 && {
      emails: emails.map(({ at, isSent }) => ({ at: at.getTime(), isSent })),
    }),
  }
}

/** How `copies` name the event that an e-mail is about. A reminder is queued before its event is written. */
export const emailKeys = {
  event: (at: number) => `${at}`,
  reminder: (revision: number) => `reminder.${revision}`,
}

function toRevision({ sentAt, answer, ...rest }: StoredRevision) {
  return { ...rest, sentAt: sentAt?.getTime() ?? null, answer: toAnswer(answer) }
}

function toAnswer(answer: StoredRevision['answer']) {
  return answer && { at: answer.at.getTime(), by: answer.by }
}

/** As its customer may read it: a revision's draft as what was sent before. */
export function lastSent(quote: StoredQuote): StoredQuote {
  return quote.status === 'draft' ? { ...quote, ...quote.earlier.at(-1) } : quote
}

/** Of what `lastSent` returned. */
export function isBeingRevised({ revision, earlier }: StoredQuote): boolean {
  return earlier.at(-1)?.revision === revision
}

/** The projection for the list: without history, earlier revisions and emails. */
export const summarized = { history: 0, earlier: 0, mails: 0, words: 0, earlierTokens: 0 } as const

/** Throws if the record doesn't fit the schema. */
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
 * Names every field, so that what an admin's quote gains later doesn't reach the customer by
 * itself. Throws if the record doesn't fit the schema.
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
    ...(isBeingRevised(stored) && { isBeingRevised: true as const }),
  } satisfies PrivateQuote)
}

/** What a customer accepts: the quote's content, without its state. */
export function documentOf(quote: PrivateQuote) {
  const { status: _, answer, accepted, since, decline, conditions, ...rest } = quote
  // Without conditions as before there were any, so that older fingerprints can be reproduced.
  return conditions ? { ...rest, conditions } : rest
}

function acceptanceOf({ revision, history }: StoredQuote) {
  const { accepted, since } = acceptanceIn(history, revision)
  return {
    accepted: accepted ? { at: accepted.at.getTime(), by: accepted.by } : null,
    since: since.map(({ at, what, reason }) => ({ at: at.getTime(), what, reason })),
  }
}

/** The customer's own, if it stands. */
function declineOf(quote: StoredQuote) {
  const last = answerOf(quote)
  if (quote.status !== 'declined' || !last?.isCustomers) return null
  return { at: last.at.getTime(), reason: last.reason }
}

/** The event that made its status: the customer's own, or one that an admin noted. */
export function answerOf(quote: StoredQuote): StoredEvent | undefined {
  const { status, history } = quote
  const restored = status === 'accepted' ? standingAcceptance(quote) : undefined
  return restored ?? history.findLast(({ what }) => what === status)
}

/**
 * The customer's own acceptance of the latest revision, unless they declined or it was opened again
 * since: an admin who cancels it and sets it to accepted again restores it.
 */
export function standingAcceptance({
  revision,
  history,
}: Pick<StoredQuote, 'revision' | 'history'>): StoredEvent | undefined {
  const last = history.findLast(
    ({ what, isCustomers, revision: of }) =>
      of === revision &&
      (what === 'reopened' || (isCustomers && (what === 'accepted' || what === 'declined'))),
  )
  return last?.what === 'accepted' ? last : undefined
}

/** The customer's own acceptance of the latest revision. */
export function acceptedByCustomer({
  revision,
  history,
}: Pick<StoredQuote, 'revision' | 'history'>): StoredEvent | undefined {
  return acceptanceIn(history, revision).accepted
}

function toPublicLine({ category, name, about, msrp, tenths, quantity }: QuoteLine) {
  return { category, name, about, msrp, tenths, quantity }
}
