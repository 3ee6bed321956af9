/**
 * Feeds stored interactions marked as due (reasons.ts) to the queue and the suggestions: at once if
 * this server stored them, otherwise by polling, so that nothing is lost with a server. Every step
 * can be repeated. A backlog is processed slowly, since the chat has priority.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { ErasedMessage, Messages, StoredMessage } from '../../chat/chat'
import { type DueTime, findDue } from '../../jobs/due'
import { PeriodicTask } from '../../jobs/periodicTask'

const pollMs = 5_000
/** Time that the server which stored an interaction has to process it. */
const graceMs = 3_000
/** How far servers' clocks may differ. */
const clockSkewMs = 60_000
const batchSize = 50
const maxWaiting = 1_000
/** Milliseconds of rest per millisecond of work. */
const restRatio = 4
const longestRestMs = 2_000

/** Takes in messages, then recomputes what they affect. Safe to repeat. */
export interface MessageConsumer {
  /** Resolves to the ids to recompute. */
  ingest(message: StoredMessage | ErasedMessage): Promise<readonly string[]>
  /** Called once for a batch of messages, with each id once. */
  recompute(ids: readonly string[]): Promise<void>
}

interface FeederParts {
  messages: Messages
  /** Whether other servers feed the same queue. */
  isShared: boolean
  consumers: readonly MessageConsumer[]
  log: FastifyBaseLogger
}

export class Feeder {
  private readonly waiting = new Set<string>()
  private readonly polling: PeriodicTask
  private working: Promise<void> | undefined
  private isClosed = false

  constructor(private readonly parts: FeederParts) {
    const { events } = parts.messages
    const enqueueIfDue = ({ _id, queueDue }: StoredMessage | ErasedMessage) => {
      if (queueDue) this.enqueue(_id)
    }
    events.on('answered', enqueueIfDue)
    events.on('feedback', enqueueIfDue)
    events.on('erased', enqueueIfDue)
    this.polling = new PeriodicTask(pollMs, () => this.poll(), this.warn)
  }

  /** Ids beyond the limit are found by polling. */
  private enqueue(id: string): void {
    if (this.waiting.size >= maxWaiting) return
    this.waiting.add(id)
    this.work()
  }

  /** Enqueues leftovers. */
  async poll(atStart = false): Promise<void> {
    const { messages, isShared } = this.parts
    const isAlone = atStart && !isShared
    const now = Date.now() - graceMs
    const find = (due: DueTime) => messages.queueDue(due, maxWaiting)
    for (const id of await findDue(clockSkewMs, find, { isAlone, now })) this.enqueue(id)
  }

  /** Also works for messages not marked as due: for stores from before the queue existed. */
  async feed(ids: readonly string[]): Promise<void> {
    const { messages, consumers } = this.parts
    const concerned = consumers.map(() => new Set<string>())
    const fed: { id: string; rev: number }[] = []
    for (const id of ids) {
      const message = await messages.find(id)
      if (!message) continue
      for (const [index, consumer] of consumers.entries()) {
        for (const one of await consumer.ingest(message)) concerned[index]?.add(one)
      }
      fed.push({ id, rev: message.rev })
    }
    for (const [index, consumer] of consumers.entries()) {
      const touched = [...(concerned[index] ?? [])]
      if (touched.length > 0) await consumer.recompute(touched)
    }
    await Promise.all(
      fed.map(async ({ id, rev }) => {
        // The message changed meanwhile, and another server may have fed it before this one finished.
        if (!(await messages.clearQueueDue(id, rev))) this.enqueue(id)
      }),
    )
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.polling.stop()
    await this.working
  }

  private work(): void {
    this.working ??= this.run()
      .catch(this.warn)
      .finally(() => {
        this.working = undefined
      })
  }

  private async run(): Promise<void> {
    while (this.waiting.size > 0 && !this.isClosed) {
      const startedAt = performance.now()
      const ids = [...this.waiting].slice(0, batchSize)
      for (const id of ids) this.waiting.delete(id)
      await this.feed(ids)
      if (this.waiting.size === 0) return
      const took = performance.now() - startedAt
      await pause(Math.min(longestRestMs, took * restRatio), undefined, { ref: false })
    }
  }

  private readonly warn = (err: unknown): void => {
    if (!this.isClosed) this.parts.log.warn({ err }, 'feeding the queue failed, retrying')
  }
}
