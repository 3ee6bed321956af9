/**
 * Finds and erases visitors' texts in an entry: the question it was taught from, and ways of asking
 * that came from visitors, in every version. Admins' own text stays. Pure.
 */
import type { EntryContent } from '#shared/knowledge/rules'
import { fromVisitors, type Way } from '#shared/knowledge/sections'
import type { Decide } from './entries'
import type { KnowledgeRecord } from './record'

type Holding = Pick<KnowledgeRecord, 'sections' | 'changes' | 'versions' | 'origin'>

export function* visitorTexts(record: Holding) {
  if (record.origin.kind === 'taught') yield record.origin.question
  for (const { text, from } of waysIn(record)) if (fromVisitors.includes(from)) yield text
}

function* waysIn({ sections, changes, versions }: Omit<Holding, 'origin'>) {
  const all = [{ sections }, ...(changes ? [changes] : []), ...versions.map(({ words }) => words)]
  for (const words of all) for (const { ways, never } of words.sections) yield* [...ways, ...never]
}

export function erasingTexts(isMeant: (text: string) => boolean): Decide {
  return ({ sections, changes, versions, origin }) => {
    let hasMatch = false
    const keepUnless = (isMeantHere: boolean) => {
      hasMatch ||= isMeantHere
      return !isMeantHere
    }
    const isKept = ({ text, from }: Way) => keepUnless(fromVisitors.includes(from) && isMeant(text))
    const $set = {
      ...keepingWays({ sections }, isKept),
      ...(changes && { changes: keepingWays(changes, isKept) }),
      versions: versions.map((one) => ({ ...one, words: keepingWays(one.words, isKept) })),
      ...(origin.kind === 'taught' &&
        !keepUnless(isMeant(origin.question)) && { origin: { ...origin, question: '' } }),
    }
    return hasMatch ? { $set } : null
  }
}

/** Without visitors' ways that no version of the entry has: they have been erased there. */
export function withoutErased(words: EntryContent, current: Holding): EntryContent {
  const known = new Set([...waysIn(current)].map(({ text }) => text))
  return keepingWays(words, ({ text, from }) => !fromVisitors.includes(from) || known.has(text))
}

function keepingWays<W extends Pick<EntryContent, 'sections'>>(
  words: W,
  isKept: (way: Way) => boolean,
): W {
  const sections = words.sections.map((section) => ({
    ...section,
    ways: section.ways.filter(isKept),
    never: section.never.filter(isKept),
  }))
  return { ...words, sections }
}
