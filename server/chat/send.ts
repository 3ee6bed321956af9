/**
 * Stores a visitor's message before anything else happens with it: with one write, once per id,
 * in order. A repeat gets the original; the same id with other words is refused and changes nothing.
 */
import { pickOf, titleOf } from '#shared/chat/picks'
import type { Pick, Picked } from '#shared/chat/records'
import { tidyMessage } from '#shared/chat/rules'
import { searchWordsOf } from '#shared/chat/words'
import { Refusal } from '../http/refusal'
import { countMessage } from '../monitoring/metrics'
import { type Collection, type Filter, isDuplicate, type Store } from '../store/port'
import type { Conversations, Origin, Running } from './conversations'
import type { ErasedMessage, StoredMessage } from './documents'
import { isErased } from './present'
import type { Stamps } from './stamps'
import type { Tallies } from './tallies'
import { countOf } from './tally'

export interface Sending {
  id: string
  text: string
  /** As a browser says it: checked against what was offered. */
  pick?: Pick | undefined
  /** As it was heard on a call, where the call knows what it offered. */
  picked?: Picked | undefined
  page: string
  /** Of whom texts or calls; the chat without. */
  phone?: { channel: 'text' | 'call'; number: string | null }
}

/** What a new message says of who makes its answer; see answers.ts. */
export type AnswerLease = () => { by: string; due: Date } | null

const seqTries = 20
/** A title has 300 characters at most, and there are words around it. */
const longestReply = 350

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
    const conflict = new Refusal('conflict', 'This message was already sent with different words.')
    if (found.visitorKey !== visitorKey) throw conflict
    // Before its words are compared, so that nobody can find them out by trying.
    await this.conversations.refuseErased(found.conversationId)
    if (found.text !== sending.text || !isSamePick(found.pick, sending.pick)) throw conflict
    return found
  }

  private async store(
    running: Running,
    visitorKey: string,
    sending: Sending,
  ): Promise<{ message: StoredMessage; isNew: boolean }> {
    for (let tries = 0; tries < seqTries; tries++) {
      const at = new Date()
      const pick = await this.pick(running, visitorKey, sending)
      if (pick === null) {
        const original = await this.original(visitorKey, sending)
        if (original) return { message: original, isNew: false }
        throw new Refusal('invalid', 'This choice is no longer offered.')
      }
      const message = this.compose(running, visitorKey, { ...sending, picked: pick }, at)
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
    throw new Refusal('unavailable', 'Too many changes at once. Please try again.', {
      retryAfter: 1,
    })
  }

  /**
   * What a message chooses: as it says, which must have been offered here (else null), or by its words
   * where the message before it is answered with an offer. On a call only the call itself knows.
   */
  private async pick(
    running: Running,
    visitorKey: string,
    { text, pick, picked, phone }: Sending,
  ): Promise<Picked | null | undefined> {
    if (picked || phone?.channel === 'call') return picked
    const { id: conversationId, lastSeq: seq } = running
    if (pick) {
      const found = await this.offering({ _id: pick.messageId, conversationId, visitorKey })
      const title = titleOf(pick.offer, found?.answer.offers ?? [])
      return title !== undefined && tidyMessage(title) === text ? { ...pick, title } : null
    }
    if (seq === 0 || text.length > longestReply) return undefined
    const found = await this.offering({ conversationId, seq })
    const offers = found?.answer.offers ?? []
    const offer = pickOf(text, offers)
    const title = offer === undefined ? undefined : titleOf(offer, offers)
    if (!found || offer === undefined || title === undefined) return undefined
    return { messageId: found._id, offer, title }
  }

  /** Null where it is erased, or its answer does not stand. */
  private async offering(filter: Filter<StoredMessage>): Promise<StoredMessage | null> {
    const found: StoredMessage | ErasedMessage | null = await this.messages.findOne(filter)
    return found && !isErased(found) && found.answer.status === 'done' ? found : null
  }

  private compose(running: Running, visitorKey: string, sending: Sending, at: Date): StoredMessage {
    const lease = this.lease()
    const { id, text, picked, page } = sending
    const { channel } = originOf(sending)
    return {
      _id: id,
      conversationId: running.id,
      visitorKey,
      seq: running.lastSeq + 1,
      from: 'visitor',
      text,
      ...(picked && { pick: picked }),
      page,
      channel,
      words: searchWordsOf({ text, pick: picked, answer: '' }),
      at,
      updatedAt: this.stamps.next(),
      rev: 1,
      answer: { status: 'waiting', text: '', sources: [], ...(lease ? { by: lease.by } : {}) },
      ...(lease ? { answerDue: lease.due } : {}),
      ...(channel === 'text' ? { replyDue: true } : {}),
    }
  }
}

/** A typed reply may have been stored as a pick; the same message sent again is still the same. */
function isSamePick(stored: Picked | undefined, sent: Pick | undefined): boolean {
  if (!sent) return true
  return stored?.messageId === sent.messageId && stored.offer === sent.offer
}

function originOf({ page, phone }: Sending): Origin {
  if (!phone) return { channel: 'chat', page }
  const { channel, number } = phone
  return number === null ? { channel, page } : { channel, page, phone: number }
}
