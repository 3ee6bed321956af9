/**
 * Finds the passages that cover a question's terms. Coverage, not only rank: how much of what was
 * asked a passage speaks of, so that the best of nothing is still recognised as nothing. Costs by the
 * passages that hold a term, not by all there are.
 */
import { credit } from './fields'
import { createGather } from './gather'
import type { Passage } from './passages'
import { postingsOf } from './postings'
import { createWeights } from './weights'
import { hintsOf } from './words/hints'
import { isCommonPhrase, isLight } from './words/terms'

export interface Match {
  passage: Passage
  /** 0 to 1: the share of the question's terms, by weight, that the passage speaks of. */
  coverage: number
  /** The terms that it speaks of itself. */
  covered: readonly string[]
}

export interface AskedTerm {
  term: string
  /** What it counts beside the others: 1 for what is asked, less for what was asked before. */
  share: number
}

export interface PassageIndex {
  /** Every folded word of the passages, as often as it occurs. */
  vocabulary: readonly string[]
  knows(term: string): boolean
  /** The best first. */
  find(asked: readonly AskedTerm[]): Match[]
}

const mostCandidates = 50
/** Coverage decides, and between passages that cover the same, where and how often the terms stand. */
const rankShare = 0.2
/** What a word that hints at something else than the passage speaks of counts at most. */
const missedHint = 0.7
/** A hint of nothing but common words is a faint one. */
const commonPhraseShare = 0.4
/** The rarest of a question is most likely its subject. */
const withoutSubject = 0.75

export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const { byTerm, termsOf, vocabulary } = postingsOf(passages)
  const weighAll = createWeights(termsOf)
  const weighOpen = createWeights(termsOf.filter((_, at) => !passages[at]?.isOnlyUnderHeading))

  /** What a word says by itself, or by what it hints at where the knowledge does not hold it. */
  function weightBy(weigh: (term: string) => number, term: string): number {
    const hints = byTerm.has(term) ? [] : hintsOf(term).filter((hint) => byTerm.has(hint))
    if (hints.length === 0) return weigh(term)
    return Math.max(...hints.map(weigh)) * (isCommonPhrase(term) ? commonPhraseShare : 1)
  }

  const weighed = ({ term, share }: AskedTerm) => share * weightBy(weighAll, term)
  const gather = createGather(byTerm, passages.map(boostOf))

  function find(asked: readonly AskedTerm[]): Match[] {
    const count = asked.length
    const all = asked.map(weighed)
    const open = asked.map(({ term, share }) => share * weightBy(weighOpen, term))
    const gathered = gather(asked.map(({ term }, place) => ({ term, weight: all[place] ?? 0 })))
    // What hints at something else in a passage that does not speak of that is as good as unknown.
    const missed = asked.map(({ term, share }, place) =>
      byTerm.has(term) || isCommonPhrase(term)
        ? (open[place] ?? 0)
        : share *
          Math.min(
            weighOpen(term),
            hintsOf(term).length > 0 ? missedHint : Number.POSITIVE_INFINITY,
          ),
    )
    const isTelling = asked.map(({ term }) => !isLight(term))
    const subject = open.indexOf(Math.max(...open))

    function judge(at: number): Match | undefined {
      const passage = passages[at]
      if (passage === undefined) return undefined
      if (passage.isOnlyUnderHeading && !gathered.isHeaded(at)) return undefined
      const covered = asked.flatMap(({ term }, place) =>
        gathered.creditOf(at, place) > credit.tags && isTelling[place] ? [term] : [],
      )
      if (!covered.some(isWord)) return undefined
      let total = 0
      let spokenOf = 0
      for (let place = 0; place < count; place += 1) {
        const counts = gathered.creditOf(at, place)
        // What a passage under its heading does not speak of is unknown if only others like it know it.
        const known = passage.isOnlyUnderHeading ? all : open
        const weight = (counts > 0 ? known : missed)[place] ?? 0
        total += weight
        spokenOf += weight * counts
      }
      const hasSubject = gathered.creditOf(at, subject) > 0
      return { passage, coverage: (spokenOf / total) * (hasSubject ? 1 : withoutSubject), covered }
    }

    const ranked = gathered.best(mostCandidates)
    const highest = ranked[0]?.score ?? 1
    return ranked
      .flatMap(({ at, score }) => {
        const match = judge(at)
        return match ? [{ match, rank: match.coverage + rankShare * (score / highest) }] : []
      })
      .sort((a, b) => b.rank - a.rank)
      .map(({ match }) => match)
  }

  return { vocabulary, knows: (term) => byTerm.has(term), find }
}

/** A bare figure is no reason to answer. */
const isWord = (term: string) => !/^\d+$/.test(term)

/**
 * Of two that cover the same: an entry is written to be said, a page to be seen; and an entry says
 * first what matters most.
 */
function boostOf({ url, isFirst }: Passage): number {
  if (url !== undefined) return 0.5
  return isFirst ? 1.1 : 1
}
