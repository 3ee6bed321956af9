import { categories, type ListedItem } from '#shared/quotes/rules'

/** Items that contain every typed word; matches by name come first. */
export function findItems<Item extends ListedItem>(items: readonly Item[], typed: string): Item[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const isIn = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const byName = items.filter(({ name }) => isIn(name))
  const byRest = items.filter(
    (item) =>
      !byName.includes(item) && isIn(`${item.name} ${item.about} ${item.id} ${nameOf(item)}`),
  )
  return [...byName, ...byRest]
}

function nameOf({ category }: ListedItem): string {
  return categories.find(({ id }) => id === category)?.name ?? ''
}
