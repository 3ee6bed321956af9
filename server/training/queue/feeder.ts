/**
 * Brings stored interactions to the queue and the suggestions: each that is marked as due (reasons.ts), at
 * once when this server has stored it, else by looking now and then, so that nothing is lost with a server.
 * Every step can be repeated. It takes its time where there is much to do: the chat comes first.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { ErasedMessage, Messages, StoredMessage } from '../../chat/chat'
import { anyTime, dueBy } from '../../jobs/due'

const lookMs = 5_000
/** Another server is about to take it. */
const youngMs = 3_000
/** As far as servers' clocks may differ. */
const aheadMs = 60_000
const batch = 50
const mostWaiting = 1_000
/** For each millisecond of work so many of rest. */
const rest = 4
const longestRestMs = 2_000

/** Takes from each message what it needs, then makes up what that concerns. Safe to repeat. */
export interface Hearer {
  /** Resolves to the ids of what is concerned. */
  keep(message: StoredMessage | ErasedMessage): Promise<readonly string[]>
  /** Of many messages, each once. */
  reckon(ids: readonly string[]): Promise<void>
}

interface FeederParts {
  messages: Messages
  /** Whether other servers feed the same queue. */
  isShared: boolean
  hearers: readonly Hearer[]
  log: FastifyBaseLogger
}

export class Feeder {
  private readonly waiting = new Set<string>()
  private readonly looking: NodeJS.Timeout
  private working: Promise<void> | undefined
  private isClosed = false

  constructor(private readonly parts: FeederParts) {
    const { events } = parts.messages
    const hear = ({ _id, queueDue }: StoredMessage | ErasedMessage) => {
      if (queueDue) this.due(_id)
    }
    events.on('answered', hear)
    events.on('marked', hear)
    events.on('erased', hear)
    this.looking = setInterval(() => this.look().catch(this.warn), lookMs)
    this.looking.unref()
  }

  /** An interaction that this server has marked. Those for which there is no room are found by looking. */
  private due(id: string): void {
    if (this.waiting.size >= mostWaiting) return
    this.waiting.add(id)
    this.work()
  }

  /** Takes up what was left. Alone on its store, a server knows at its start that nobody else will. */
  async look(atStart = false): Promise<void> {
    const { messages, isShared } = this.parts
    const isAlone = atStart && !isShared
    for (const due of isAlone ? [anyTime] : dueBy(Date.now() - youngMs, aheadMs)) {
      for (const id of await messages.queueDue(due, mostWaiting)) this.due(id)
    }
  }

  /** Also without a mark: for stores that are older than the queue. */
  async feed(ids: readonly string[]): Promise<void> {
    const { messages, hearers } = this.parts
    const concerned = hearers.map(() => new Set<string>())
    const fed: { id: string; rev: number }[] = []
    for (const id of ids) {
      const message = await messages.find(id)
      if (!message) continue
      for (const [at, hearer] of hearers.entries()) {
        for (const one of await hearer.keep(message)) concerned[at]?.add(one)
      }
      fed.push({ id, rev: message.rev })
    }
    for (const [at, hearer] of hearers.entries()) {
      const touched = [...(concerned[at] ?? [])]
      if (touched.length > 0) await hearer.reckon(touched)
    }
    await Promise.all(
      fed.map(async ({ id, rev }) => {
        // Changed meanwhile, and perhaps fed already by another server, before what was kept here.
        if (!(await messages.takeOffQueueDue(id, rev))) this.due(id)
      }),
    )
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.looking)
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
      const ids = [...this.waiting].slice(0, batch)
      for (const id of ids) this.waiting.delete(id)
      await this.feed(ids)
      if (this.waiting.size === 0) return
      const took = performance.now() - startedAt
      await pause(Math.min(longestRestMs, took * rest), undefined, { ref: false })
    }
  }

  private readonly warn = (err: unknown): void => {
    if (!this.isClosed) this.parts.log.warn({ err }, 'the queue of questions is fed later')
  }
}
