/** Reads what changed while nobody was listening, unless it is so much that a fresh load is less. */
import type { Change } from '#shared/chat/records'
import { chat } from '../chats/calls'

/** A write is stamped before it is seen, by at most 5 s; the rest is for clocks that differ. */
const overlapMs = 30_000
const maxPages = 5

/** Returns false when there is more than it read. */
export async function fetchMissed(
  knownUntil: number,
  take: (changes: Change[]) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const since = Math.max(0, knownUntil - overlapMs)
  let after: string | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const reply: { changes: Change[]; next: string | null } = await chat.changes(
      after === null ? { since } : { since, after },
      { signal },
    )
    take(reply.changes)
    if (reply.next === null) return true
    after = reply.next
  }
  return false
}
