/**
 * Merges ways of asking that others published while an entry was being edited, for example from
 * Training, into the draft: they can't conflict with it. Pure.
 */
import type { EntryContent } from '#shared/knowledge/rules'
import { addWay, listOf, removeWay, wayKinds } from '#shared/knowledge/ways'
import type { Part } from '../sections/parts'
import { without } from './changesBetween'

/** Whether only the ways of asking differ. */
export function differOnlyInWays(before: EntryContent, after: EntryContent): boolean {
  return (
    before.category === after.category &&
    before.title === after.title &&
    before.content === after.content &&
    before.tags.join() === after.tags.join() &&
    before.sections.length === after.sections.length &&
    before.sections.every(({ id }, index) => id === after.sections[index]?.id)
  )
}

export function withWaysOf(
  parts: readonly Part[],
  before: EntryContent,
  after: EntryContent,
): Part[] {
  const was = new Map(before.sections.map((one) => [one.id, one]))
  const is = new Map(after.sections.map((one) => [one.id, one]))
  return parts.map((part) => {
    const [old, now] = [was.get(part.id), is.get(part.id)]
    if (!old || !now || old === now) return part
    let { ways, never, ...rest } = part
    for (const kind of wayKinds) {
      const section = { id: part.id, heading: part.heading, ways, never }
      const [gone, come] = [
        without(old[listOf[kind]], now[listOf[kind]]),
        without(now[listOf[kind]], old[listOf[kind]]),
      ]
      const removed = gone.reduce((one, { text }) => removeWay(one, { kind, text }), section)
      ;({ ways, never } = come.reduce((one, way) => addWay(one, kind, way), removed))
    }
    return { ...rest, ways, never }
  })
}
