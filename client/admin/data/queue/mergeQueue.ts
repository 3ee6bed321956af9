/** Merges events into a list of the queue. Existing questions keep their place. Pure. */
import type { QueuedQuestion } from '#shared/training/queue/records'
import type { queue, Wanted } from './calls'

export type List = Awaited<ReturnType<typeof queue.list>>
export interface QueueChanges {
  changed: readonly QueuedQuestion[]
  gone: readonly string[]
}

function belongs({ status, why }: QueuedQuestion, { view, reason }: Wanted): boolean {
  return status === view && (reason === null || (why[reason] ?? 0) > 0)
}

/** The higher rev wins; new questions go first, unless older than the loaded ones. */
export function mergeQueue(known: List, { changed, gone }: QueueChanges, wanted: Wanted): List {
  const left = new Set(gone)
  const news = new Map(changed.map((one) => [one.id, one]))
  const kept = known.questions.flatMap((before) => {
    const after = news.get(before.id)
    if (left.has(before.id)) return []
    if (!after || after.rev <= before.rev) return [before]
    return belongs(after, wanted) ? [after] : []
  })
  const ids = new Set(known.questions.map(({ id }) => id))
  const last = known.next === null ? undefined : known.questions.at(-1)
  const added = changed
    .filter((one) => !ids.has(one.id) && !left.has(one.id) && belongs(one, wanted))
    .filter(({ lastAt }) => last === undefined || lastAt > last.lastAt)
    .sort((a, b) => b.lastAt - a.lastAt)
  return { ...known, questions: [...added, ...kept] }
}

/** Appends the next page, without questions that have moved up meanwhile. */
export function appendPage(known: List, page: List): List {
  const ids = new Set(known.questions.map(({ id }) => id))
  const fresh = page.questions.filter(({ id }) => !ids.has(id))
  return { ...known, questions: [...known.questions, ...fresh], next: page.next }
}
