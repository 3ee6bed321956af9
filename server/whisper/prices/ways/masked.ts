/**
 * A message about a set of items as what stands around the items: each item a mark of its own, another where it
 * was named before, and each number one. So it is heard alike whatever is asked for.
 */

import type { ItemNames } from '../itemNames'
import { isPause } from '../pauses'
import { mark, tokensOf } from '../tokens'
import { hearWanted, unlikely } from '../wanted/hearWanted'

/** An item that was named before, and one that is not wanted. */
const again = '@again'
const other = '@other'
/** Before how rare each is. */
const shares = { one: 1, two: 0.7, three: 0.5, around: 0.4 }

/** `known`: the ids of items that were named before. */
export function featuresOfWay(
  said: readonly string[],
  names: ItemNames,
  known: ReadonlySet<string>,
): Map<string, number> {
  const spoken = said.filter((word) => !isPause(word))
  const marked = [mark.start, ...masked(spoken, names, known), mark.end]
  const found = new Map<string, number>()
  for (const [at, one] of marked.entries()) {
    const [next, third] = [marked[at + 1], marked[at + 2]]
    found.set(one, shares.one)
    if (next !== undefined) found.set(`${one} ${next}`, shares.two)
    if (third === undefined) continue
    found.set(`${one} ${next} ${third}`, shares.three)
    found.set(`${one} * ${third}`, shares.around)
  }
  return found
}

function masked(said: readonly string[], names: ItemNames, known: ReadonlySet<string>): string[] {
  const wanted = hearWanted(said, names)
  return tokensOf(said, names).map(({ text, at, ids }) => {
    if (ids?.some((id) => known.has(id))) return again
    return ids && (wanted.get(at) ?? 1) < unlikely ? other : text
  })
}
