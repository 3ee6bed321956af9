/** Filters a dealer's resources and counts their types. */
import { typeLabel } from '#shared/resources/fileTypes'
import type { DealerResource } from '#shared/resources/records'

/** Resources whose title, description or filename contain every word, ignoring case and accents. */
export function filterByText(
  resources: readonly DealerResource[],
  search: string,
): readonly DealerResource[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return resources
  return resources.filter(({ title, description, filename }) => {
    const text = folded(`${title} ${description} ${filename}`)
    return words.every((word) => text.includes(word))
  })
}

interface TypeCount {
  type: string
  count: number
}

/** Every type with its count: PDF, ZIP, then the others by name. */
export function typesOf(resources: readonly DealerResource[]): readonly TypeCount[] {
  const counts = new Map<string, number>()
  for (const { filename } of resources) {
    const type = typeLabel(filename)
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => rank(a.type) - rank(b.type) || a.type.localeCompare(b.type))
}

function rank(type: string): number {
  const known = ['PDF', 'ZIP'].indexOf(type)
  return known < 0 ? 2 : known
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
