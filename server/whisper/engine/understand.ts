/** What a message asks: its questions, in words that the knowledge knows, and whether they lean on what was asked before. */
import { clauses } from '../splitQuestion'
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import type { Spelling } from '../words/spelling'
import { stem } from '../words/stem'
import { type AskedTerm, isTelling } from './sectionIndex'

/** What is said beside a question, and what was asked before it, counts less than the question. */
const shareOfStatement = 0.5
const shareOfBefore = 0.6
const mostParts = 3
const mostTerms = 30
const mostBack = 3
/** A question of so many telling words stands alone; of more than the other, whatever it points at. */
const enough = 3
const enoughToPoint = 6

export interface Part {
  /** As it was said. */
  said: string
  terms: AskedTerm[]
  isFollowing: boolean
}

export interface Understood {
  /** The questions of the message one by one. */
  parts: Part[]
  whole: Part
}

const following =
  /^\W*(?:(?:and|so|but|or|also|ok|okay|then|well|alright|great|good|thanks|hm+)\b\W*)*(?:(?:what|how) about|what if|and|or|also|which one|why|how come|how so|then)\b|\b(?:it|its|they|them|their|those|these|this|that one|the same|there|ones?|he|she|her|him|his)\b/i

/** `asked`: what was asked before, the oldest first. */
export function understand(text: string, asked: readonly string[], spelling: Spelling): Understood {
  const corrected = (word: string): string =>
    emptyWords.has(word) || spelling.knows(word) ? word : (spelling.nearest(word) ?? word)
  const stems = (piece: string): string[] => [
    ...new Set(
      words(piece)
        .map(corrected)
        .filter((word) => !emptyWords.has(word))
        .map(stem),
    ),
  ]
  const { questions, statements } = clauses(text)
  const beside = stems(statements.join('. '))
  const before = askedBefore(asked, stems)

  function partOf(question: string, said: string): Part {
    const own = stems(question)
    const telling = own.filter(isTelling).length
    const isFollowing =
      before.length > 0 && (telling < enough || (telling <= enoughToPoint && following.test(said)))
    const shares = new Map<string, number>()
    const add = (terms: readonly string[], share: number) => {
      for (const term of terms) if (!shares.has(term)) shares.set(term, share)
    }
    add(own, 1)
    add(beside, shareOfStatement)
    if (isFollowing) add(before, shareOfBefore)
    const terms = [...shares].map(([one, share]) => ({ stem: one, share })).slice(0, mostTerms)
    return { said, terms, isFollowing }
  }

  return {
    parts: questions.slice(0, mostParts).map((question) => partOf(question, question)),
    whole: partOf(questions.join(' '), text),
  }
}

/** Back to the last question that stood alone. */
function askedBefore(asked: readonly string[], stems: (text: string) => string[]): string[] {
  const found: string[] = []
  for (const text of asked.slice(-mostBack).reverse()) {
    const own = stems(text)
    found.push(...own)
    if (own.filter(isTelling).length >= enough && !following.test(text)) break
  }
  return [...new Set(found)]
}
