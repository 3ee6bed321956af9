/** Admins' views of the queue. A page reads an index from a cursor up to its limit. */
import type { FastifyBaseLogger } from 'fastify'
import { limits } from '#shared/training/queue/limits'
import type { QueuedQuestion, Variant } from '#shared/training/queue/records'
import type { Reason, View } from '#shared/training/queue/rules'
import { latestBy } from '../../http/pagination'
import type { Filter } from '../../store/port'
import { readable } from '../../store/readable'
import type { StoredGroup } from './documents'
import type { Groups } from './groups'
import { normalizeText } from './groupSummary'
import { toQueuedQuestion } from './present'

const latestFirst = latestBy<StoredGroup>('lastAt')

interface Query {
  view: View
  reason?: Reason | undefined
  before?: string | undefined
  limit: number
}

export async function listed(
  groups: Groups,
  { view, reason, before, limit }: Query,
  log: FastifyBaseLogger,
): Promise<{ questions: QueuedQuestion[]; next: string | null }> {
  const filter: Filter<StoredGroup> = {
    status: view,
    ...(reason && { reasons: reason }),
    ...latestFirst.after(before),
  }
  const found = await groups.collection.find(filter, { sort: latestFirst.sort, limit }).toArray()
  return {
    questions: await readable(found, toQueuedQuestion, log),
    next: latestFirst.next(found, limit),
  }
}

/** Each text once, latest first. */
export async function variantsOf(
  groups: Groups,
  id: string,
): Promise<{ variants: Variant[]; more: boolean }> {
  const variants = new Map<string, Variant>()
  for await (const { text, at } of groups.questionsOf(id)) {
    const key = normalizeText(text)
    const times = (variants.get(key)?.times ?? 0) + 1
    variants.delete(key)
    variants.set(key, { text, times, lastAt: at.getTime() })
    // Drops the oldest, so that a flood of texts isn't kept in memory.
    if (variants.size > limits.variants * 4) variants.delete(variants.keys().next().value ?? '')
  }
  const latest = [...variants.values()].reverse()
  return { variants: latest.slice(0, limits.variants), more: latest.length > limits.variants }
}
