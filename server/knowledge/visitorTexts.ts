/**
 * Finds and erases visitors' texts in an entry: the question it was taught from, and ways of asking
 * that came from visitors, in every version. Admins' own text stays. Pure.
 */
import type { EntryContent } from '#shared/knowledge/rules'
import { fromVisitors, type Way } from '#shared/knowledge/sections'
import type { Decide } from './entries'
import type { KnowledgeRecord } from './record'

type Holding = Pick<KnowledgeRecord, 'sections' | 'changes' | 'versions' | 'origin'>

export function* visitorTexts({ sections, changes, versions, origin }: Holding) {
  if (origin.kind === 'taught') yield origin.question
  const all = [{ sections }, ...(changes ? [changes] : []), ...versions.map(({ words }) => words)]
  for (const words of all)
    for (const { ways, never } of words.sections)
      for (const { text, from } of [...ways, ...never]) if (fromVisitors.includes(from)) yield text
}

export function erasingTexts(isMeant: (text: string) => boolean): Decide {
  return ({ sections, changes, versions, origin }) => {
    let hasMatch = false
    const keepUnless = (isMeantHere: boolean) => {
      hasMatch ||= isMeantHere
      return !isMeantHere
    }
    const isKept = ({ text, from }: Way) => keepUnless(fromVisitors.includes(from) && isMeant(text))
    const without = <W extends Pick<EntryContent, 'sections'>>(words: W): W => ({
      ...words,
      sections: words.sections.map((section) => ({
        ...section,
        ways: section.ways.filter(isKept),
        never: section.never.filter(isKept),
      })),
    })
    const $set = {
      ...without({ sections }),
      ...(changes && { changes: without(changes) }),
      versions: versions.map((one) => ({ ...one, words: without(one.words) })),
      ...(origin.kind === 'taught' &&
        !keepUnless(isMeant(origin.question)) && { origin: { ...origin, question: '' } }),
    }
    return hasMatch ? { $set } : null
  }
}
