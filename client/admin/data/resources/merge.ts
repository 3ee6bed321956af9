/**
 * Merges events into a list of resources. The higher rev wins; downloads don't change the rev and
 * only grow.
 */
import type { Resource } from '#shared/resources/records'
import type { Category } from '#shared/resources/rules'

type List = readonly Resource[]

export function withResources(known: List, changed: List): List {
  const byId = new Map(known.map((one) => [one.id, one]))
  for (const one of changed) {
    const before = byId.get(one.id)
    const newer = before && before.rev > one.rev ? before : one
    const downloads = Math.max(before?.downloads ?? 0, one.downloads)
    byId.set(one.id, { ...newer, downloads })
  }
  return [...byId.values()]
}

export function withoutResource(known: List, id: string): List {
  return known.filter((one) => one.id !== id)
}

export function withDownloads(known: List, id: string, downloads: number): List {
  return known.map((one) =>
    one.id === id ? { ...one, downloads: Math.max(one.downloads, downloads) } : one,
  )
}

/** A category's resources in order; archived ones separately. */
export function inCategory(known: List, category: Category): { current: List; archived: List } {
  const all = known
    .filter((one) => one.category === category)
    .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id))
  return {
    current: all.filter(({ archived }) => !archived),
    archived: all.filter(({ archived }) => archived),
  }
}

/**
 * Reorders resources before the server has answered, by redistributing the positions they had, so
 * that one that didn't move keeps its position on the server.
 */
export function withOrder(known: List, ids: readonly string[]): List {
  const places = known
    .filter(({ id }) => ids.includes(id))
    .map(({ position }) => position)
    .sort((a, b) => a - b)
  return known.map((one) => {
    const position = places[ids.indexOf(one.id)]
    return position === undefined ? one : { ...one, position }
  })
}

/** The ids with one moved to another place, counted without it. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id)
  const to = Math.max(0, Math.min(others.length, place))
  return [...others.slice(0, to), id, ...others.slice(to)]
}
