/**
 * What accepting or teaching a way of asking took out of its section's other list, as kept in the
 * decision to undo it.
 */
import { fromVisitors, type WayOrigin } from '#shared/knowledge/sections'
import type { DisplacedWay } from '#shared/knowledge/ways'
import type { Collection, Filter, Stored, UpdateFilter } from '../store/port'

/**
 * Without the text if it's a visitor's: then the decision's own text serves, which asks in the same
 * words and goes when they are erased.
 */
export interface StoredDisplaced {
  from: WayOrigin
  at: number
  text?: string
}

export function toStored({ way: { text, from }, at }: DisplacedWay): StoredDisplaced {
  return { from, at, ...(!fromVisitors.includes(from) && { text }) }
}

/** `text`: that of the decision. */
export function fromStored({ from, at, text }: StoredDisplaced, own: string): DisplacedWay {
  return { way: { text: text ?? own, from }, at }
}

interface Decided extends Stored {
  decisionRev: number
  decision?: { displaced?: StoredDisplaced }
}

/** Adds it to the same decision of somebody else, who came first but found the way already there. */
export async function addDisplaced<T extends Decided>(
  collection: Collection<T>,
  { _id, decisionRev }: T,
  displaced: StoredDisplaced,
): Promise<void> {
  await collection.updateOne(
    { _id, decisionRev, 'decision.displaced': { $exists: false } } as object as Filter<T>,
    { $set: { 'decision.displaced': displaced } } as object as UpdateFilter<T>,
  )
}
