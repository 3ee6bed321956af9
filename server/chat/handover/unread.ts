/**
 * What is unread in a teammate's conversation: messages since they took it over, and the fact that it
 * was handed to them. They saw earlier messages when they took it over. Pure.
 */
import type { OpenHandover } from '#shared/chat/handover/records'
import type { StoredConversation, StoredMessage } from '../documents'

/** @param latest the latest messages; older ones don't count */
export function unreadOf(
  teammate: string,
  { handover, lines = [], reads }: StoredConversation,
  latest: readonly Pick<StoredMessage, 'seq' | 'at'>[],
): OpenHandover['unread'] {
  if (handover?.teammate?.id !== teammate) return undefined
  const { since } = handover
  const read = reads?.[teammate]
  const written = latest.filter(({ seq, at }) => at > since && seq > (read ?? 0))
  // A conversation handed to a teammate is unread until they open it.
  const isHanded = read === undefined && lines.findLast(({ kind }) => kind === 'joined')?.by
  const times = [...written.map(({ at }) => at), ...(isHanded ? [since] : [])]
  if (times.length === 0) return undefined
  return { count: times.length, since: Math.min(...times.map((at) => at.getTime())) }
}
