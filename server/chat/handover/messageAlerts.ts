/**
 * Pushes to the teammate who has a conversation that its visitor wrote: at once or, with an admin
 * page open, if it's still unread there some seconds later. One push for what comes meanwhile.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Teammates } from '../../team/team'
import { isKept, type StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import type { Handovers } from './handovers'
import type { PushAlerts } from './pushAlerts'
import { unreadOf } from './unread'

/** For whoever is at the page, which calls them, to look. */
const lookMs = 10_000
const maxUnread = 20

interface Parts {
  messages: Messages
  handovers: Handovers
  teammates: Teammates
  pushAlerts: PushAlerts
  log: FastifyBaseLogger
}

/** Returns what ends it. */
export function alertOfMessages(parts: Parts): () => Promise<void> {
  const { messages, handovers, teammates, pushAlerts, log } = parts
  const looks = new Map<string, NodeJS.Timeout>()
  const warn = (err: unknown) => log.warn({ err }, 'a teammate was not alerted to a message')

  handovers.events.on('wroteToPerson', (conversation) => {
    alert(conversation).catch(warn)
  })

  async function alert(conversation: StoredConversation): Promise<void> {
    const { _id, handover } = conversation
    const teammate = handover?.teammate?.id
    if (teammate === undefined || looks.has(_id)) return
    if (!(await teammates.attendance.isAtPage(teammate)))
      return pushAlerts.send('wrote', conversation, teammate)
    const look = setTimeout(() => {
      looks.delete(_id)
      alertIfUnread(_id, teammate).catch(warn)
    }, lookMs)
    look.unref()
    looks.set(_id, look)
  }

  async function alertIfUnread(id: string, teammate: string): Promise<void> {
    const conversation = await handovers.peek(id)
    const latest = (await messages.latest(id, { limit: maxUnread })).filter(isKept)
    if (conversation && unreadOf(teammate, conversation, latest))
      await pushAlerts.send('wrote', conversation, teammate)
  }

  return async () => {
    for (const look of looks.values()) clearTimeout(look)
  }
}
