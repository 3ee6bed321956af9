/**
 * Gathers what the passages hold of the terms that are asked, and which hold most. Its arrays are made
 * once for an index and used for every question, one after the other: what it gathered is good until it
 * gathers again.
 */
import type { TermPostings } from './postings'
import { hintsOf } from './words/hints'
import { isLight } from './words/terms'

export interface WeighedTerm {
  term: string
  weight: number
}

export interface Ranked {
  /** The passage's place. */
  at: number
  score: number
}

export interface Gathered {
  /** What a passage counts for of the term at a place of the question. */
  creditOf(at: number, place: number): number
  /** Whether one of the terms stands in its heading. */
  isHeaded(at: number): boolean
  /** The best first, of two as good the one that stands first. */
  best(most: number): Ranked[]
}

/** A word that only hints at a term counts less than the term itself. */
const hintShare = 0.85

/** `boosts`: what each passage's score is multiplied by. */
export function createGather(
  byTerm: ReadonlyMap<string, TermPostings>,
  boosts: readonly number[],
): (asked: readonly WeighedTerm[]) => Gathered {
  const passages = boosts.length
  const scores = new Float64Array(passages)
  const isHeaded = new Uint8Array(passages)
  let credits = new Float64Array(0)

  function gather(asked: readonly WeighedTerm[]): Gathered {
    scores.fill(0)
    isHeaded.fill(0)
    if (credits.length < asked.length * passages)
      credits = new Float64Array(asked.length * passages)
    else credits.fill(0, 0, asked.length * passages)
    for (const [place, { term, weight }] of asked.entries()) {
      const own = credits.subarray(place * passages, (place + 1) * passages)
      add(byTerm.get(term), own, 1, weight, !isLight(term))
      for (const hint of hintsOf(term)) {
        add(byTerm.get(hint), own, hintShare, weight, !isLight(term))
      }
    }
    return {
      creditOf: (at, place) => credits[place * passages + at] ?? 0,
      isHeaded: (at) => isHeaded[at] === 1,
      best,
    }
  }

  function add(
    postings: TermPostings | undefined,
    own: Float64Array,
    share: number,
    weight: number,
    marksHeading: boolean,
  ): void {
    if (postings === undefined) return
    const { at: places, credit, boost, inHeading } = postings
    for (let i = 0; i < places.length; i += 1) {
      const at = places[i] as number
      const counts = (credit[i] as number) * share
      const before = own[at] as number
      if (counts > before) own[at] = counts
      if (before === 0) scores[at] = (scores[at] as number) + weight * (boost[i] as number)
      if (marksHeading && inHeading[i] === 1) isHeaded[at] = 1
    }
  }

  function best(most: number): Ranked[] {
    const found: Ranked[] = []
    let least = 0
    for (let at = 0; at < passages; at += 1) {
      const score = (scores[at] as number) * (boosts[at] as number)
      if (score <= least) continue
      let place = found.length
      while (place > 0 && (found[place - 1] as Ranked).score < score) place -= 1
      found.splice(place, 0, { at, score })
      if (found.length > most) found.pop()
      if (found.length === most) least = (found[most - 1] as Ranked).score
    }
    return found
  }

  return gather
}
