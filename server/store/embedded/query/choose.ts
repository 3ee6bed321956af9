/**
 * Chooses a query's plan. If several could serve, each reads a few rows on trial: the one that ends
 * soon, or matches much of what it reads, wins.
 */
import type { FindOptions } from '../../port'
import type { Index } from '../index/index'
import type { Records } from '../records/records'
import { type Conditions, conditionsOf } from './conditions'
import type { Test } from './filter'
import { isNarrow, type Plan, planFor } from './plan'
import { entriesIn, rowsIn } from './walk'

/** Rows read on trial, and entries counted before a plan is considered long. */
const trialRows = 32
const countedEntries = 2000
const unknown = 1e9

export function choosePlan(
  records: Records,
  filter: object,
  test: Test,
  options: FindOptions,
): Plan {
  const conditions = conditionsOf(filter)
  const order = Object.entries(options.sort ?? {}).map(([path, direction]) => ({
    path,
    descending: direction === -1,
  }))
  const indexes = records.indexes.filter(
    (index) => !index.spec.sparse || asksFor(index, conditions),
  )
  const all = [undefined, ...indexes].map((index) => planFor(index, conditions, order))
  const exact = all.find(findsOne)
  if (exact) return exact
  const useful = all.filter((plan) => isBounded(plan) || (order.length > 0 && plan.sorted))
  if (useful.length < 2) return useful[0] ?? (all[0] as Plan)
  let best: Plan | undefined
  let least = Number.POSITIVE_INFINITY
  // Sorted plans first: if one of them ends soon, the others needn't be counted for long.
  for (const plan of useful.toSorted((one, other) => Number(other.sorted) - Number(one.sorted))) {
    const cost = costOf(records, plan, test, options, least)
    if (best && cost >= least) continue
    best = plan
    least = cost
  }
  return best as Plan
}

/** A sparse index lacks documents without its first field. */
function asksFor({ parts }: Index, conditions: Conditions): boolean {
  const condition = conditions.get(parts[0]?.path ?? '') ?? {}
  const { points } = condition
  return Boolean(
    isNarrow(condition) || points?.every((point) => point !== null && point !== undefined),
  )
}

function isBounded({ fixed, narrowed }: Plan): boolean {
  return fixed > 0 || narrowed
}

function findsOne({ index, fixed }: Plan): boolean {
  return index === undefined ? fixed > 0 : index.spec.unique === true && fixed >= index.parts.length
}

/** Estimated rows the plan reads; stops counting once the plan can't cost less than `least`. */
function costOf(
  records: Records,
  plan: Plan,
  test: Test,
  { limit, skip = 0 }: FindOptions,
  least: number,
): number {
  let rows = 0
  let matches = 0
  for (const row of rowsIn(records, plan)) {
    rows++
    if (row && test(row)) matches++
    if (rows === trialRows) break
  }
  if (rows < trialRows) return rows
  if (plan.sorted && limit) return ((limit + skip) * rows) / Math.max(matches, 0.5)
  const most = Math.min(countedEntries, least)
  let entries = 0
  for (const _ of entriesIn(records, plan)) if (++entries >= most) return unknown
  return entries
}
