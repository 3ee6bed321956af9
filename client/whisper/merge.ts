/**
 * What the panel knows of the visitor's messages, put together from snapshots and live news that
 * overlap, repeat and overtake each other: whatever the order of deliveries, the list is the same.
 */
import type { VisitorMessage } from '#shared/chat/records'

export interface Known {
  /** By id, each in the highest revision that arrived. */
  readonly messages: ReadonlyMap<string, VisitorMessage>
  /** Conversations that are over for this visitor. Nothing brings them back. */
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

/** An erased conversation stays away, also when one of its messages arrives late. */
export function endConversations(known: Known, ids: Iterable<string>): Known {
  const gone = new Set([...known.gone, ...ids])
  const left = [...known.messages].filter(([, message]) => !gone.has(message.conversationId))
  return { messages: new Map(left), gone }
}

/** In the order in which they were said; an earlier conversation stands before a later one. */
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

/** From when on to ask for changes: the last one known, less the time that a write may take. */
export function askSince(known: Known): number | undefined {
  const last = [...known.messages.values()].reduce(
    (highest, { updatedAt }) => Math.max(highest, updatedAt),
    0,
  )
  return last === 0 ? undefined : Math.max(0, last - overlap)
}
