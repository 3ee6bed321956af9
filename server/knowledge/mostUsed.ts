import type { Entry } from '#shared/knowledge/entry'
import type { Use } from '#shared/knowledge/records'

/** Titles of entries that answers used, by the number of uses not marked Not helpful. */
export function mostUsed(entries: readonly Entry[], uses: Readonly<Record<string, Use>>): string[] {
  const score = ({ id }: Entry) => {
    const { used = 0, notHelpful = 0 } = uses[id] ?? {}
    return used - notHelpful
  }
  return entries
    .filter((entry) => score(entry) > 0)
    .sort((a, b) => score(b) - score(a))
    .map(({ title }) => title)
}
