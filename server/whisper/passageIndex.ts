/**
 * Finds the passages that cover a question's terms. Coverage, not only rank: how much of what was
 * asked a passage speaks of, so that the best of nothing is still recognised as nothing.
 */
import MiniSearch, { type SearchResult } from 'minisearch'
import type { Passage } from './passages'
import { words } from './words/fold'
import { terms } from './words/terms'

export interface Match {
  passage: Passage
  /** 0 to 1: the share of the question's terms, by weight, that the passage speaks of. */
  coverage: number
  covered: ReadonlySet<string>
}

export interface PassageIndex {
  /** Every folded word of the passages, repeated as often as it occurs. */
  vocabulary: readonly string[]
  /** The best first. */
  find(asked: readonly string[]): Match[]
}

/** What a term counts for by where it stands. A tag is about the entry, not about this passage. */
const credit: Readonly<Record<string, number>> = { text: 1, title: 0.8, tags: 0.5 }
const boost = { text: 1, title: 2, tags: 0.5 }
/** A word that no passage knows is most likely the very thing that is asked about. */
const unknownWeight = 2
const candidates = 50

export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const search = new MiniSearch<Record<string, string>>({
    fields: ['text', 'title', 'tags'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost },
  })
  const vocabulary: string[] = []
  const passagesWith = new Map<string, number>()
  passages.forEach(({ title, tags, text }, at) => {
    const fields = [text, title, tags.join(' ')].map(words)
    vocabulary.push(...fields.flat())
    const [inText = [], inTitle = [], inTags = []] = fields.map(terms)
    search.add({
      id: `${at}`,
      text: inText.join(' '),
      title: inTitle.join(' '),
      tags: inTags.join(' '),
    })
    for (const term of new Set([...inText, ...inTitle, ...inTags])) {
      passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1)
    }
  })

  /** 0.4 for what every passage says, 1 for what a single one says. */
  function weight(term: string): number {
    const count = passagesWith.get(term)
    if (count === undefined) return unknownWeight
    return 0.4 + (0.6 * Math.log(passages.length / count)) / Math.log(Math.max(2, passages.length))
  }

  function judge(found: SearchResult, asked: readonly string[]): Match | undefined {
    const passage = passages[Number(found.id)]
    const speaksOfIt = Object.values(found.match).some((fields) =>
      fields.some((it) => it !== 'tags'),
    )
    if (passage === undefined || !speaksOfIt) return undefined
    let total = 0
    let sum = 0
    for (const term of asked) {
      const credits = (found.match[term] ?? []).map((field) => credit[field] ?? 0)
      total += weight(term)
      sum += weight(term) * Math.max(0, ...credits)
    }
    return { passage, coverage: sum / total, covered: new Set(Object.keys(found.match)) }
  }

  function find(asked: readonly string[]): Match[] {
    const found = search.search(asked.join(' ')).slice(0, candidates)
    const highest = found[0]?.score ?? 1
    return found
      .flatMap((result) => {
        const match = judge(result, asked)
        return match ? [{ match, rank: 0.8 * match.coverage + (0.2 * result.score) / highest }] : []
      })
      .sort((a, b) => b.rank - a.rank)
      .map(({ match }) => match)
  }

  return { vocabulary, find }
}
