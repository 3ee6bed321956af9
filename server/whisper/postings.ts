/** Where each term stands: the passages that hold it, and what it counts for in each. */
import { boost, credit, type Field, fields, wordsOf } from './fields'
import type { Passage } from './passages'
import { everyTerm } from './words/terms'

interface Posting {
  /** The passage's place. */
  at: number
  /** Of the field where it counts most. */
  credit: number
  /** Of all fields in which it stands. */
  boost: number
  inHeading: boolean
}

/** The passages that hold a term, column by column: a common term stands in thousands. */
export interface TermPostings {
  at: Int32Array
  credit: Float64Array
  boost: Float64Array
  inHeading: Uint8Array
}

export interface Postings {
  byTerm: ReadonlyMap<string, TermPostings>
  /** The terms of each passage. */
  termsOf: readonly ReadonlySet<string>[]
  /** Every folded word, as often as it occurs. */
  vocabulary: readonly string[]
}

const sharedCredit = 0.75

export function postingsOf(passages: readonly Passage[]): Postings {
  const byTerm = new Map<string, Posting[]>()
  const vocabulary: string[] = []
  const termsOf = passages.map((passage, at) => {
    const said = wordsOf(passage)
    const own = new Map<string, Posting>()
    for (const field of fields) {
      for (const word of said[field]) vocabulary.push(word)
      for (const term of everyTerm(said[field])) {
        const before = own.get(term) ?? { at, credit: 0, boost: 0, inHeading: false }
        own.set(term, joined(before, field, field === 'heading' && isShared(passages, at)))
      }
    }
    for (const [term, posting] of own) {
      const others = byTerm.get(term)
      if (others === undefined) byTerm.set(term, [posting])
      else others.push(posting)
    }
    return new Set(own.keys())
  })
  return { byTerm: columns(byTerm), termsOf, vocabulary }
}

function columns(byTerm: ReadonlyMap<string, readonly Posting[]>): Map<string, TermPostings> {
  return new Map(
    [...byTerm].map(([term, postings]) => [
      term,
      {
        at: Int32Array.from(postings, ({ at }) => at),
        credit: Float64Array.from(postings, ({ credit }) => credit),
        boost: Float64Array.from(postings, ({ boost }) => boost),
        inHeading: Uint8Array.from(postings, ({ inHeading }) => Number(inHeading)),
      },
    ]),
  )
}

/** Under one heading with others, a passage need not speak of all that the heading asks. */
function isShared(passages: readonly Passage[], at: number): boolean {
  const heading = passages[at]?.heading
  return passages[at - 1]?.heading === heading || passages[at + 1]?.heading === heading
}

function joined(posting: Posting, field: Field, isShared: boolean): Posting {
  const counts = isShared ? sharedCredit : credit[field]
  return {
    at: posting.at,
    credit: Math.max(posting.credit, counts),
    boost: posting.boost + boost[field],
    inHeading: posting.inHeading || field === 'heading',
  }
}
