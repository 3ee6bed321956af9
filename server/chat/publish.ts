/** Publishes each stored change to the visitor's own tabs and to every admin. */
import type { Change } from '#shared/chat/records'
import type { Live } from '../live/live'
import { observeDelivery } from '../monitoring/metrics'
import { Bundler, bundledRoom } from './bundle'
import type { StoredMessage } from './documents'
import type { Messages } from './messages/messages'
import { toChange, toVisitorMessage } from './present'

export class Publisher {
  private readonly bundler: Bundler

  constructor(
    private readonly live: Live,
    { events }: Pick<Messages, 'events'>,
  ) {
    this.bundler = new Bundler(live)
    events.on('stored', (message, { socketId, receivedAt }) => {
      if (receivedAt !== undefined) observeDelivery('stored', receivedAt)
      this.message(message, socketId)
      if (receivedAt !== undefined) observeDelivery('published', receivedAt)
    })
    events.on('answered', (message) => this.message(message))
    events.on('feedback', (message, { socketId }) => this.message(message, socketId))
    events.on('changed', (message) => this.message(message))
    // To teammates only: for its visitor, the conversation is over.
    events.on('erasureAsked', (message) => this.toAdmins(toChange(message)))
    events.on('erased', (tombstone) => this.toAdmins(toChange(tombstone)))
  }

  piece(message: StoredMessage, text: string): void {
    const piece = { id: message._id, text }
    this.live.teammates.emit('piece', piece)
    this.live.toVisitor(message.visitorKey).emit('piece', piece)
  }

  /** `exceptSocket` already has it, from its acknowledgement. */
  private message(message: StoredMessage, exceptSocket?: string): void {
    this.toAdmins(toChange(message))
    // Gone for the visitor once they have asked to erase it.
    if (message.erasureAskedAt) return
    const room = this.live.visitors.adapter.rooms.get(message.visitorKey)
    const onlySender = exceptSocket !== undefined && room?.size === 1 && room.has(exceptSocket)
    if (onlySender && !this.live.shared) return
    const tabs = this.live.toVisitor(message.visitorKey)
    const others = exceptSocket === undefined ? tabs : tabs.except(exceptSocket)
    others.emit('message', toVisitorMessage(message))
  }

  /** A change that nobody receives, here or on another server, isn't even serialized. */
  private toAdmins(change: Change): void {
    const { teammates, shared } = this.live
    const bundled = teammates.adapter.rooms.get(bundledRoom)?.size ?? 0
    if (shared || teammates.sockets.size > bundled)
      teammates.except(bundledRoom).emit('change', change)
    if (shared || bundled > 0) this.bundler.add(change)
  }
}
