/** Adds and removes ways of asking. In a section, a way is either answered or never answered. Pure. */
import { limits } from './limits'
import {
  type EntrySection,
  tidyWays,
  type Way,
  wayKey,
  type WayOrigin,
  wayOrigins,
  wayText,
} from './sections'

/** A way of asking for a section, or a question never answered from it. */
export const wayKinds = ['way', 'never'] as const
export type WayKind = (typeof wayKinds)[number]

export const listOf = { way: 'ways', never: 'never' } as const satisfies Record<
  WayKind,
  keyof EntrySection
>
export const otherKind = { way: 'never', never: 'way' } as const satisfies Record<WayKind, WayKind>

/** A way that adding one of the other kind moves out of its list, and its place there. */
export interface DisplacedWay {
  way: Way
  at: number
}

/** Unchanged if the way is already there, whatever its punctuation; one of the other kind is moved. */
export function addWay(section: EntrySection, kind: WayKind, way: Way): EntrySection {
  const isIt = isSaidLike(way.text)
  const [own, other] = [listOf[kind], listOf[otherKind[kind]]]
  const isThere = section[own].some(isIt)
  if (isThere && !section[other].some(isIt)) return section
  return {
    ...section,
    [own]: isThere ? section[own] : tidyWays([...section[own], way]),
    [other]: section[other].filter((one) => !isIt(one)),
  }
}

/** What `addWay` takes out of the other list. */
export function displacedBy(
  section: EntrySection,
  { kind, text }: { kind: WayKind; text: string },
): DisplacedWay | undefined {
  const list = section[listOf[otherKind[kind]]]
  const index = list.findIndex(isSaidLike(text))
  const way = list[index]
  return way && { way, at: index }
}

/** `from`: only if it came from one of these. */
export function removeWay(
  section: EntrySection,
  { kind, text }: { kind: WayKind; text: string },
  from: readonly WayOrigin[] = wayOrigins,
): EntrySection {
  const isIt = isSaidLike(text)
  const list = listOf[kind]
  const isKept = (one: Way) => !isIt(one) || !from.includes(one.from)
  return { ...section, [list]: section[list].filter(isKept) }
}

/** Puts a removed way back in its place; changes nothing if it has been added since, to either list. */
export function restoreWay(
  section: EntrySection,
  kind: WayKind,
  way: Way,
  at: number,
): EntrySection {
  const list = listOf[kind]
  const isThere = wayKinds.some((one) => section[listOf[one]].some(isSaidLike(way.text)))
  if (isThere || !hasRoom(section, kind)) return section
  return { ...section, [list]: tidyWays(section[list].toSpliced(at, 0, way)) }
}

/** Whether the section has room for one more. */
export function hasRoom(section: EntrySection, kind: WayKind): boolean {
  return section[listOf[kind]].length < limits.ways
}

/** `text`: also a question too long to be kept whole. */
function isSaidLike(text: string): (way: Way) => boolean {
  const key = wayKey(wayText(text))
  return (way) => wayKey(way.text) === key
}
