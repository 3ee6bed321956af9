/**
 * Merges a snapshot of the team's part with what live events brought: a snapshot is read before it
 * arrives, and an event may overtake it.
 */
import type { Handled } from '#shared/chat/handover/records'

/** Both of the same conversation. The handover is that of whoever has the latest line. */
export function mergeHandled(known: Handled, snapshot: Handled): Handled {
  const newer = without(known.lines, snapshot.lines)
  const isLatest = newer.some((line) => snapshot.lines.every(({ at }) => at <= line.at))
  return {
    ...(isLatest ? known : snapshot),
    lines: inTime([...snapshot.lines, ...newer]),
    replies: inTime([...snapshot.replies, ...without(known.replies, snapshot.replies)]),
  }
}

export function inTime<T extends { at: number }>(all: readonly T[]): T[] {
  return [...all].sort((a, b) => a.at - b.at)
}

function without<T extends { id: string }>(some: readonly T[], others: readonly T[]): T[] {
  const ids = new Set(others.map(({ id }) => id))
  return some.filter(({ id }) => !ids.has(id))
}
