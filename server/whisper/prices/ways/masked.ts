/**
 * A message about a set of items as what stands around the items: each item a mark of its own, another where it
 * was named before, and each number one. So it is heard alike whatever is asked for.
 */

import { countAt } from '../../words/numbers'
import { stem } from '../../words/stem'
import type { ItemNames } from '../itemNames'
import { isPause } from '../pauses'
import { hearWanted, unlikely } from '../wanted/hearWanted'

const mark = {
  item: '@item',
  other: '@other',
  again: '@again',
  number: '@number',
  start: '^',
  end: '$',
}
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
  const stems = said.map(stem)
  const wanted = hearWanted(said, names)
  const marked: string[] = []
  for (let at = 0; at < said.length; at += 1) {
    const name = names.at(at, said, stems)
    const count = name ? undefined : countAt(said, at)
    const isKnown = name?.ids.some((id) => known.has(id))
    if (name)
      marked.push(isKnown ? mark.again : (wanted.get(at) ?? 1) < unlikely ? mark.other : mark.item)
    else marked.push(count ? mark.number : (stems[at] ?? ''))
    at += (name?.length ?? count?.length ?? 1) - 1
  }
  return marked
}
