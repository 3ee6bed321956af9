/**
 * Pushes to a teammate when the visitor of a conversation they have writes: at once or, with an admin
 * page open, if it's still unread some seconds later. Messages until then share one push.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Teammates } from '../../team/team'
import { isKept, type StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import type { HandoverStore } from './handoverStore'
import type { PushAlerts } from './pushAlerts'
import { unreadOf } from './unread'
import type { VisitorRequests } from './visitorRequests'

/** Time for a teammate with an admin page open, which alerts them, to read the message. */
const unreadGraceMs = 10_000
const maxUnread = 20

interface Parts {
  messages: Messages
  handovers: HandoverStore
  visitorRequests: VisitorRequests
  teammates: Teammates
  pushAlerts: PushAlerts
  log: FastifyBaseLogger
}

/** Returns a function that stops them. */
export function startMessageAlerts(parts: Parts): () => Promise<void> {
  const { messages, handovers, visitorRequests, teammates, pushAlerts, log } = parts
  const unreadChecks = new Map<string, NodeJS.Timeout>()
  const warn = (err: unknown) => log.warn({ err }, 'a teammate was not alerted to a message')

  visitorRequests.events.on('wroteToPerson', (conversation) => {
    alert(conversation).catch(warn)
  })

  async function alert(conversation: StoredConversation): Promise<void> {
    const { _id, handover } = conversation
    const teammate = handover?.teammate?.id
    if (teammate === undefined || unreadChecks.has(_id)) return
    if (!(await teammates.presence.hasPageOpen(teammate)))
      return pushAlerts.send('wrote', conversation, teammate)
    const check = setTimeout(() => {
      unreadChecks.delete(_id)
      alertIfUnread(_id).catch(warn)
    }, unreadGraceMs)
    check.unref()
    unreadChecks.set(_id, check)
  }

  /** Whoever has it by now: a colleague may have taken it over meanwhile. */
  async function alertIfUnread(id: string): Promise<void> {
    const conversation = await handovers.peek(id)
    const teammate = conversation?.handover?.teammate?.id
    if (!conversation || teammate === undefined) return
    const latest = (await messages.latest(id, { limit: maxUnread })).filter(isKept)
    if (unreadOf(teammate, conversation, latest))
      await pushAlerts.send('wrote', conversation, teammate)
  }

  return async () => {
    for (const check of unreadChecks.values()) clearTimeout(check)
  }
}
