/**
 * Stores a visitor's message before anything else happens with it: with one write, once per id,
 * in order. A repeat gets the original; the same id with other words is refused and changes nothing.
 */
import type { Pick } from '#shared/chat/records'
import { wordsOf } from '#shared/chat/words'
import { countMessage } from '../metrics'
import { Refusal } from '../refusal'
import { type Collection, isDuplicate, type Store } from '../store/port'
import type { Conversations, Origin, Running } from './conversations'
import type { ErasedMessage, StoredMessage } from './documents'
import { isErased } from './present'
import type { Stamps } from './stamps'
import type { Tallies } from './tallies'
import { countOf } from './tally'

export interface Sending {
  id: string
  text: string
  pick?: Pick | undefined
  page: string
  /** Of whom texts or calls; the chat without. */
  phone?: { channel: 'text' | 'call'; number: string | null }
}

/** What a new message says of who makes its answer; see answers.ts. */
export type AnswerLease = () => { by: string; due: Date } | null

const seqTries = 20

interface SenderParts {
  stamps: Stamps
  conversations: Conversations
  tallies: Tallies
  lease: AnswerLease
}

export class Sender {
  private readonly messages: Collection<StoredMessage>
  private readonly stamps: Stamps
  private readonly conversations: Conversations
  private readonly tallies: Tallies
  private readonly lease: AnswerLease

  constructor(store: Store, { stamps, conversations, tallies, lease }: SenderParts) {
    this.messages = store.collection<StoredMessage>('messages')
    this.stamps = stamps
    this.conversations = conversations
    this.tallies = tallies
    this.lease = lease
  }

  /** Resolves once the message is flushed; `isNew` is false for a repeat. */
  send(
    running: Running,
    visitorKey: string,
    sending: Sending,
  ): Promise<{ message: StoredMessage; isNew: boolean }> {
    const sent = running.tail.then(() => this.store(running, visitorKey, sending))
    running.tail = sent.catch(() => undefined)
    return sent
  }

  /** The message that was stored under this id, for a repeat. Throws when it is not the same, or erased. */
  async original(visitorKey: string, sending: Sending): Promise<StoredMessage | null> {
    const found: StoredMessage | ErasedMessage | null = await this.messages.findOne({
      _id: sending.id,
    })
    if (!found) return null
    if (isErased(found)) throw new Refusal('gone', 'This message was erased.')
    const conflict = new Refusal('conflict', 'This message was sent before with other words.')
    if (found.visitorKey !== visitorKey) throw conflict
    // Before its words are compared, so that nobody can find them out by trying.
    await this.conversations.refuseErased(found.conversationId)
    if (found.text !== sending.text || found.pick?.offer !== sending.pick?.offer) throw conflict
    return found
  }

  private async store(
    running: Running,
    visitorKey: string,
    sending: Sending,
  ): Promise<{ message: StoredMessage; isNew: boolean }> {
    for (let tries = 0; tries < seqTries; tries++) {
      const at = new Date()
      const message = this.compose(running, visitorKey, sending, at)
      try {
        await this.tallies.touch(message)
        // Begun together, so that both share one flush. Either has ended, whatever becomes of the other.
        const ends = await Promise.allSettled([
          this.conversations.begin(running, visitorKey, originOf(sending), at),
          this.messages.insertOne(message),
        ])
        for (const end of ends) if (end.status === 'rejected') throw end.reason
        running.lastSeq = message.seq
        this.tallies.add(message, countOf(message))
        countMessage(originOf(sending).channel)
        return { message, isNew: true }
      } catch (error) {
        if (!isDuplicate(error)) {
          this.tallies.doubt(at)
          throw error
        }
        const original = await this.original(visitorKey, sending)
        if (original) return { message: original, isNew: false }
        running.lastSeq = await this.conversations.lastSeq(running.id)
      }
    }
    throw new Refusal('unavailable', 'Too much at once. Please try again.', { retryAfter: 1 })
  }

  private compose(running: Running, visitorKey: string, sending: Sending, at: Date): StoredMessage {
    const lease = this.lease()
    const { id, text, pick, page } = sending
    const { channel } = originOf(sending)
    return {
      _id: id,
      conversationId: running.id,
      visitorKey,
      seq: running.lastSeq + 1,
      from: 'visitor',
      text,
      ...(pick && { pick }),
      page,
      channel,
      words: wordsOf(text),
      at,
      updatedAt: this.stamps.next(),
      rev: 1,
      answer: { status: 'waiting', text: '', sources: [], ...(lease ? { by: lease.by } : {}) },
      ...(lease ? { answerDue: lease.due } : {}),
      ...(channel === 'text' ? { replyDue: true } : {}),
    }
  }
}

function originOf({ page, phone }: Sending): Origin {
  if (!phone) return { channel: 'chat', page }
  const { channel, number } = phone
  return number === null ? { channel, page } : { channel, page, phone: number }
}
