/** Changes who answers a conversation. Each change and its line are one conditional write. */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Filter, Store } from '../../store/port'
import type { StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import type { StoredHandover, StoredLine } from './documents'
import { HandoverQueries, notAskedToErase } from './handoverQueries'
import { withAlertDue } from './transitions'

const maxLines = 200

interface Change {
  /** Must still hold when the change is stored. */
  if: Filter<StoredConversation>
  handover: StoredHandover | null
  line: Pick<StoredLine, 'kind' | 'teammate' | 'by'> & { id?: string }
  /** How long the visitor waited, in milliseconds. */
  waitedMs?: number
  /** The id of the teammate to whom it's unread from now on. */
  unreadTo?: string
}

interface HandoverEvents {
  changed: [conversation: StoredConversation, line: StoredLine]
  /** The visitor wrote while a teammate has the conversation. */
  wroteToPerson: [conversation: StoredConversation]
}

export class HandoverChanges extends HandoverQueries {
  readonly events = new EventEmitter<HandoverEvents>()

  constructor(
    store: Store,
    protected readonly messages: Messages,
  ) {
    super(store)
  }

  async markAlerted({ _id, handover }: StoredConversation): Promise<void> {
    await this.conversations.updateOne(
      { _id, ...(handover && { 'handover.since': handover.since }) },
      { $unset: { 'handover.tellDue': '' } },
    )
  }

  async seen(id: string, at: Date): Promise<void> {
    await this.conversations.updateOne({ _id: id }, { $max: { seenAt: at } })
  }

  /** Resolves to the conversation after this change, or after another one that came first. */
  protected async change(
    id: string,
    { if: condition, handover, line, waitedMs, unreadTo }: Change,
  ): Promise<StoredConversation> {
    const storedLine: StoredLine = { id: randomUUID(), at: new Date(), ...line }
    const changed = await this.conversations.findOneAndUpdate(
      { _id: id, ...notAskedToErase, ...condition },
      {
        $push: { lines: { $each: [storedLine], $slice: -maxLines } },
        $set: {
          linedAt: storedLine.at,
          ...(handover && { handover: withAlertDue(handover) }),
          ...(waitedMs !== undefined && { waitedMs, takenAt: storedLine.at }),
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
