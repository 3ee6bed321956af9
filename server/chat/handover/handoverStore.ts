/**
 * Reads and changes who answers a conversation: Whisper or, once its visitor asks for a person, a
 * teammate. Each change and its line are one conditional write.
 */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { dayMs, hourMs } from '#shared/days'
import { Refusal } from '../../http/refusal'
import { anyTime, findDue } from '../../jobs/due'
import type { Collection, Filter, Store } from '../../store/port'
import type { StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import type { StoredHandover, StoredLine } from './documents'
import { type Transition, withAlertDue } from './transitions'

const maxLines = 200

/** Per state: the longest-waiting, and always the newest, so that fakes never hide real ones. */
const maxOpen = 500
const maxNew = 100
const maxAlerts = 50
const longestAgoMs = dayMs
/** No alert is put off for longer, in milliseconds. */
const longestMs = 10 * 60_000
/** With fewer waits, their median means nothing. */
const minWaits = 3

/** A conversation ends when its visitor asks to erase it, even if that is declined. */
const notAskedToErase = { erasure: { $exists: false } } as const

export class HandoverStore {
  readonly events = new EventEmitter<{
    changed: [conversation: StoredConversation, line: StoredLine]
  }>()
  private readonly conversations: Collection<StoredConversation>

  constructor(
    store: Store,
    private readonly messages: Pick<Messages, 'assignToPerson'>,
  ) {
    this.conversations = store.collection('conversations')
  }

  peek(id: string): Promise<StoredConversation | null> {
    return this.conversations.findOne({ _id: id })
  }

  /** Throws `not-found`, or `gone` once its visitor asked to erase it. */
  async find(id: string): Promise<StoredConversation> {
    const found = await this.conversations.findOne({ _id: id })
    if (!found) throw new Refusal('not-found', 'Not Found')
    if (found.erasure) throw new Refusal('gone', 'This conversation was erased.')
    return found
  }

  /** Waiting ones first, the longest first, then those with a teammate, then left messages. */
  async open(): Promise<StoredConversation[]> {
    const states = ['waiting', 'person', 'left'] as const
    return (await Promise.all(states.map((state) => this.inState(state)))).flat()
  }

  /** Visitors in line, the longest-waiting first. */
  waiting(): Promise<StoredConversation[]> {
    return this.inState('waiting')
  }

  /** Conversations that any of these teammates has. */
  assignedTo(teammates: readonly string[]): AsyncIterable<StoredConversation> {
    return this.conversations.find({
      'handover.state': 'person',
      'handover.teammate.id': { $in: teammates },
      ...notAskedToErase,
    })
  }

  /** Ids of the teammates who have a conversation. */
  async teammates(): Promise<string[]> {
    const held = await this.inState('person')
    return [...new Set(held.flatMap(({ handover }) => handover?.teammate?.id ?? []))]
  }

  /** Alerts due by now, but none over a day old, such as from before there was a mail server. */
  alertsDue(): Promise<StoredConversation[]> {
    const recent = { $gt: new Date(Date.now() - longestAgoMs) }
    return findDue(longestMs, (due) =>
      this.conversations
        .find(
          { 'handover.alertDue': { ...recent, ...due }, ...notAskedToErase },
          { limit: maxAlerts },
        )
        .toArray(),
    )
  }

  /** Whether any of these conversations is in that state. */
  async isAny(ids: readonly string[], state: 'waiting' | 'left'): Promise<boolean> {
    const those = { _id: { $in: [...ids] }, 'handover.state': state, ...notAskedToErase }
    return (await this.conversations.findOne(those, { projection: { _id: 1 } })) !== null
  }

  /** How many visitors have been waiting since then or longer. */
  countWaiting(until: Date): Promise<number> {
    return this.conversations.countDocuments({
      'handover.state': 'waiting',
      'handover.waitingSince': { $lte: until },
      ...notAskedToErase,
    })
  }

  /**
   * The median wait in ms of visitors who asked and were taken over in the last hour; undefined if
   * too few. Longer waits are left out: visitors who asked on Friday evening have left since.
   */
  async usualWait(): Promise<number | undefined> {
    const since = new Date(Date.now() - hourMs)
    const taken = this.conversations.find(
      { takenAt: { $gte: since } },
      { projection: { waitedMs: 1 }, limit: maxOpen },
    )
    const waits = (await taken.toArray())
      .map(({ waitedMs = 0 }) => waitedMs)
      .filter((waitedMs) => waitedMs <= hourMs)
      .sort((a, b) => a - b)
    return waits.length < minWaits ? undefined : waits[Math.floor((waits.length - 1) / 2)]
  }

  /** When the last visitor stopped waiting; undefined if none has. */
  async lastWaitEnd(): Promise<Date | undefined> {
    const [latest] = await this.conversations
      .find(
        { waitEndedAt: anyTime },
        { sort: { waitEndedAt: -1 }, limit: 1, projection: { waitEndedAt: 1 } },
      )
      .toArray()
    return latest?.waitEndedAt
  }

  /** Conversations with a handover line added since then. */
  withLinesSince(since: Date): AsyncIterable<StoredConversation> {
    return this.conversations.find({ linedAt: { $gte: since } })
  }

  /**
   * Resolves to the conversation after this change, or after another one that came first and left
   * the condition unmet.
   */
  async change(
    id: string,
    condition: Filter<StoredConversation>,
    { handover, line, waitedMs, unreadTo, isCorrection }: Transition,
    lineId: string = randomUUID(),
  ): Promise<StoredConversation> {
    const storedLine: StoredLine = { id: lineId, at: new Date(), ...line }
    // Whoever changes a wait has its state in the condition.
    const endsWait = condition['handover.state'] === 'waiting' && handover?.state !== 'waiting'
    const changed = await this.conversations.findOneAndUpdate(
      { _id: id, ...notAskedToErase, ...condition },
      {
        $push: { lines: { $each: [storedLine], $slice: -maxLines } },
        $set: {
          linedAt: storedLine.at,
          ...(handover &&
            (isCorrection
              ? { 'handover.contact': handover.contact }
              : { handover: withAlertDue(handover) })),
          ...(waitedMs !== undefined && { waitedMs, takenAt: storedLine.at }),
          ...(endsWait && { waitEndedAt: storedLine.at }),
        },
        ...(!handover && { $unset: { handover: '' } }),
        ...(unreadTo !== undefined && { $unset: { [`reads.${unreadTo}`]: '' } }),
      },
      { returnDocument: 'after' },
    )
    if (!changed) return this.find(id)
    // Before the event, so that no answer comes after the line that says who joined.
    if (handover?.state === 'person') await this.messages.assignToPerson(id)
    this.events.emit('changed', changed, storedLine)
    return changed
  }

  async markAlerted({ _id, handover }: StoredConversation): Promise<void> {
    await this.conversations.updateOne(
      { _id, ...(handover && { 'handover.since': handover.since }) },
      { $unset: { 'handover.alertDue': '' } },
    )
  }

  async markSeen(id: string, at: Date): Promise<void> {
    await this.conversations.updateOne({ _id: id }, { $max: { seenAt: at } })
  }

  private async inState(state: StoredHandover['state']): Promise<StoredConversation[]> {
    const by = (order: 1 | -1, limit: number) =>
      this.conversations
        .find(
          { 'handover.state': state, ...notAskedToErase },
          { sort: { 'handover.state': order, 'handover.waitingSince': order }, limit },
        )
        .toArray()
    const longest = await by(1, maxOpen)
    const newest = longest.length < maxOpen ? [] : (await by(-1, maxNew)).reverse()
    const known = new Set(longest.map(({ _id }) => _id))
    return [...longest, ...newest.filter(({ _id }) => !known.has(_id))]
  }
}

/** True while a conversation's handover is as it was read. */
export function unchanged(handover: StoredHandover | undefined): Filter<StoredConversation> {
  if (!handover) return { handover: { $exists: false } }
  const { state, since, contact } = handover
  return {
    'handover.state': state,
    'handover.since': since,
    // A contact left while a teammate has the conversation changes neither.
    'handover.contact': contact ?? { $exists: false },
  }
}
