/** The suggestions that admins see: those that would still change something, most visitors first. */
import { wayKey } from '#shared/knowledge/sections'
import { listOf } from '#shared/knowledge/ways'
import { limits } from '#shared/training/suggestions/limits'
import { Suggestion } from '#shared/training/suggestions/records'
import type { Filter } from '../../store/port'
import type { PublishedSection, PublishedSections } from '../sections'
import type { StoredSuggestion } from './documents'
import type { Suggestions } from './stored'

interface Query {
  entry?: string | undefined
  section?: string | undefined
}

/** Skips suggestions whose section is gone or already has the way. */
export async function listed(
  suggestions: Suggestions,
  sections: PublishedSections,
  { entry, section }: Query,
): Promise<Suggestion[]> {
  const filter: Filter<StoredSuggestion> = { status: 'open' }
  if (entry !== undefined) filter.entry = entry
  if (section !== undefined) filter.section = section
  const sort = { visitors: -1, lastAt: -1, _id: -1 } as const
  const found = await suggestions.collection.find(filter, { sort, limit: limits.looked }).toArray()
  const published = await sections.of(found.map((one) => one.entry))
  const seen = new Set<string>()
  const changing = found.filter((one) => {
    const key = [one.entry, one.section, wayKey(one.text)].join('\n')
    const at = published.get(`${one.entry}/${one.section}`)
    // If two contradict each other, keeps the one of more visitors.
    if (!at || hasIt(at, one) || seen.has(key)) return false
    seen.add(key)
    return true
  })
  return changing
    .slice(0, limits.listed)
    .map((one) => toSuggestion(one, published.get(`${one.entry}/${one.section}`)))
}

/** A single suggestion, whatever its status; `title` is empty if its section is gone. */
export async function presented(
  suggestion: StoredSuggestion,
  sections: PublishedSections,
): Promise<Suggestion> {
  const { entry, section } = suggestion
  return toSuggestion(suggestion, (await sections.of([entry])).get(`${entry}/${section}`))
}

function hasIt(section: PublishedSection, { kind, text }: StoredSuggestion): boolean {
  const key = wayKey(text)
  return section[listOf[kind]].some((way) => wayKey(way.text) === key)
}

/** The allow-list of fields that leave the server. */
function toSuggestion(
  suggestion: StoredSuggestion,
  published: PublishedSection | undefined,
): Suggestion {
  const { _id, decision, confidence, lastAt } = suggestion
  return Suggestion.parse({
    id: _id,
    kind: suggestion.kind,
    text: suggestion.text,
    decisionRev: suggestion.decisionRev,
    entry: suggestion.entry,
    section: suggestion.section,
    title: published ? published.heading || published.entryTitle : '',
    visitors: suggestion.visitors,
    pick: suggestion.pick,
    helpful: suggestion.helpful,
    notHelpful: suggestion.notHelpful,
    lastAt: lastAt.getTime(),
    status: suggestion.status,
    ...(confidence !== undefined && { confidence }),
    isByItself: decision?.isByItself ?? false,
  })
}
