/**
 * Finds the passages that cover a question's terms. Coverage, not only rank: how much of what was
 * asked a passage speaks of, so that the best of nothing is still recognised as nothing.
 */
import MiniSearch, { type SearchResult } from 'minisearch'
import type { Passage } from './passages'
import { isEnglish } from './words/english'
import { words } from './words/fold'
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

type Field = 'text' | 'heading' | 'title' | 'tags'
/** What a term counts for by where it stands. Title and tags are about the entry, not this passage. */
const credit: Readonly<Record<Field, number>> = { text: 1, heading: 0.9, title: 0.7, tags: 0.4 }
const boost: Readonly<Record<Field, number>> = { text: 1, heading: 1.5, title: 1, tags: 0.5 }
/** What no passage knows is most likely the very thing that is asked about, names above all. */
const unknownWeight = 1.5
const unknownNameWeight = 2
const unknownNumberWeight = 0.5
const lightWeight = 0.1
const mostCandidates = 50
/** Coverage decides, and MiniSearch's rank between passages that cover the same. */
const rankShare = 0.2

export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const search = new MiniSearch<Record<Field | 'id', string>>({
    fields: Object.keys(credit),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boostDocument: (at) => boostOf(passages[Number(at)]),
    },
  })
  const vocabulary: string[] = []
  const passagesWith = new Map<string, number>()
  passages.forEach((passage, at) => {
    const { text, heading, title, tags } = passage
    const said = [text, heading, title, tags.join(' ')].map(words)
    vocabulary.push(...said.flat())
    const terms = said.map((it) => [...everyTerm(it)])
    for (const term of new Set(terms.flat())) {
      passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1)
    }
    const [inText = '', inHeading = '', inTitle = '', inTags = ''] = terms.map((it) => it.join(' '))
    search.add({ id: `${at}`, text: inText, heading: inHeading, title: inTitle, tags: inTags })
  })
  const rarest = Math.log(Math.max(2, passages.length))

  /** From 0.3 for what every passage says to 1 for what a single one says. */
  function weight(term: string): number {
    if (isLight(term)) return lightWeight
    const count = passagesWith.get(term)
    if (count === undefined) return weightOfUnknown(term)
    return 0.3 + (0.7 * Math.log(passages.length / count)) / rarest
  }

  function judge(found: SearchResult, asked: readonly string[]): Match | undefined {
    const passage = passages[Number(found.id)]
    const credits = asked.map((term) => creditOf(found.match[term]))
    const covered = asked.filter((term, at) => (credits[at] ?? 0) > credit.tags && !isLight(term))
    if (passage === undefined || covered.length === 0) return undefined
    const total = asked.reduce((sum, term) => sum + weight(term), 0)
    const spokenOf = asked.reduce((sum, term, at) => sum + weight(term) * (credits[at] ?? 0), 0)
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

function weightOfUnknown(term: string): number {
  if (/^\d/.test(term)) return unknownNumberWeight
  return isEnglish(term) ? unknownWeight : unknownNameWeight
}

function creditOf(fields: readonly string[] = []): number {
  return Math.max(0, ...fields.map((field) => (field in credit ? credit[field as Field] : 0)))
}

/**
 * Of two that cover the same: an entry is written to be said, a page to be seen; and an entry says
 * first what matters most.
 */
function boostOf(passage: Passage | undefined): number {
  if (passage?.url !== undefined) return 0.5
  return passage?.isFirst ? 1.1 : 1
}
