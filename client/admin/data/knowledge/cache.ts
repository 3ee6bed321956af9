/** The cached list of entries: pushed events and call results both go in here. */
import type { QueryClient } from '@tanstack/react-query'
import type { KnowledgeEvents } from '#shared/knowledge/events'
import type { EntryRecord, EntrySummary } from '#shared/knowledge/records'
import type { Connection } from '../../../live'
import { throttle } from '../throttle'
import { refetch, updateCached } from '../updateCache'
import { keys, type knowledge } from './calls'

type List = Awaited<ReturnType<typeof knowledge.list>>

const usesEveryMs = 1_000

/** The higher rev wins. */
function withEntries(known: List, changed: readonly EntrySummary[]): List {
  const byId = new Map(known.entries.map((one) => [one.id, one]))
  for (const one of changed) {
    const before = byId.get(one.id)
    if (!before || before.rev < one.rev) byId.set(one.id, one)
  }
  return { ...known, entries: [...byId.values()] }
}

export function cacheEntries(queries: QueryClient, changed: readonly EntrySummary[]): void {
  change(queries, (known) => withEntries(known, changed))
  for (const { id, rev } of changed) {
    const known = queries.getQueryData<EntryRecord>(keys.of(id))
    if (!known || known.rev < rev) refetch(queries, { queryKey: keys.of(id) })
  }
  refetch(queries, { queryKey: keys.searches })
}

/** Caches a call's reply. The list would learn of it from an event; this updates it sooner. */
export function cacheEntry(queries: QueryClient, entry: EntryRecord): void {
  queries.setQueryData(keys.of(entry.id), entry)
  refetch(queries, { queryKey: [...keys.of(entry.id), 'versions'] })
  const { words, published: _, ...rest } = entry
  const { category, title, tags, content } = words
  const known = queries.getQueryData<List>(keys.list)
  const excerpt = known?.entries.find(({ id }) => id === entry.id)?.excerpt ?? content.slice(0, 200)
  change(queries, (list) => withEntries(list, [{ ...rest, category, title, tags, excerpt }]))
}

export function removeEntry(queries: QueryClient, id: string): void {
  change(queries, (known) => ({
    ...known,
    entries: known.entries.filter((one) => one.id !== id),
  }))
  refetch(queries, { queryKey: keys.of(id) })
}

function change(queries: QueryClient, work: (known: List) => List): void {
  updateCached<List>(queries, keys.list, work)
}

/** Applies pushed events to the cache. Returns a function that stops the timer. */
export function followKnowledge(
  queries: QueryClient,
  connection: Pick<Connection<Record<never, never>, KnowledgeEvents>, 'on'>,
): () => void {
  const askUses = throttle(() => refetch(queries, { queryKey: keys.uses }), usesEveryMs)
  connection.on('knowledge', (changed) => cacheEntries(queries, changed))
  connection.on('knowledgeRemoved', ({ id }) => removeEntry(queries, id))
  connection.on('knowledgeUsed', askUses)
  return askUses.stop
}

/** Catches up on changes missed while disconnected. */
export function refetchKnowledge(queries: QueryClient): void {
  refetch(queries, { queryKey: keys.all })
}
