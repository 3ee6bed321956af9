/** Adding and removing ways of asking. In one section a way is asked for or never answered, not both. Pure. */
import { limits } from './limits'
import { type EntrySection, tidyWays, type Way, wayKey } from './sections'

/** How people ask for a section, or what must never be answered from it. */
export const wayKinds = ['way', 'never'] as const
export type WayKind = (typeof wayKinds)[number]

export const listOf = { way: 'ways', never: 'never' } as const satisfies Record<
  WayKind,
  keyof EntrySection
>
const otherKind = { way: 'never', never: 'way' } as const satisfies Record<WayKind, WayKind>

/** The same section where it is there already, whatever its signs; one of the other kind is moved. */
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

export function removeWay(section: EntrySection, kind: WayKind, text: string): EntrySection {
  const isIt = isSaidLike(text)
  const list = listOf[kind]
  return { ...section, [list]: section[list].filter((one) => !isIt(one)) }
}

/** One that was removed, at its place again; where it has come in since, in either list, nothing changes. */
export function restoreWay(
  section: EntrySection,
  kind: WayKind,
  way: Way,
  at: number,
): EntrySection {
  const list = listOf[kind]
  const isThere = wayKinds.some((one) => section[listOf[one]].some(isSaidLike(way.text)))
  if (isThere || !hasRoom(section, kind)) return section
  return { ...section, [list]: section[list].toSpliced(at, 0, way) }
}

/** Whether there is room for one more in this section. */
export function hasRoom(section: EntrySection, kind: WayKind): boolean {
  return section[listOf[kind]].length < limits.ways
}

function isSaidLike(text: string): (way: Way) => boolean {
  const key = wayKey(text)
  return (way) => wayKey(way.text) === key
}
