/** The list of entries as it is known: what is told by itself and what a call answers both go in here. */
import type { QueryClient } from '@tanstack/react-query'
import type { KnowledgeNews } from '#shared/knowledge/events'
import type { EntryRecord, EntrySummary } from '#shared/knowledge/records'
import type { Line } from '../../../live'
import { askAfresh, layOver } from '../news'
import { keys, type knowledge } from './calls'

export type List = Awaited<ReturnType<typeof knowledge.list>>

const usesEveryMs = 1_000

/** A higher rev wins. */
export function withEntries(known: List, changed: readonly EntrySummary[]): List {
  const byId = new Map(known.entries.map((one) => [one.id, one]))
  for (const one of changed) {
    const before = byId.get(one.id)
    if (!before || before.rev < one.rev) byId.set(one.id, one)
  }
  return { ...known, entries: [...byId.values()] }
}

export function keepEntries(queries: QueryClient, changed: readonly EntrySummary[]): void {
  change(queries, (known) => withEntries(known, changed))
  for (const { id, rev } of changed) {
    const known = queries.getQueryData<EntryRecord>(keys.of(id))
    if (!known || known.rev < rev) askAfresh(queries, { queryKey: keys.of(id) })
  }
  askAfresh(queries, { queryKey: keys.searches })
}

/** What a call replied; the list learns of it by being told, and by this before. */
export function keepEntry(queries: QueryClient, entry: EntryRecord): void {
  queries.setQueryData(keys.of(entry.id), entry)
  void queries.invalidateQueries({ queryKey: [...keys.of(entry.id), 'versions'] })
  const { words, published: _, ...standing } = entry
  const { category, title, tags, content } = words
  const known = queries.getQueryData<List>(keys.list)
  const excerpt = known?.entries.find(({ id }) => id === entry.id)?.excerpt ?? content.slice(0, 200)
  change(queries, (list) => withEntries(list, [{ ...standing, category, title, tags, excerpt }]))
}

export function dropEntry(queries: QueryClient, id: string): void {
  change(queries, (known) => ({
    ...known,
    entries: known.entries.filter((one) => one.id !== id),
  }))
  void queries.invalidateQueries({ queryKey: keys.of(id) })
}

function change(queries: QueryClient, work: (known: List) => List): void {
  layOver<List>(queries, keys.list, work)
}

/** Lays what the line tells over what is known. Returns how to stop what runs by the clock. */
export function followKnowledge(
  queries: QueryClient,
  line: Pick<Line<Record<never, never>, KnowledgeNews>, 'on'>,
): () => void {
  let asking: ReturnType<typeof setTimeout> | undefined
  line.on('knowledge', (changed) => keepEntries(queries, changed))
  line.on('knowledgeRemoved', ({ id }) => dropEntry(queries, id))
  line.on('knowledgeUsed', () => {
    asking ??= setTimeout(() => {
      asking = undefined
      void queries.invalidateQueries({ queryKey: keys.uses })
    }, usesEveryMs)
  })
  return () => clearTimeout(asking)
}

/** Whatever happened while nobody listened. */
export function askKnowledgeAgain(queries: QueryClient): void {
  askAfresh(queries, { queryKey: keys.all })
}
