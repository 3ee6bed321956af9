/**
 * Finds the passages that cover a question's terms. Coverage, not only rank: how much of what was
 * asked a passage speaks of, so that the best of nothing is still recognised as nothing.
 */
import MiniSearch, { type SearchResult } from 'minisearch'
import { boost, credit, type Field, fields, wordsOf } from './fields'
import type { Passage } from './passages'
import { createWeights } from './weights'
import { everyTerm, isLight } from './words/terms'

export interface Match {
  passage: Passage
  /** 0 to 1: the share of the question's terms, by weight, that the passage speaks of. */
  coverage: number
  /** The terms that it speaks of itself. */
  covered: readonly string[]
}

export interface PassageIndex {
  /** Every folded word of the passages, as often as it occurs. */
  vocabulary: readonly string[]
  /** The best first. */
  find(asked: readonly string[]): Match[]
}

const mostCandidates = 50
/** Coverage decides, and MiniSearch's rank between passages that cover the same. */
const rankShare = 0.2

export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const search = new MiniSearch<Record<Field | 'id', string>>({
    fields: [...fields],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      // The length says nothing here: a passage is a sentence or three.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boostDocument: (at) => boostOf(passages[Number(at)]),
    },
  })
  const vocabulary: string[] = []
  const terms = passages.map((passage, at) => {
    const said = wordsOf(passage)
    vocabulary.push(...fields.flatMap((field) => said[field]))
    const found = {
      text: everyTerm(said.text),
      heading: everyTerm(said.heading),
      title: everyTerm(said.title),
      tags: everyTerm(said.tags),
    }
    search.add({
      id: `${at}`,
      text: [...found.text].join(' '),
      heading: [...found.heading].join(' '),
      title: [...found.title].join(' '),
      tags: [...found.tags].join(' '),
    })
    return new Set(fields.flatMap((field) => [...found[field]]))
  })
  const weighAll = createWeights(terms)
  const weighOpen = createWeights(terms.filter((_, at) => !passages[at]?.isOnlyUnderHeading))

  function judge(found: SearchResult, asked: readonly string[]): Match | undefined {
    const passage = passages[Number(found.id)]
    const credits = asked.map((term) => creditOf(found, term))
    const covered = asked.filter((term, at) => (credits[at] ?? 0) > credit.tags && !isLight(term))
    if (passage === undefined || covered.length === 0) return undefined
    if (passage.isOnlyUnderHeading && !covered.some((term) => standsIn(found, term, 'heading'))) {
      return undefined
    }
    // What a passage under its heading does not speak of is unknown if only others like it know it.
    const weights = asked.map((term, at) =>
      passage.isOnlyUnderHeading && (credits[at] ?? 0) > 0 ? weighAll(term) : weighOpen(term),
    )
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const spokenOf = weights.reduce((sum, weight, at) => sum + weight * (credits[at] ?? 0), 0)
    return { passage, coverage: spokenOf / total, covered }
  }

  function find(asked: readonly string[]): Match[] {
    const found = search.search(asked.join(' ')).slice(0, mostCandidates)
    const highest = found[0]?.score ?? 1
    return found
      .flatMap((result) => {
        const match = judge(result, asked)
        return match ? [{ match, rank: match.coverage + rankShare * (result.score / highest) }] : []
      })
      .sort((a, b) => b.rank - a.rank)
      .map(({ match }) => match)
  }

  return { vocabulary, find }
}

function creditOf(found: SearchResult, term: string): number {
  return Math.max(
    0,
    ...fields.filter((field) => standsIn(found, term, field)).map((it) => credit[it]),
  )
}

/** `match` is a plain object, and a visitor may ask about "constructor". */
function standsIn({ match }: SearchResult, term: string, field: Field): boolean {
  return Object.hasOwn(match, term) && (match[term] ?? []).includes(field)
}

/**
 * Of two that cover the same: an entry is written to be said, a page to be seen; and an entry says
 * first what matters most.
 */
function boostOf(passage: Passage | undefined): number {
  if (passage?.url !== undefined) return 0.5
  return passage?.isFirst ? 1.1 : 1
}
