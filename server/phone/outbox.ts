/**
 * Texts that must go out: stored first, then sent by a worker with a lease, each number's in order,
 * tried again with growing pauses and given up after a day. The _id is the cause, so one cause sends
 * once: where nobody knows whether an attempt went through, the provider is asked before the next.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type Collection, type Filter, isDuplicate, type Store } from '../store/port'
import type { Delivery } from './deliver'
import type { OutgoingText, TextState } from './documents'
import type { Pace } from './pace'
import type { Provider } from './provider'

export type Order = Required<Pick<OutgoingText, '_id' | 'key' | 'period' | 'to' | 'body'>> &
  Pick<OutgoingText, 'conversationId' | 'messageId'>

export interface OutboxParts {
  store: Store
  deliver: (text: OutgoingText) => Promise<Delivery>
  taken: Provider['taken']
  /** Of every change of a text's state. */
  tell: (text: OutgoingText) => void
  /** The provider says that the number wants no texts. */
  stopped: (key: string) => Promise<void>
  pace: Pace
  keptMs: number
  log: FastifyBaseLogger
}

const page = 50
/** How many are on their way to the provider. */
const atOnce = 20
/** The provider's own word that the number said STOP to it. */
const stoppedCode = 21610
/** What the provider says of a text comes in any order and twice: a later state is never undone. */
const before: Partial<Record<TextState, readonly TextState[]>> = {
  sent: ['waiting', 'sending'],
  delivered: ['waiting', 'sending', 'sent'],
  failed: ['waiting', 'sending', 'sent'],
}

export class Outbox {
  private readonly texts: Collection<OutgoingText>
  private readonly by = randomUUID()
  private readonly sending = new Set<Promise<void>>()
  private readonly sweeping: NodeJS.Timeout
  private claiming: Promise<void> | undefined
  private claimsAgain = false
  private isClosed = false
  private lastAt = 0

  constructor(private readonly parts: OutboxParts) {
    this.texts = parts.store.collection<OutgoingText>('texts')
    this.sweeping = setInterval(() => this.sweep(), parts.pace.sweepMs)
    this.sweeping.unref()
  }

  /** Resolves once it is stored. The same cause again changes nothing. */
  async put(order: Order): Promise<void> {
    // Two of one millisecond would have no order.
    this.lastAt = Math.max(Date.now(), this.lastAt + 1)
    const at = new Date(this.lastAt)
    try {
      await this.texts.insertOne({
        ...order,
        ...{ state: 'waiting', at, nextAt: at, tries: 0 },
        expiresAt: new Date(at.getTime() + this.parts.keptMs),
      })
    } catch (error) {
      if (isDuplicate(error)) return
      throw error
    }
    this.sweep()
  }

  /** Alone on its store, a server knows at its start that nobody else is sending. */
  async takeOver(): Promise<void> {
    if (this.parts.store.kind.shared) return
    const left = { state: 'sending', by: { $ne: this.by } } as const
    for await (const { _id } of this.texts.find(left)) {
      await this.texts.updateOne({ _id, ...left }, { $set: { nextAt: new Date() } })
    }
    this.sweep()
  }

  /** Begins what is due; does not wait for it. */
  sweep(): void {
    this.claimsAgain = this.claiming !== undefined
    if (this.isClosed || this.claiming) return
    this.claiming = this.claimDue()
      .catch((err: unknown) => this.parts.log.warn({ err }, 'texts wait'))
      .finally(() => {
        this.claiming = undefined
        if (this.claimsAgain) this.sweep()
      })
  }

  /** What the provider reports of a text; the code says why it failed. */
  async report(cause: string, sid: string, state: 'sent' | 'delivered' | 'failed', code?: string) {
    const problem = `The provider did not deliver it (${code ?? 'no reason given'}).`
    const changed = await this.texts.findOneAndUpdate(
      {
        _id: cause,
        state: { $in: before[state] ?? [] },
        $or: [{ sid }, { sid: { $exists: false } }],
      },
      {
        $set: { state, sid, ...(state === 'failed' ? { problem } : {}) },
        $unset: { to: '', body: '', nextAt: '', by: '', mayHaveGone: '' },
      },
      { returnDocument: 'after' },
    )
    if (!changed) return
    if (Number(code) === stoppedCode) await this.parts.stopped(changed.key)
    this.parts.tell(changed)
    await this.release(changed)
  }

  /** Takes away the words and numbers of a conversation, and what of it has not gone out. */
  async forget(conversationId: string): Promise<void> {
    const found = await this.texts.find({ conversationId }).toArray()
    for (const { _id } of found) {
      await this.texts.updateOne(
        { _id, nextAt: { $exists: true } },
        { $set: { state: 'withheld', problem: 'Its words were erased before it went out.' } },
      )
      const gone = { to: '', body: '', nextAt: '', messageId: '', conversationId: '' } as const
      await this.texts.updateOne({ _id }, { $unset: gone })
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.sweeping)
    await this.claiming
    await Promise.allSettled(this.sending)
  }

  private async claimDue(): Promise<void> {
    const due = await this.texts
      .find({ nextAt: { $lte: new Date() } }, { sort: { nextAt: 1 }, limit: page })
      .toArray()
    for (const found of due) {
      if (this.isClosed || this.sending.size >= atOnce) return
      const text = await this.claim(found)
      if (!text) continue
      const sending = this.send(text).catch((err: unknown) => {
        this.parts.log.warn({ err: nameOf(err), cause: text._id }, 'a text waits')
      })
      this.sending.add(sending)
      sending.finally(() => {
        this.sending.delete(sending)
        this.sweep()
      })
    }
    if (due.length === page) this.claimsAgain = true
  }

  /** Null when another took it, or when an earlier one of the number must go first. */
  private async claim(found: OutgoingText): Promise<OutgoingText | null> {
    const { _id, key, at, nextAt, state } = found
    if (nextAt === undefined) return null
    const same = { _id, nextAt, state }
    const earlier = await this.texts.findOne({ key, at: { $lt: at }, nextAt: { $exists: true } })
    if (earlier?.nextAt) {
      const soonest = Date.now() + this.parts.pace.sweepMs
      const after = new Date(Math.max(earlier.nextAt.getTime(), soonest))
      await this.texts.updateOne(same, { $set: { nextAt: after } })
      return null
    }
    const lease = new Date(Date.now() + this.parts.pace.leaseMs)
    return this.texts.findOneAndUpdate(
      same,
      {
        $set: {
          ...{ state: 'sending', by: this.by, nextAt: lease },
          ...(state === 'sending' ? { mayHaveGone: true } : {}),
        },
        $inc: { tries: 1 },
      },
      { returnDocument: 'after' },
    )
  }

  /** The next of the number waited for this one. */
  private async release({ key, at }: OutgoingText): Promise<void> {
    await this.texts.findOneAndUpdate(
      { key, at: { $gt: at }, state: 'waiting', nextAt: { $exists: true } },
      { $set: { nextAt: new Date() } },
      { returnDocument: 'after', sort: { at: 1 } },
    )
    this.sweep()
  }

  private async send(text: OutgoingText): Promise<void> {
    const { pace, log } = this.parts
    if (Date.now() - text.at.getTime() > pace.deadMs) {
      return this.end(text, 'dead', `Given up after ${text.tries - 1} tries.`)
    }
    let outcome: Delivery
    try {
      const gone = text.mayHaveGone ? await this.gone(text) : undefined
      outcome = gone ? { is: 'taken', sid: gone } : await this.parts.deliver(text)
    } catch (err) {
      log.warn({ err: nameOf(err), cause: text._id }, 'a text was not sent')
      return this.tryAgain(text, text.mayHaveGone ?? false)
    }
    if (outcome.is === 'taken') return this.end(text, 'sent', undefined, outcome.sid)
    if (outcome.is === 'withheld') return this.end(text, 'withheld', outcome.why)
    log.warn({ cause: text._id, ...outcome }, 'a text was not sent')
    if (outcome.is === 'refused') {
      if (outcome.code === stoppedCode) await this.parts.stopped(text.key)
      return this.end(text, 'failed', `The provider refused it (${outcome.code}).`)
    }
    return this.tryAgain(text, outcome.is === 'unknown', `Not sent yet: ${outcome.why}.`)
  }

  /** The provider's id of it, when an attempt went through that nobody heard of. */
  private async gone({ to, body, at }: OutgoingText): Promise<string | undefined> {
    if (to === undefined || body === undefined) return undefined
    for (const sid of await this.parts.taken({ to, body }, at)) {
      if (!(await this.texts.findOne({ sid }, { projection: { _id: 1 } }))) return sid
    }
    return undefined
  }

  private async end(
    text: OutgoingText,
    state: TextState,
    problem?: string,
    sid?: string,
  ): Promise<void> {
    const changed = await this.texts.findOneAndUpdate(
      this.held(text),
      {
        $set: { state, ...(problem ? { problem } : {}), ...(sid ? { sid } : {}) },
        $unset: {
          ...{ to: '', body: '', nextAt: '', by: '', mayHaveGone: '' },
          ...(problem ? {} : { problem: '' }),
        },
      },
      { returnDocument: 'after' },
    )
    if (!changed) return
    this.parts.tell(changed)
    await this.release(changed)
  }

  private async tryAgain(
    text: OutgoingText,
    mayHaveGone: boolean,
    problem?: string,
  ): Promise<void> {
    const { pausesMs } = this.parts.pace
    const pause = pausesMs[Math.min(text.tries, pausesMs.length) - 1] ?? 0
    const changed = await this.texts.findOneAndUpdate(
      this.held(text),
      {
        $set: {
          ...{ state: 'waiting', nextAt: new Date(Date.now() + pause), mayHaveGone },
          ...(problem ? { problem } : {}),
        },
        $unset: { by: '' },
      },
      { returnDocument: 'after' },
    )
    if (changed) this.parts.tell(changed)
  }

  /** Only as long as it is ours: a report may have come, or the lease may have ended. */
  private held({ _id, nextAt }: OutgoingText): Filter<OutgoingText> {
    return { _id, state: 'sending', by: this.by, ...(nextAt ? { nextAt } : {}) }
  }
}

/** An error's words may hold a number. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error'
}
