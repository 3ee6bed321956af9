/** Rows of the list: a heading per day with its cards below, newest first. Pure. */
import type { Interaction } from '#shared/chat/records'

interface DayRow {
  kind: 'day'
  key: string
  day: string
}

interface CardRow {
  kind: 'card'
  key: string
  interaction: Interaction
  isFirst: boolean
  isLast: boolean
  /** Whether the erasure request is decided on this card: the newest of its conversation. */
  decides: boolean
}

export type Row = DayRow | CardRow

export function rowsOf(
  interactions: readonly Interaction[],
  dayOf: (at: number) => string,
): readonly Row[] {
  const rows: Row[] = []
  const asking = new Set<string>()
  let last: CardRow | null = null
  let lastDay = ''
  for (const interaction of interactions) {
    const { id, conversationId, timestamp, erasureAskedAt } = interaction
    const day = dayOf(timestamp)
    if (day !== lastDay) {
      if (last) last.isLast = true
      rows.push({ kind: 'day', key: `day ${day}`, day })
    }
    const decides = erasureAskedAt !== undefined && !asking.has(conversationId)
    if (decides) asking.add(conversationId)
    last = { kind: 'card', key: id, interaction, isFirst: day !== lastDay, isLast: false, decides }
    lastDay = day
    rows.push(last)
  }
  if (last) last.isLast = true
  return rows
}
