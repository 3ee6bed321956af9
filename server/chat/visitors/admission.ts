/** Who may connect as a visitor: their own browsers, and those that came by a private link. */

import type { IncomingMessage } from 'node:http'
import type { Socket } from 'socket.io'
import type { Analytics } from '../../analytics/port'
import { handshakeError, Refusal } from '../../http/refusal'
import { type VisitorCookies, visitorCookie } from '../../http/visitor'
import { type Live, linkRoom } from '../../live/live'
import { chatChannel } from '../channels/chatChannel'
import type { Conversations } from '../conversations'
import type { Presence } from '../presence'

/** Per visitor: each tab is sent what any other does. */
const maxTabs = 50
/** How long a browser that came by a private link stays connected after its conversation is over. */
const linkGoodbyeMs = 1_000

/** Those that came by a private link, also once they have left every room. */
const linkSockets = new WeakSet<Socket>()

export interface AdmissionParts {
  live: Live
  presence: Presence
  conversations: Conversations
  visitors: VisitorCookies
  analytics: Analytics
  addressOf: (request: IncomingMessage) => string
  parseCookies: (header: string) => Record<string, string | undefined>
}

export function admitVisitors(parts: AdmissionParts): void {
  const { live, presence, conversations, analytics } = parts
  live.visitors.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (error: unknown) => next(handshakeError(error)),
    )
  })
  live.visitors.on('connection', (socket) => {
    const { key, person } = socket.data
    socket.data = Object.assign(presence.enter(key), { person })
    socket.join(key)
    socket.on('disconnect', leave)
  })

  async function admit(socket: Socket): Promise<void> {
    const cookies = parts.parseCookies(socket.handshake.headers.cookie ?? '')
    const visitor = parts.visitors.identify(cookies[visitorCookie])
    if (!visitor) throw new Refusal('unauthorized', 'No visitor cookie yet.')
    const { key, only } = visitor
    if (only !== undefined) await conversations.runningFor(visitor, chatChannel)
    if ((live.visitors.adapter.rooms.get(key)?.size ?? 0) >= maxTabs)
      throw new Refusal('too-many', 'Too many open tabs.')
    const asker = { ip: parts.addressOf(socket.request), headers: socket.handshake.headers }
    socket.data = { key, person: analytics.personOf(asker) }
    if (only === undefined) return
    linkSockets.add(socket)
    await socket.join(linkRoom(key))
  }

  function leave(this: Socket): void {
    presence.leave(this.data, this.id)
  }
}

/** Such a browser takes part in the running conversation alone: others were never theirs. */
export function cameByLink(socket: Socket, visitorKey: string): boolean {
  return socket.rooms.has(linkRoom(visitorKey))
}

/** Throws for one whose conversation is over: what it sends would go into the next one. */
export function requireRunningLink(socket: Socket): void {
  const { key } = socket.data as { key: string }
  if (linkSockets.has(socket) && !socket.rooms.has(key))
    throw new Refusal('gone', 'This conversation was erased.')
}

/** Browsers that came by a private link hear nothing of the visitor's next conversation. */
export function endLinks(live: Live, visitorKey: string): void {
  const byLink = live.visitors.in(linkRoom(visitorKey))
  byLink.socketsLeave(visitorKey)
  // One of them may have asked, and is still to be answered.
  setTimeout(() => byLink.disconnectSockets(true), linkGoodbyeMs).unref()
}
