/**
 * The queue of emails: stored first, then sent by a worker that takes each with a lease, in order
 * for each key and address, retries with growing pauses and gives up after a day. The caller learns
 * how the first attempt ended, or that it is under way. No mail server can be asked whether it took
 * an email: after an interrupted attempt, it is sent again with the same Message-ID, by which mail
 * programs recognize duplicates.
 */
import type { FastifyBaseLogger } from 'fastify'
import { dayMs } from '#shared/days'
import type { DelayedEmails } from '#shared/team/calls'
import type { Cause } from '#shared/undelivered/causes'
import { DueWork, backoffMs } from '../jobs/dueWork'
import { isGivenUp } from '../jobs/sendingPace'
import type { Store } from '../store/port'
import { attempt, type EmailEnd, type Written } from './attempt'
import type { EmailResult, StoredEmail } from './documents'
import { type EmailPace, emailPace } from './emailPace'
import { PendingResults } from './pendingResults'
import type { Smtp } from './smtp'
import { StoredEmails } from './storedEmails'

interface EmailQueueParts {
  store: Store
  smtp: Smtp
  log: FastifyBaseLogger
  pace?: EmailPace | undefined
  retentionDays: number
  /** The list of failed emails, for admins, has changed. */
  changed: () => void
}

/** A kind of email, written at each attempt from what was stored with it. */
export interface EmailKind<Data> {
  /** Unique; stored with each email. */
  name: string
  write: (data: Data) => Written
  /** Before each attempt: why it may not go to this address any more, if so; it is then given up. */
  whyOutdated?: (data: Data, to: string | undefined) => Promise<string | null>
  /** Records results elsewhere, too: called after each attempt, perhaps twice for the last. */
  tried?: (data: Data, result: TriedEmail) => Promise<void>
}

export type TriedEmail = EmailResult | { state: 'underWay'; problem: string }

interface EmailOrder<Data> {
  cause: Cause
  key: string
  to: string
  /** Called only if the cause isn't known yet. */
  data: () => Promise<Data>
}

/** A cause that another email of the same write covers: stored as sent. */
type CoveredCause = Pick<EmailOrder<unknown>, 'cause' | 'key'>

export interface Emails<Data> {
  /** Resolves once it is stored and first attempted, or after a while. A repeat sends nothing. */
  sendAndWait(order: EmailOrder<Data>): Promise<EmailEnd>
  /**
   * For emails nobody waits for: resolves once all are stored, and stores none if it rejects or the
   * server dies. Failures are listed for admins.
   */
  enqueue(...orders: (EmailOrder<Data> | CoveredCause)[]): Promise<void>
  /** Whether an email with this cause is stored, sent or not. */
  has(cause: string): Promise<boolean>
  /** Those of these causes with which an email is stored. */
  known(causes: readonly string[]): Promise<Set<string>>
}

/** How long results are kept, for repeats and for admins. */
const keptDays = 7
/** How long a stop waits for emails being sent. */
const graceMs = 4_000

export class EmailQueue {
  private readonly kinds = new Map<string, EmailKind<unknown>>()
  private readonly emails: StoredEmails
  private readonly pace: EmailPace
  private readonly due: DueWork<StoredEmail>
  private readonly waiting = new PendingResults<EmailEnd>()
  private readonly asked = new Map<string, Promise<EmailEnd>>()
  private readonly ending = new AbortController()

  constructor(private readonly parts: EmailQueueParts) {
    const { store, log, pace = emailPace, retentionDays } = parts
    const emails = new StoredEmails(store, Math.min(keptDays, retentionDays) * dayMs)
    this.pace = pace
    this.emails = emails
    const { queue } = emails
    this.due = new DueWork({ queue, work: (email) => this.work(email), pace, log })
  }

  /** Call before the server is ready, when leftover emails are sent. */
  kind<Data>(kind: EmailKind<Data>): Emails<Data> {
    this.kinds.set(kind.name, kind as EmailKind<unknown>)
    return {
      sendAndWait: (order) => this.once(kind.name, order),
      enqueue: (...orders) => this.enqueue(kind.name, orders),
      has: async (cause) => (await this.emails.find(cause)) !== null,
      known: (causes) => this.emails.known(causes),
    }
  }

  /**
   * At startup. Only the embedded store certainly has no other server that is sending; on MongoDB a
   * lease ends first, even where only one server is meant to run.
   */
  async takeOver(): Promise<void> {
    if (this.parts.store.kind.name === 'embedded') await this.emails.queue.takeOver()
    this.due.sweep()
  }

  /** Forgets the emails with a key from before a moment. */
  async forget(key: string, before: Date): Promise<void> {
    await this.emails.forget(key, before)
    this.parts.changed()
  }

  /** How many emails have yet to be sent. */
  countDue(): Promise<number> {
    return this.emails.queue.countDue()
  }

  /** Why the last attempt failed; '' if none has. */
  async problemOf(cause: Cause): Promise<string> {
    return (await this.emails.find(cause))?.problem ?? ''
  }

  /** Those that haven't gone out for some minutes; null if there are none. */
  async delayed(): Promise<DelayedEmails | null> {
    const { count, first } = await this.emails.delayed(new Date(Date.now() - this.pace.delayedMs))
    return first && { count, since: first.at.getTime(), problem: first.problem ?? '' }
  }

  async close(): Promise<void> {
    const cutting = setTimeout(() => this.ending.abort(), graceMs)
    await this.due.close()
    clearTimeout(cutting)
  }

  private once<Data>(kind: string, order: EmailOrder<Data>): Promise<EmailEnd> {
    const known = this.asked.get(order.cause)
    if (known) return known
    const inFlight = this.put(kind, order).finally(() => this.asked.delete(order.cause))
    this.asked.set(order.cause, inFlight)
    return inFlight
  }

  private async put<Data>(kind: string, order: EmailOrder<Data>): Promise<EmailEnd> {
    const { cause } = order
    const known = await this.emails.find(cause)
    if (known) return endOf(known)
    const email = await composed(kind, order)
    const end = this.waiting.waitFor(cause, this.pace.waitMs, 'underWay')
    // Otherwise another server has just stored it, and sends it.
    if (await this.emails.add(email)) this.due.sweep()
    return end
  }

  private async enqueue<Data>(
    kind: string,
    orders: (EmailOrder<Data> | CoveredCause)[],
  ): Promise<void> {
    const emails = []
    const covered = []
    for (const order of orders) {
      const { cause: _id, key } = order
      if (!('to' in order)) covered.push({ _id, kind, key })
      else if (!(await this.emails.find(_id))) emails.push(await composed(kind, order))
    }
    if (await this.emails.addAll(emails, covered)) this.due.sweep()
  }

  private async work(email: StoredEmail): Promise<void> {
    const { tries, end, problem: last = '' } = email
    if (end) return this.finish(email, end)
    if (isGivenUp(email, this.pace)) {
      const problem = `Not sent after ${tries - 1} tries. ${last}`.trim()
      return this.finish(email, { state: 'dead', problem }, problem)
    }
    await this.send(email)
  }

  private async send(email: StoredEmail): Promise<void> {
    const { smtp, log } = this.parts
    const { write, tried, whyOutdated } = this.kindOf(email)
    const outdated = await whyOutdated?.(email.data, email.to)
    if (outdated) return this.finish(email, { state: 'failed', problem: outdated })
    const ending = this.ending.signal
    const made = await attempt(email, write(email.data), { smtp, log, ending })
    const resolveWaiter = this.waiting.takeResolver(email._id)
    try {
      if (made.end === 'underWay') {
        const pause = backoffMs(email.tries, this.pace.pausesMs)
        await this.emails.putOff(email, new Date(Date.now() + pause), made.problem)
        await tried?.(email.data, { state: 'underWay', problem: made.said })
      } else {
        // Whoever typed a wrong address hears of it, if they still wait; otherwise an admin does.
        const isReported =
          resolveWaiter !== undefined && (made.end === 'refused' || tried !== undefined)
        const listed = isReported ? undefined : made.problem
        await this.finish(email, { state: made.end, problem: made.said }, listed)
      }
    } finally {
      resolveWaiter?.(made.end)
    }
  }

  /** `listed`: the problem as shown in the list of what wasn't delivered, if it belongs there. */
  private async finish(email: StoredEmail, end: EmailResult, listed?: string): Promise<void> {
    const { tried } = this.kindOf(email)
    if (tried) {
      await this.emails.note(email, end)
      await tried(email.data, end)
    }
    const isListed = end.state !== 'sent' && listed !== undefined
    const { state } = end
    await this.emails.end(email, {
      state,
      ...(isListed && { problem: listed, failedAt: new Date() }),
    })
    if (state !== 'sent') this.parts.changed()
  }

  private kindOf({ kind }: StoredEmail): EmailKind<unknown> {
    const found = this.kinds.get(kind)
    if (!found) throw new Error(`Nothing writes e-mails of the kind ${kind}.`)
    return found
  }
}

async function composed<Data>(kind: string, { cause: _id, key, to, data }: EmailOrder<Data>) {
  return { _id, kind, key, to, data: await data() }
}

function endOf({ state, end }: StoredEmail): EmailEnd {
  const known = end?.state ?? state
  if (known === 'waiting' || known === 'sending') return 'underWay'
  return known === 'dead' ? 'failed' : known
}
