/** Brings one channel's messages into the conversations, and looks up that channel's. */
import type { Channel, Incoming } from './channels/channel'
import type { Conversations } from './conversations'
import type { Erasures } from './deletion/erasure'
import { isKept, type MessagePhoto, type StoredConversation, type StoredMessage } from './documents'
import type { FeedbackRecorder } from './feedback'
import type { StoredHandover } from './handover/documents'
import { hasReplySinceLastRequest } from './handover/openQuestions'
import type { Replies } from './handover/replies'
import { hasLapsed, isForPerson } from './handover/transitions'
import type { VisitorRequests } from './handover/visitorRequests'
import type { Messages } from './messages/messages'
import type { Sender } from './visitors/send'

export interface IntakeParts {
  messages: Messages
  conversations: Conversations
  sender: Sender
  feedback: FeedbackRecorder
  erasures: Erasures
  replies: Replies
  visitorRequests: VisitorRequests
  /** Whether a visitor who wants a person would find one. */
  isTeamHere: () => boolean
  /** Whether a visitor's next words may refer to the answer to this message. */
  mayReferToWhisper: (message: StoredMessage) => Promise<boolean>
}

const withheld = 'withheld'
/** How many of the latest messages to search for a finished answer. */
const maxLookback = 5

export class Intake {
  constructor(
    readonly channel: Channel,
    private readonly parts: IntakeParts,
  ) {}

  /** Stores the message once, then has it published and answered. */
  receive(incoming: Incoming): Promise<StoredMessage> {
    return this.store(incoming)
  }

  /** Shows teammates the photos that came with a message. Does nothing once the message is erased. */
  showPhotos(id: string, photos: MessagePhoto[]): Promise<void> {
    return this.parts.messages.setPhotos(id, photos)
  }

  /** Stores the message with a ready answer, such as when the caller is put through or wasn't heard. */
  async receiveAnswered(incoming: Incoming, readyAnswer: string): Promise<void> {
    await this.store(incoming, readyAnswer)
  }

  conversation(id: string): Promise<StoredConversation | null> {
    return this.parts.conversations.find(id)
  }

  /** The visitor's latest conversation on this channel; null if its erasure was requested. */
  async latest(visitorKey: string): Promise<StoredConversation | null> {
    const all = await this.parts.conversations.ofVisitor(visitorKey)
    const latest = all.find(({ channel }) => channel === this.channel.name)
    return latest === undefined || latest.erasure ? null : latest
  }

  /** The visitor's latest message with a finished answer; null if a later one was left to a person. */
  async latestAnswered(visitorKey: string): Promise<StoredMessage | null> {
    const latest = await this.latest(visitorKey)
    if (!latest) return null
    const found = await this.parts.messages.latest(latest._id, { limit: maxLookback })
    const latestAnswered = found
      .filter(isKept)
      .find(({ answer }) => answer.status === 'done' || answer.status === 'person')
    return latestAnswered?.answer.status === 'done' ? latestAnswered : null
  }

  /** The message whose answer a bare "yes" or "no" marks. */
  async messageToMark(visitorKey: string): Promise<StoredMessage | null> {
    const answered = await this.latestAnswered(visitorKey)
    return answered && (await this.parts.mayReferToWhisper(answered)) ? answered : null
  }

  /** Whether a person reads the visitor's next message, instead of Whisper. */
  async isForPerson(visitorKey: string): Promise<boolean> {
    return isForPerson((await this.latest(visitorKey))?.handover)
  }

  /**
   * How to read the keyword "operator", which is also a part of a gate: as text to a teammate, as a
   * request for a person elsewhere, and as both if a teammate who has left spoke last.
   */
  async interpretPersonKeyword(visitorKey: string): Promise<'request' | 'text' | 'both'> {
    const latest = await this.latest(visitorKey)
    const { handover } = latest ?? {}
    if (handover?.state === 'person') return 'text'
    if (handover?.state === 'answered' && !hasLapsed(handover)) return 'text'
    return latest && (await hasReplySinceLastRequest(this.parts, latest)) ? 'both' : 'request'
  }

  /**
   * Puts the visitor in line for a person, or leaves a message for them if nobody is here. `id` makes
   * a repeat a no-op. `name`: if they answer a teammate's text, the name they gave on the site.
   * Resolves to the unchanged state if the request changes nothing.
   */
  async requestPerson({
    visitorKey,
    id,
    number,
    name,
  }: Omit<Incoming, 'text'> & { name?: string }): Promise<StoredHandover['state'] | undefined> {
    const { conversations, visitorRequests, isTeamHere } = this.parts
    const running = await conversations.running(visitorKey, this.channel)
    const origin = {
      channel: this.channel.name,
      page: '',
      ...(number !== null && { phone: number }),
    }
    await conversations.start(running, visitorKey, origin, new Date())
    const answersTeammate = name !== undefined
    const contact = { name: name ?? '', to: number ?? '' }
    const { handover } = (await conversations.find(running.id)) ?? {}
    // A left message that Whisper answers meanwhile doesn't cover what a teammate asked.
    const isOpen = answersTeammate ? isForPerson(handover) : handover !== undefined
    const { lines = [] } = isTeamHere()
      ? await visitorRequests.requestPerson(running.id, id, name ? contact : undefined, {
          answersTeammate,
        })
      : isOpen && handover?.state !== 'answered'
        ? {}
        : await visitorRequests.leaveMessage(running.id, id, handover?.contact ?? contact, {
            answersTeammate,
          })
    return lines.some((line) => line.id === id) ? undefined : handover?.state
  }

  /** The visitor no longer wants a person. `id` makes a repeat a no-op. */
  async cancelPersonRequest({
    visitorKey,
    id,
  }: Pick<Incoming, 'visitorKey' | 'id'>): Promise<void> {
    const latest = await this.latest(visitorKey)
    if (latest?.handover) await this.parts.visitorRequests.returnToWhisper(latest._id, id)
  }

  async giveFeedback(visitorKey: string, id: string, helpful: boolean): Promise<void> {
    await this.parts.feedback.record(visitorKey, id, { helpful })
  }

  /**
   * Requests the erasure of the visitor's conversations on every channel, even after one was declined;
   * resolves to how many wait for a decision.
   */
  async requestErasure(visitorKey: string): Promise<number> {
    const left = await this.parts.conversations.notErased(visitorKey)
    for (const { _id } of left) await this.parts.erasures.ask(visitorKey, _id)
    return left.length
  }

  private async store(
    { visitorKey, id, text, picked, number }: Incoming,
    readyAnswer?: string,
  ): Promise<StoredMessage> {
    const { conversations, sender } = this.parts
    const running = await conversations.running(visitorKey, this.channel)
    const sending = {
      channel: this.channel,
      id,
      text,
      picked,
      page: '',
      ...(number === null ? {} : { phone: number }),
      ...(readyAnswer === undefined ? {} : { readyAnswer }),
    }
    // Each call without a number is a separate visitor; together they count as one network.
    const requester = number === null ? { network: withheld } : {}
    return (await sender.send(running, visitorKey, sending, requester)).message
  }
}
