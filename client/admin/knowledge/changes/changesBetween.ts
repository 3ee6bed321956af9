/** Differences between two contents of an entry: fields, sections, texts, ways of asking. Pure. */
import { areSameWays, categories, type EntryContent } from '#shared/knowledge/rules'
import { type EntrySection, sectionTexts, type Way, wayKey } from '#shared/knowledge/sections'
import { listOf, type WayKind, wayKinds } from '#shared/knowledge/ways'

export type ContentChange =
  | { kind: 'field'; name: string; before: string; after: string }
  | { kind: 'section'; what: 'added' | 'removed'; section: string }
  | { kind: 'heading'; before: string; after: string }
  | { kind: 'text'; section: string; before: string; after: string }
  | { kind: 'order' }
  | { kind: 'ways'; of: WayKind; what: 'added' | 'removed'; section: string; ways: Way[] }

/** `section` is its heading, or the entry's title if it has none. */
export function changesBetween(before: EntryContent, after: EntryContent): ContentChange[] {
  const was = sectionsById(before)
  const is = sectionsById(after)
  const kept = [...is.values()].flatMap((one) => {
    const old = was.get(one.id)
    return old ? [{ before: old, after: one }] : []
  })
  const found = [
    ...fieldChanges(before, after),
    ...[...was.values()]
      .filter(({ id }) => !is.has(id))
      .map(({ name }) => ({ kind: 'section' as const, what: 'removed' as const, section: name })),
    ...[...is.values()].flatMap((one) => {
      const old = was.get(one.id)
      if (old) return sectionChanges(old, one)
      const added = { kind: 'section' as const, what: 'added' as const, section: one.name }
      return [added, ...wayChanges({ ...one, ways: [], never: [] }, one)]
    }),
  ]
  const order = [...was.keys()].filter((id) => is.has(id))
  if (kept.some(({ after: { id } }, at) => id !== order[at])) found.push({ kind: 'order' })
  if (found.length > 0 || before.content === after.content) return found
  // For example a heading without text, or a blank line.
  return [{ kind: 'text', section: '', before: before.content, after: after.content }]
}

/** Number of sections added, removed or changed, not counting their order. */
export function changedSections(before: EntryContent, after: EntryContent): number {
  const was = sectionsById(before)
  const is = sectionsById(after)
  const removed = [...was.keys()].filter((id) => !is.has(id))
  const others = [...is.values()].filter((one) => {
    const old = was.get(one.id)
    return !old || sectionChanges(old, one).length > 0
  })
  return removed.length + others.length
}

function fieldChanges(before: EntryContent, after: EntryContent): ContentChange[] {
  const fields = [fieldsOf(before), fieldsOf(after)] as const
  return Object.entries(fields[0]).flatMap(([name, was]) => {
    const is = fields[1][name] ?? ''
    return was === is ? [] : [{ kind: 'field', name, before: was, after: is }]
  })
}

export function fieldsOf({ category, title, tags }: EntryContent): Record<string, string> {
  const name = categories.find(({ id }) => id === category)?.name ?? category
  return { Title: title, Category: name, Tags: tags.join(', ') }
}

interface Section extends EntrySection {
  name: string
  text: string
}

function sectionsById({ title, content, sections }: EntryContent): Map<string, Section> {
  const texts = sectionTexts(content)
  return new Map(
    sections.map((one, index) => {
      const name = one.heading || title || 'Untitled'
      return [one.id, { ...one, name, text: texts[index]?.text ?? '' }]
    }),
  )
}

function sectionChanges(before: Section, after: Section): ContentChange[] {
  const found: ContentChange[] = []
  if (before.heading !== after.heading) {
    found.push({ kind: 'heading', before: before.heading, after: after.heading })
  }
  if (before.text !== after.text) {
    found.push({ kind: 'text', section: after.name, before: before.text, after: after.text })
  }
  return [...found, ...wayChanges(before, after)]
}

function wayChanges(before: EntrySection, after: Section): ContentChange[] {
  return wayKinds.flatMap((of) => {
    const [was, is] = [before[listOf[of]], after[listOf[of]]]
    if (areSameWays(was, is)) return []
    const differences = [
      { what: 'added' as const, ways: without(is, was) },
      { what: 'removed' as const, ways: without(was, is) },
    ]
    return differences
      .filter(({ ways }) => ways.length > 0)
      .map((one) => ({ kind: 'ways' as const, of, section: after.name, ...one }))
  })
}

/** The ways that aren't among the others, whatever their case and punctuation. */
export function without(ways: readonly Way[], others: readonly Way[]): Way[] {
  const keys = new Set(others.map(({ text }) => wayKey(text)))
  return ways.filter(({ text }) => !keys.has(wayKey(text)))
}
