/**
 * What admins do with a saved quote. Everything in a draft may change; once it was sent, its
 * content never does.
 */
import { isDeepStrictEqual } from 'node:util'
import { searchTerms } from '#shared/chat/searchTerms'
import type { Received } from '#shared/contract'
import type { savedQuoteCalls } from '#shared/quotes/calls'
import { limits } from '#shared/quotes/limits'
import { mayBecome, statusOn } from '#shared/quotes/statuses'
import { makeToken } from '../http/privateToken'
import { Refusal } from '../http/refusal'
import type { Store } from '../store/port'
import { type Changed, Changes } from './changes'
import { validFrom } from './days'
import {
  acceptedByCustomer,
  standingAcceptance,
  type StoredEvent,
  type StoredQuote,
  type StoredRevision,
} from './documents'
import { priced, requireCurrentPrices } from './priced'
import { searchTermsOf, fieldsOf } from './quoteContent'
import { conflict } from './refusals'
import type { StoredSettings } from './storedSettings'

type Calls = typeof savedQuoteCalls
type Content = Received<Calls['update']['body']>
type Standing = Received<Calls['setStatus']['body']>

export class QuoteEditor {
  readonly changes: Changes

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
    private readonly settings: Pick<StoredSettings, 'conditions'>,
  ) {
    this.changes = new Changes(store)
  }

  async update(id: string, { rev, ...content }: Content): Promise<Changed> {
    const lines = priced(content.lines)
    return this.changes.ofSeen(id, rev, ({ status, number }) => {
      if (status !== 'draft')
        throw conflict('This quote was sent and can’t be changed. Revise it instead.')
      const words = searchTermsOf(number, content)
      return { $set: { ...fieldsOf(content), ...lines, ...this.validFromNow(), words } }
    })
  }

  /** `by`: the teammate's name, here and below. */
  async revise(id: string, rev: number, by: string): Promise<Changed> {
    const isDone = (current: StoredQuote) =>
      current.status === 'draft' && isOnlyChange(current, { rev, by, reason: '' })
    return this.changes.once(id, rev, isDone, (current) => {
      if (current.status === 'draft') throw conflict('This quote is a draft. Edit it directly.')
      if (current.revision >= limits.revisions)
        throw conflict(
          `This quote has ${limits.revisions} revisions, the maximum. Duplicate it instead.`,
        )
      const { revision, token } = current
      const next = { revision: revision + 1, status: 'draft', sentAt: null, answer: null } as const
      return {
        $set: { ...this.validFromNow(), ...next, conditions: null },
        $push: {
          earlier: revisionOf(current),
          history: eventOf({ revision: revision + 1 }, 'revised', by),
          ...(token !== undefined && { earlierTokens: token }),
        },
        $unset: { token: '' },
      }
    })
  }

  /** Back to what the link shows all along: nothing of the draft was sent. */
  async discard(id: string, rev: number, by: string): Promise<Changed> {
    return this.changes.once(id, rev, isDiscarded, (current) => {
      const { status, number, earlierTokens } = current
      const before = current.earlier.at(-1)
      if (status !== 'draft') throw conflict('This quote isn’t being revised.')
      if (!before) throw conflict('This quote wasn’t sent yet. Delete it instead.')
      return {
        $set: {
          ...before,
          words: searchTermsOf(number, before),
          earlier: current.earlier.slice(0, -1),
          earlierTokens: earlierTokens.filter((token) => token !== before.token),
        },
        $push: { history: eventOf(current, 'discarded', by) },
      }
    })
  }

  async setStatus(
    id: string,
    { rev, status, reason, tell }: Standing,
    by: string,
  ): Promise<Changed> {
    const handedOut = await this.handingOut()
    const isDone = (current: StoredQuote) =>
      current.status === status && isOnlyChange(current, { rev, by, reason })
    return this.changes.once(id, rev, isDone, (current) => {
      if (!mayBecome(current.status, status))
        throw conflict(`A quote that’s ${current.status} can’t be set to ${status}.`)
      const isAccepted = acceptedByCustomer(current) !== undefined
      if (current.status !== 'sent' && isAccepted && reason === '') {
        const message = 'Say why. The customer accepted this quote, and reads it.'
        throw new Refusal('invalid', message, { fields: { reason: message } })
      }
      if (isAccepted && status === 'sent' && this.hasExpired(current))
        throw conflict(
          'This quote has expired since, so it can’t be accepted again. Revise it instead.',
        )
      const restored = status === 'accepted' ? standingAcceptance(current) : undefined
      const { at = new Date(), by: who = '' } = restored ?? {}
      const answer = status === 'sent' ? null : { at, by: who }
      const isTakenBack = status === 'sent' && current.status !== 'draft'
      const event = eventOf(current, isTakenBack ? 'reopened' : status, by, reason)
      return {
        $set: { ...handedOut(current), status, answer },
        $push: { history: { ...event, ...(tell && isAccepted && { tell: true as const }) } },
      }
    })
  }

  /** A quote that has a link keeps it, whoever asks again. */
  async share(id: string, rev: number, by: string): Promise<Changed> {
    const shared = await this.sharing()
    const isShared = ({ token }: StoredQuote) => token !== undefined
    return this.changes.once(id, rev, isShared, (current) => {
      const { history } = this.sharedBy(current, by)
      return { $set: shared(current), ...(history && { $push: { history } }) }
    })
  }

  /** For a contract: the customer's identity and words go, what was agreed stays. */
  async eraseCustomer(id: string, by: string): Promise<Changed> {
    return this.changes.ofAny(id, (current) => {
      const { number, history, earlier, mails, token } = current
      const without = {
        ...erasedFields(current),
        words: searchTerms(number),
        earlier: earlier.map((one) => ({ ...one, ...erasedFields(one) })),
        mails: mails.map((mail) => ({ ...mail, to: '', problem: '' })),
        history: history.map(withoutCustomer),
      }
      // Erased before: a customer may have been entered again since.
      if (token === undefined && isDeepStrictEqual({ ...current, ...without }, current)) return null
      const { history: kept, ...fields } = without
      const event = eventOf(current, 'erased', by)
      return { $set: { ...fields, history: [...kept, event] }, $unset: { token: '' } }
    })
  }

  /**
   * The links of earlier revisions, too: they show what was sent, or lead to what replaced it. No
   * later e-mail brings the next link to whoever got one of these.
   */
  async revoke(id: string): Promise<Changed> {
    return this.changes.ofAny(id, ({ token, earlierTokens, ...before }) => {
      if (token === undefined && earlierTokens.length === 0) return null
      const earlier = before.earlier.map(({ token: _, ...one }) => one)
      const mails = before.mails.map((mail) => ({ ...mail, isWithdrawn: true as const }))
      return { $set: { earlier, mails, earlierTokens: [] }, $unset: { token: '' } }
    })
  }

  /** What changes when it gets a link: a draft becomes a sent quote. */
  async sharing(): Promise<(current: StoredQuote) => Partial<StoredRevision>> {
    const handedOut = await this.handingOut()
    return (current) => ({ ...handedOut(current), token: current.token ?? makeToken() })
  }

  /** The event for that; none if it was sent before. */
  sharedBy(current: StoredQuote, by: string): { history?: StoredEvent } {
    return current.status === 'draft' ? { history: eventOf(current, 'sent', by) } : {}
  }

  /** With the company's current terms. */
  private async handingOut(): Promise<(current: StoredQuote) => Partial<StoredRevision>> {
    const conditions = await this.settings.conditions()
    return (current) => {
      if (current.status !== 'draft') return {}
      requireCurrentPrices(current)
      return { status: 'sent', sentAt: new Date(), conditions, ...this.validFromNow() }
    }
  }

  /** Whether it can't be accepted anymore. */
  hasExpired({ validUntil }: StoredQuote): boolean {
    return statusOn(this.dayOf(new Date()), { status: 'sent', validUntil }) === 'expired'
  }

  private validFromNow() {
    return validFrom(this.dayOf(new Date()))
  }
}

function eventOf(
  { revision }: Pick<StoredQuote, 'revision'>,
  what: StoredEvent['what'],
  by: string,
  reason = '',
): StoredEvent {
  return { at: new Date(), revision, what, by, isCustomers: false, reason }
}

/** Whether nothing but this teammate's own step followed `rev`: its reply was lost, and it is repeated. */
function isOnlyChange(
  current: StoredQuote,
  { rev, by, reason }: { rev: number; by: string; reason: string },
): boolean {
  const last = current.history.at(-1)
  return current.rev === rev + 1 && last?.by === by && last.reason === reason
}

/** Whether the last revision begun was discarded. */
function isDiscarded({ history }: StoredQuote): boolean {
  const last = history.findLast(({ what }) => what === 'revised' || what === 'discarded')
  return last?.what === 'discarded'
}

function withoutCustomer(event: StoredEvent): StoredEvent {
  const { network: _, conversationId, ...rest } = event
  return event.isCustomers ? { ...rest, by: '', reason: '' } : { ...rest, reason: '' }
}

function erasedFields({ answer }: StoredRevision) {
  const words = { customer: '', company: '', email: '', phone: '', site: '', notes: '' }
  return { ...words, answer: answer && { ...answer, by: '' } }
}

/** The current revision alone. */
function revisionOf(quote: StoredQuote): StoredRevision {
  const { revision, lines, priceList, date, validUntil, status, sentAt, answer, token } = quote
  const { conditions = null } = quote
  return {
    ...fieldsOf(quote),
    revision,
    lines,
    priceList,
    date,
    validUntil,
    status,
    sentAt,
    answer,
    conditions,
    ...(token !== undefined && { token }),
  }
}
