/**
 * Makes one answer per message, independently of the socket that asked, under a lease: if the
 * server making it dies, another takes over. Only the lease's owner can store the answer.
 */
import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { Answer } from '#shared/whisper/answer'
import type { Analytics } from '../analytics/port'
import { blockOf } from '../http/limits/network'
import { type DueTime, findDue } from '../jobs/due'
import { countAnswer } from '../monitoring/metrics'
import {
  type Answerer,
  type Asker,
  Busy,
  busyReply,
  failedReply,
  type Turn,
} from '../whisper/whisper'
import { answeredActions, countsAsAnswered } from './analyticsActions'
import type { Channels } from './channels/channels'
import { chatChannel } from './channels/chatChannel'
import { isKept, type StoredAnswer, type StoredMessage } from './documents'
import type { Messages } from './messages/messages'
import type { Publisher } from './publish'

const leaseMs = 20_000
/** No lease ends later than this, not even one from a server whose clock differs. */
const longestMs = leaseMs + 60_000
const sweepMs = 2_000
const sweepPage = 100
const historyTurns = 3
const pieceEveryMs = 60

interface AnswersParts {
  messages: Messages
  answerer: Answerer
  publisher: Publisher
  channels: Channels
  /** The key for counting a way of asking (counts/keyOfUse.ts). */
  keyOfWay: (way: string) => string
  analytics: Analytics
  /** Whether a person answers the conversation's next message. */
  isWithPerson: (conversationId: string) => Promise<boolean>
  /** Has Whisper answer what was assigned to a person after the conversation returned to it. */
  assignLateToWhisper: (conversationId: string) => Promise<void>
  /** Whether other servers answer messages from the same store. */
  isShared: boolean
  log: FastifyBaseLogger
}

export class Answers {
  private readonly by = randomUUID()
  /** By message id. */
  private readonly running = new Map<string, Promise<void>>()
  private readonly stopping = new AbortController()
  private readonly sweeping: NodeJS.Timeout

  constructor(private readonly parts: AnswersParts) {
    parts.messages.events.on('stored', (message, { network }) => {
      if (message.answer.status === 'waiting') this.begin(message, network)
    })
    // Every waiting question listens to this signal, so hundreds of listeners aren't a leak.
    setMaxListeners(0, this.stopping.signal)
    this.sweeping = setInterval(() => this.sweep().catch(this.warn), sweepMs)
    this.sweeping.unref()
  }

  /** The lease for a message about to be stored: this server makes the answer. */
  lease = (): { by: string; due: Date } => ({
    by: this.by,
    due: new Date(Date.now() + leaseMs),
  })

  /** How many answers this server is making or has queued. */
  get waiting(): number {
    return this.running.size
  }

  /** `network`: the sender's, if known. Networks take turns. */
  private begin(message: StoredMessage, network?: string): void {
    const making = this.make(message, network).catch(this.warn)
    this.running.set(message._id, making)
    making.finally(() => this.running.delete(message._id))
  }

  /**
   * Takes over answers left by a crashed server. A server alone on its store takes over everything at
   * startup, a page at a time so as not to flood the queue.
   */
  async sweep(atStart = false): Promise<void> {
    const isAlone = atStart && !this.parts.isShared
    const find = (due: DueTime) =>
      this.parts.messages.answersDue(due, sweepPage, isAlone ? this.by : undefined)
    const left = await findDue(longestMs, find, { isAlone })
    for (const message of left) await this.takeUp(message)
    if (!isAlone || left.length < sweepPage || this.stopping.signal.aborted) return
    await Promise.allSettled(this.running.values())
    return this.sweep(atStart)
  }

  /** Stops answering. Unfinished answers are left to the next server; nothing is half stored. */
  async stop(): Promise<void> {
    clearInterval(this.sweeping)
    this.stopping.abort()
    await Promise.allSettled(this.running.values())
  }

  async close(): Promise<void> {
    await this.stop()
    await this.parts.answerer.close()
  }

  private async takeUp(message: StoredMessage): Promise<void> {
    if (!(message.answerDue instanceof Date) || this.stopping.signal.aborted) return
    const taken = await this.parts.messages.lease(message, this.lease())
    // If it still waits on this server, its lease is now longer and it isn't made twice.
    if (taken && !this.running.has(taken._id)) this.begin(taken)
  }

  private async make(message: StoredMessage, network?: string): Promise<void> {
    const { _id, text, pick, channel } = message
    // Checked after storing the message: a teammate who took over since has found it waiting.
    if (await this.parts.isWithPerson(message.conversationId)) {
      await this.parts.messages.assignMessageToPerson(message)
      return this.parts.assignLateToWhisper(message.conversationId)
    }
    // Outside of what may end as 'couldn't answer': after an outage of the store it's tried again.
    const history = await this.history(message)
    let answer: StoredAnswer
    let isBusy = false
    try {
      const made = await this.parts.answerer.answer(
        // A pick is asked by its title, even if the visitor wrote '2'.
        { text: pick?.title ?? text, pick, history },
        {
          signal: this.stopping.signal,
          onPiece: this.pieces(message),
          asker: askerOf(message, network),
        },
      )
      const offers = made.offers.slice(0, this.parts.channels.find(channel)?.mostOffers)
      answer = toStoredAnswer({ ...made, offers }, new Date(), this.parts.keyOfWay)
    } catch (error) {
      if (this.stopping.signal.aborted) return
      isBusy = error instanceof Busy
      if (!isBusy) this.parts.log.error({ err: error, message: _id }, 'no answer made')
      const text = isBusy ? busyReply : failedReply
      answer = { status: 'failed', text, sources: [], at: new Date() }
    }
    const { messages, analytics } = this.parts
    const stored = await messages.answer(message, message.answer.by ?? this.by, answer)
    if (!stored) return
    countAnswer(answer, message.at, isBusy)
    if (countsAsAnswered(answer))
      for (const one of answeredActions(stored)) analytics.record({ ...one, person: null })
  }

  /** Drafts Whisper's answer to a message that a teammate answers; stores nothing. */
  async draft(message: StoredMessage): Promise<Answer> {
    const { text, pick } = message
    return this.parts.answerer.answer(
      { text: pick?.title ?? text, pick, history: await this.history(message) },
      { signal: this.stopping.signal, asker: ['draft'] },
    )
  }

  private async history(message: StoredMessage): Promise<Turn[]> {
    if (message.seq === 1) return []
    const { messages } = this.parts
    const { conversationId, seq, pick } = message
    const before = await messages.latest(conversationId, { before: seq, limit: historyTurns })
    const turns = before.reverse()
    // The question before an offer is context for the pick, however long ago it was asked.
    if (pick && !turns.some(({ _id }) => _id === pick.messageId)) {
      const offering = await messages.find(pick.messageId)
      if (offering?.conversationId === conversationId) turns.unshift(offering)
    }
    return turns
      .filter(isKept)
      .filter(({ answer }) => answer.status === 'done')
      .map(({ _id, text, pick, answer }) => ({
        id: _id,
        question: pick?.title ?? text,
        answer: answer.text,
        offers: answer.offers ?? [],
      }))
  }

  private pieces(message: StoredMessage): (textSoFar: string) => void {
    let last = 0
    return (textSoFar) => {
      const now = Date.now()
      if (now - last < pieceEveryMs) return
      last = now
      this.parts.publisher.piece(message, textSoFar)
    }
  }

  private readonly warn = (err: unknown): void => {
    this.parts.log.warn({ err }, 'answering failed, retrying')
  }
}

function toStoredAnswer(
  { text, sources, offers, action, confidence, why: { way, ...why } }: Answer,
  at: Date,
  keyOfWay: (way: string) => string,
): StoredAnswer {
  return {
    status: 'done',
    text,
    sources,
    offers,
    ...(action && { action }),
    confidence,
    why,
    at,
    // Keyed, because the way's words may come from a visitor who has them erased.
    ...(way !== undefined && { wayKey: keyOfWay(way) }),
  }
}

/**
 * The key for fair queueing: block, network, visitor, so that owning thousands of networks gains
 * nothing. Messages whose network is no longer known, such as those returned to Whisper, share one
 * key, so that invented visitors gain nothing. Phone numbers are hard to invent and get their own.
 */
function askerOf({ visitorKey, channel }: StoredMessage, network: string | undefined): Asker {
  if (network !== undefined) return [blockOf(network), network, visitorKey]
  return channel === chatChannel.name ? [unknownBlock, visitorKey] : [visitorKey]
}

const unknownBlock = 'unknown'
