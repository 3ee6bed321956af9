/** Teammates' sockets: opened with a session, disconnected within a second of its end. */

import type { FastifyBaseLogger } from 'fastify'
import { analyticsEvents } from '#shared/analytics/events'
import { teammateEvents } from '#shared/chat/events'
import type { TeamRole } from '#shared/team/rules'
import type { Analytics } from '../analytics/port'
import { Buckets, type Limit } from '../http/limits/bucket'
import { handshakeError, Refusal } from '../http/refusal'
import { adminRoleRoom, type Live, sessionRoom } from '../live/live'
import { serveEvents } from '../live/serveEvents'
import { onlyAdmins, type Sessions } from '../session/session'
import type { Teammates } from '../team/team'
import type { Visibility } from '../whisper/whisper'
import { bundledRoom } from './bundle'
import type { InteractionCounts } from './counts/interactionCounts'
import type { TeammateActions } from './handover/teammateActions'
import type { ChangeClock } from './messages/changeClock'
import type { Presence } from './presence'

const served = { ...teammateEvents, ...analyticsEvents }
const checkMs = 1_000
const countsEveryMs = 300

interface TeammateSession {
  sessionId: string
  expiresAt: number
  teammate: string
  teamRole: TeamRole
}

interface TeammateSocketParts {
  live: Live
  sessions: Sessions
  stamps: ChangeClock
  presence: Presence
  counts: InteractionCounts
  visibility: Visibility
  teammateActions: TeammateActions
  teammates: Teammates
  analytics: Analytics
  parseCookies: (header: string) => Record<string, string | undefined>
  limit: Limit
  log: FastifyBaseLogger
}

/** Returns a function that stops its timers. */
export function teammateSockets(parts: TeammateSocketParts): () => void {
  const { live, sessions, stamps, presence, counts, visibility, analytics, log } = parts
  const { teammateActions, teammates } = parts
  const events = new Buckets(parts.limit)

  live.teammates.use(async (socket, next) => {
    try {
      const cookies = parts.parseCookies(socket.handshake.headers.cookie ?? '')
      const session = await sessions.ofCookies('admin', cookies)
      if (!session) throw new Refusal('unauthorized', 'Please sign in.')
      const { _id: sessionId, expiresAt, teammate, teamRole } = session
      socket.data = { sessionId, expiresAt: expiresAt.getTime(), teammate, teamRole }
      socket.join(sessionRoom(session._id))
      if (teamRole === 'admin') socket.join(adminRoleRoom)
      next()
    } catch (error) {
      next(handshakeError(error))
    }
  })

  serveEvents<typeof served, TeammateSession>(
    live.teammates,
    served,
    {
      watch: async (_, { bundled }, socket) => {
        if (bundled) await socket.join(bundledRoom)
        return { ...presence.now(), isVisible: visibility.isVisible, readAt: stamps.readAt }
      },
      typingTo: async ({ teammate: id }, { conversationId }) => {
        const teammate = await teammates.find(id)
        if (!teammate) return {}
        const { visitorKey } = await teammateActions.findAssignedTo(conversationId, teammate)
        live.toVisitor(visitorKey).emit('typing', { conversationId, name: teammate.name })
        return {}
      },
      watchAnalytics: (_, query, socket) => analytics.watch(query, socket),
      unwatchAnalytics: async (_, __, socket) => {
        await analytics.unwatch(socket)
        return {}
      },
    },
    {
      log,
      take: ({ sessionId }) => events.take(sessionId),
      requireAccess: ({ teamRole }, access) => {
        if (access === 'admin' && teamRole !== 'admin') throw onlyAdmins()
      },
    },
  )

  /** Disconnects ended sessions: expired, or ended elsewhere, such as by a new password. */
  async function cutEnded(): Promise<void> {
    const now = Date.now()
    const checked = new Map<string, Promise<boolean>>()
    for (const socket of live.teammates.sockets.values()) {
      const { sessionId, expiresAt } = socket.data as TeammateSession
      if (expiresAt <= now) socket.disconnect(true)
      else if (!checked.has(sessionId)) checked.set(sessionId, sessions.exists(sessionId))
    }
    for (const [sessionId, exists] of checked) {
      if (!(await exists)) live.teammates.local.in(sessionRoom(sessionId)).disconnectSockets(true)
    }
  }
  const checking = setInterval(() => {
    cutEnded().catch((err: unknown) => log.warn({ err }, 'checking sessions failed'))
  }, checkMs)
  checking.unref()

  let countsTimer: NodeJS.Timeout | undefined
  let areUsesNew = false
  counts.events.on('changed', (isUsed) => {
    areUsesNew ||= isUsed
    countsTimer ??= setTimeout(async () => {
      countsTimer = undefined
      try {
        if (live.shared || live.teammates.sockets.size > 0) {
          live.teammates.emit('counts', await counts.counts())
          if (areUsesNew) live.teammates.emit('knowledgeUsed')
          areUsesNew = false
        }
      } catch (err) {
        log.warn({ err }, 'sending counts failed')
      }
    }, countsEveryMs)
    countsTimer.unref()
  })

  return () => {
    clearInterval(checking)
    clearTimeout(countsTimer)
  }
}
