/** The list's rows, with questions just handled still in their places. Pure. */
import type { QueuedQuestion } from '#shared/training/queue/records'

interface QueueListRow {
  question: QueuedQuestion
  isHandled: boolean
}

/** `before` are the ids of the previous render. */
export function queueRows(
  questions: readonly QueuedQuestion[],
  handled: readonly QueuedQuestion[],
  before: readonly string[],
): QueueListRow[] {
  const rows: QueueListRow[] = questions.map((question) => ({ question, isHandled: false }))
  for (const question of handled) {
    if (questions.some(({ id }) => id === question.id)) continue
    const above = before.slice(0, Math.max(0, before.indexOf(question.id)))
    const at = rows.findLastIndex((row) => above.includes(row.question.id))
    rows.splice(at + 1, 0, { question, isHandled: true })
  }
  return rows
}
