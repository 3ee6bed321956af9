/** Shows a stored change to those who watch: the visitor's own tabs and every admin. */
import type { Change } from '#shared/chat/records'
import type { Live } from '../live/live'
import { Bundler, bundledRoom } from './bundle'
import type { ErasedMessage, StoredMessage } from './documents'
import { toChange, toVisitorMessage } from './present'

export class Publisher {
  private readonly live: Live
  private readonly bundler: Bundler
  /** Called for each interaction whose change concerns the queue of questions. */
  onQueueDue: (id: string) => void = () => {}

  constructor(live: Live) {
    this.live = live
    this.bundler = new Bundler(live)
  }

  /** `exceptSocket` has it already, from its acknowledgement. */
  message(message: StoredMessage, exceptSocket?: string): void {
    this.messageToAdmins(message)
    // Gone for the visitor from the moment they asked to erase it.
    if (message.erasureAskedAt) return
    const room = this.live.visitors.adapter.rooms.get(message.visitorKey)
    const onlySender = exceptSocket !== undefined && room?.size === 1 && room.has(exceptSocket)
    if (onlySender && !this.live.shared) return
    const tabs = this.live.toVisitor(message.visitorKey)
    const others = exceptSocket === undefined ? tabs : tabs.except(exceptSocket)
    others.emit('message', toVisitorMessage(message))
  }

  /** Of a conversation that is over for its visitor. */
  messageToAdmins(message: StoredMessage): void {
    if (message.queueDue) this.onQueueDue(message._id)
    this.toAdmins(toChange(message))
  }

  erased(mark: ErasedMessage): void {
    if (mark.queueDue) this.onQueueDue(mark._id)
    this.toAdmins(toChange(mark))
  }

  /** What nobody hears, here or on another server, is not even put into words. */
  private toAdmins(change: Change): void {
    const { admins, shared } = this.live
    const bundled = admins.adapter.rooms.get(bundledRoom)?.size ?? 0
    if (shared || admins.sockets.size > bundled) admins.except(bundledRoom).emit('change', change)
    if (shared || bundled > 0) this.bundler.add(change)
  }

  piece(message: StoredMessage, text: string): void {
    const piece = { id: message._id, text }
    this.live.admins.emit('piece', piece)
    this.live.toVisitor(message.visitorKey).emit('piece', piece)
  }
}
