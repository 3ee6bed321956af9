/** Fetches changes missed while disconnected, unless a fresh load would be cheaper. */
import type { Change } from '#shared/chat/records'
import { chat } from '../chats/calls'

/** A write is timestamped up to 5 s before it is visible; the rest allows for clock drift. */
const overlapMs = 30_000
const maxPages = 5

/** Returns false if there is more than it fetched. */
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
