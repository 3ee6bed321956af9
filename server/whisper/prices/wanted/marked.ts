/**
 * Messages that ask for the price of a set, by writers who had not seen the answering: wherever an item is named stand
 * braces around it, and before a bar how many of it that adds to what is asked for. asked.txt, one message a line.
 */
import { understand } from '../../understand'
import { asTyped } from '../../words/spelling'
import type { ItemNames } from '../itemNames'
import asked from './asked.txt?raw'
import { mentionsIn } from './mentions'

export interface Marked {
  features: Map<string, number>
  isWanted: boolean
}

const marks = /\{(\d+)\|([^}]*)\}/g

export const markedLines = (): string[] => asked.split('\n').filter((line) => line.includes('{'))
export const unmarked = (line: string): string => line.replace(marks, '$2')

/** Each naming of one message; one that nobody marked is not wanted. */
export function markedIn(line: string, names: ItemNames): Marked[] {
  const found = mentionsIn(understand(unmarked(line), asTyped).said, names)
  const wanted = new Set<number>()
  let next = 0
  for (const [, count, name = ''] of line.matchAll(marks)) {
    const [item] = mentionsIn(understand(name, asTyped).said, names)
    const place = found.findIndex(
      ({ ids }, at) => at >= next && ids.some((id) => item?.ids.includes(id)),
    )
    if (place < 0) continue
    if (Number(count) > 0) wanted.add(place)
    next = place + 1
  }
  return found.map(({ features }, place) => ({ features, isWanted: wanted.has(place) }))
}
