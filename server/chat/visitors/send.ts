/**
 * Stores a visitor's message before anything else happens to it: in one write, in order, once per
 * id. A repeat gets the original; the same id with different words is refused.
 */
import type { Device } from '#shared/analytics/dimensions'
import { pickOf, titleOf } from '#shared/chat/picks'
import type { Pick, Picked } from '#shared/chat/records'
import { tidyMessage } from '#shared/messageText'
import { blockOf } from '../../http/limits/network'
import { Refusal } from '../../http/refusal'
import { retryIfChanged } from '../../store/concurrentWrites'
import { isDuplicate } from '../../store/port'
import type { Channel } from '../channels/channel'
import type { Conversations, Origin, Running } from '../conversations'
import { type ErasedMessage, isErased, type StoredAnswer, type StoredMessage } from '../documents'
import type { Requester } from '../messages/events'
import type { Messages, NewMessage } from '../messages/messages'

interface Sending {
  id: string
  text: string
  /** As claimed by a browser: checked against what was offered. */
  pick?: Pick | undefined
  /** As stated by a channel that knows what it offered. */
  picked?: Picked | undefined
  page: string
  channel: Channel
  /** The number of the person texting or calling. */
  phone?: string
  device?: Device
  /** A ready answer, if Whisper isn't to make one. */
  readyAnswer?: string
}

/** The lease on a new message's answer, or null if nobody makes one; see answers.ts. */
type AnswerLease = () => { by: string; due: Date } | null

/** In characters: a title has 300 at most, with words around it. */
const longestChoice = 350

interface SenderParts {
  messages: Messages
  conversations: Conversations
  lease: AnswerLease
  /** Whether a visitor's next words may refer to the answer to this message. */
  mayReferToWhisper: (message: StoredMessage) => Promise<boolean>
  /** A keyed hash. */
  hashOf: (network: string) => string
}

interface SendResult {
  message: StoredMessage
  /** False for a repeat. */
  isNew: boolean
}

export class Sender {
  constructor(private readonly parts: SenderParts) {}

  /** Resolves once the message is flushed and announced. */
  send(
    running: Running,
    visitorKey: string,
    sending: Sending,
    requester?: Requester,
  ): Promise<SendResult> {
    return running.mutex.runExclusive(() => this.store(running, visitorKey, sending, requester))
  }

  /** Finds the message stored under this id, for a repeat. Throws if it differs or was erased. */
  async original(visitorKey: string, sending: Sending): Promise<StoredMessage | null> {
    const found = await this.parts.messages.find(sending.id)
    if (!found) return null
    if (isErased(found)) throw new Refusal('gone', 'This message was erased.')
    const conflict = new Refusal('conflict', 'This message was already sent with different words.')
    if (found.visitorKey !== visitorKey) throw conflict
    // Checked before comparing words, so that nobody can find them out by trying.
    await this.parts.conversations.refuseErased(found.conversationId)
    if (found.text !== sending.text || !isSamePick(found.pick, sending.pick)) throw conflict
    return found
  }

  private store(
    running: Running,
    visitorKey: string,
    sending: Sending,
    requester?: Requester,
  ): Promise<SendResult> {
    const { messages, conversations } = this.parts
    return retryIfChanged(async () => {
      const at = new Date()
      const pick = await this.pick(running, visitorKey, sending)
      if (pick === null) {
        const original = await this.original(visitorKey, sending)
        if (original) return { message: original, isNew: false }
        throw new Refusal('invalid', 'This choice is no longer offered.')
      }
      const pickedFrom = pick && this.sourceOf(visitorKey, requester)
      const draft = this.compose(running, visitorKey, { ...sending, picked: pick, pickedFrom }, at)
      try {
        const message = await messages.store(draft, {
          alongside: () => conversations.start(running, visitorKey, originOf(sending), at),
          requester,
        })
        running.lastSeq = message.seq
        return { message, isNew: true }
      } catch (error) {
        if (!isDuplicate(error)) throw error
        const original = await this.original(visitorKey, sending)
        if (original) return { message: original, isNew: false }
        running.lastSeq = await messages.lastSeq(running.id)
        return undefined
      }
    })
  }

  /**
   * The message's pick: one stated by a channel; one named by a browser, null unless it was offered
   * here; or one read from the words, if the message before was answered with an offer and no person
   * is spoken to.
   */
  private async pick(
    running: Running,
    visitorKey: string,
    { text, pick, picked, channel }: Sending,
  ): Promise<Picked | null | undefined> {
    if (picked || channel.readsChoice === 'itself') return picked
    const { messages } = this.parts
    const { id: conversationId, lastSeq: seq } = running
    if (pick) {
      const named = unlessErased(await messages.find(pick.messageId))
      const isHere = named?.conversationId === conversationId && named.visitorKey === visitorKey
      const found = isHere ? named : null
      const title = titleOf(pick.offer, found?.answer.offers ?? [])
      return title !== undefined && tidyMessage(title) === text ? { ...pick, title } : null
    }
    if (seq === 0 || text.length > longestChoice) return undefined
    const found = unlessErased(await messages.findAt(conversationId, seq))
    const offers = found?.answer.offers ?? []
    const offer = pickOf(text, offers)
    const title = offer === undefined ? undefined : titleOf(offer, offers)
    if (!found || offer === undefined || title === undefined) return undefined
    if (!(await this.parts.mayReferToWhisper(found))) return undefined
    return { messageId: found._id, offer, title }
  }

  /**
   * The key by which senders count as one person: their block, because one customer may have all
   * networks of a /48. Without a network it's the visitor's key; for a text or call, the number's hash.
   */
  private sourceOf(visitorKey: string, { network }: Requester = {}): string {
    return network === undefined ? visitorKey : this.parts.hashOf(blockOf(network))
  }

  private compose(
    running: Running,
    visitorKey: string,
    sending: Sending & { pickedFrom?: string | undefined },
    at: Date,
  ): NewMessage {
    const { id, text, picked, pickedFrom, page, channel, readyAnswer } = sending
    const lease = readyAnswer === undefined ? this.parts.lease() : null
    const answer: StoredAnswer =
      readyAnswer === undefined
        ? { status: 'waiting', text: '', sources: [], ...(lease ? { by: lease.by } : {}) }
        : { status: 'done', text: readyAnswer, sources: [], at }
    return {
      _id: id,
      conversationId: running.id,
      visitorKey,
      seq: running.lastSeq + 1,
      from: 'visitor',
      text,
      ...(picked && { pick: picked }),
      ...(pickedFrom !== undefined && { pickedFrom }),
      page,
      channel: channel.name,
      at,
      answer,
      ...(lease ? { answerDue: lease.due } : {}),
      ...(channel.deliver && readyAnswer === undefined ? { replyDue: true } : {}),
    }
  }
}

/** Null if it was erased or has no finished answer. */
function unlessErased(message: StoredMessage | ErasedMessage | null): StoredMessage | null {
  return message && !isErased(message) && message.answer.status === 'done' ? message : null
}

/** A typed choice may have been stored as a pick; sending the same message again still matches. */
function isSamePick(stored: Picked | undefined, sent: Pick | undefined): boolean {
  if (!sent) return true
  return stored?.messageId === sent.messageId && stored.offer === sent.offer
}

function originOf({ channel, page, phone, device }: Sending): Origin {
  return {
    channel: channel.name,
    page,
    ...(phone !== undefined && { phone }),
    ...(device !== undefined && { device }),
  }
}
