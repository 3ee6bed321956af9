/**
 * Merges snapshots and live events about the visitor's messages. They may overlap, repeat or arrive
 * out of order; the resulting list is always the same.
 */
import type { VisitorMessage } from '#shared/chat/records'

export interface Known {
  /** By id, each at the highest revision received. */
  readonly messages: ReadonlyMap<string, VisitorMessage>
  /** Conversations erased for this visitor. They never come back. */
  readonly gone: ReadonlySet<string>
}

export const nothingKnown: Known = { messages: new Map(), gone: new Set() }

/** A higher revision replaces a lower one. */
export function addMessages(known: Known, incoming: readonly VisitorMessage[]): Known {
  const messages = new Map(known.messages)
  for (const message of incoming) {
    if (known.gone.has(message.conversationId)) continue
    const before = messages.get(message.id)
    if (!before || before.rev < message.rev) messages.set(message.id, message)
  }
  return { ...known, messages }
}

/** An erased conversation stays gone even if one of its messages arrives late. */
export function endConversations(known: Known, ids: Iterable<string>): Known {
  const gone = new Set([...known.gone, ...ids])
  const left = [...known.messages].filter(([, message]) => !gone.has(message.conversationId))
  return { messages: new Map(left), gone }
}

/** In chronological order; earlier conversations come before later ones. */
export function inOrder(known: Known): VisitorMessage[] {
  const starts = new Map<string, number>()
  for (const { conversationId, at } of known.messages.values()) {
    starts.set(conversationId, Math.min(at, starts.get(conversationId) ?? at))
  }
  return [...known.messages.values()].sort((a, b) => {
    if (a.conversationId === b.conversationId) return a.seq - b.seq
    const byStart = (starts.get(a.conversationId) ?? 0) - (starts.get(b.conversationId) ?? 0)
    return byStart || (a.conversationId < b.conversationId ? -1 : 1)
  })
}

export function conversationsIn(known: Known): Set<string> {
  return new Set([...known.messages.values()].map((message) => message.conversationId))
}

const overlap = 30_000

/** Time from which to ask for changes: the last known one, minus the time a write may take. */
export function askSince(known: Known): number | undefined {
  const last = [...known.messages.values()].reduce(
    (highest, { updatedAt }) => Math.max(highest, updatedAt),
    0,
  )
  return last === 0 ? undefined : Math.max(0, last - overlap)
}
