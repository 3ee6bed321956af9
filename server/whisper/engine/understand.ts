/** What a message asks: its questions as stems, and whether they refer to earlier questions. */
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import { stem } from '../words/stem'
import { isDistinctive } from '../words/stems'
import type { Correct } from './correctSlips'
import { kindsAsked } from './factKinds'
import { pairsOf } from './naiveBayes'
import type { Question } from './sectionIndex'
import { splitQuestion } from './splitQuestion'

/** Statements beside a question, and earlier questions, count less than the question itself. */
const shareOfStatement = 0.5
const shareOfBefore = 0.6
const mostParts = 3
const mostTerms = 30
const mostBack = 3
/** So many distinctive words make a question complete; above `enoughToPoint`, whatever its pronouns. */
const enough = 3
const enoughToPoint = 6

export interface Part extends Question {
  /** The question as the visitor wrote it. */
  said: string
  /** Counts what was asked before. */
  isFollowing: boolean
  /** Its words point back: "what about", "that one". */
  pointsBack: boolean
}

export interface Understood {
  /** The message's questions one by one. */
  parts: Part[]
  whole: Part
}

const following =
  /^\W*(?:(?:and|so|but|or|also|ok|okay|then|well|alright|great|good|thanks|hm+)\b\W*)*(?:(?:what|how) about|what if|and|or|also|which one|why|how come|how so|then)\b|\b(?:it|its|they|them|their|those|these|this|that one|the same|there|ones?|he|she|her|him|his)\b/i

/** A text after spelling correction. */
export interface ReadText {
  /** Its stems in order, without stop words. */
  stems: string[]
  /** Its pairs of words (naiveBayes.ts). */
  pairs: number[]
  /** Equal for texts with the same words in any order, or with slips. */
  key: string
}

export interface Reader {
  read(text: string): ReadText
  /** `asked`: earlier questions, oldest first. */
  understand(text: string, asked: readonly string[]): Understood
}

/** `correction`: makes the spelling correction for one text (correctSlips.ts). */
export function createReader(correction: () => Correct): Reader {
  function read(text: string): ReadText {
    const all = words(text).flatMap(correction())
    const stems = all.filter((word) => !emptyWords.has(word)).map(stem)
    const pairs = pairsOf(all.map((word) => (emptyWords.has(word) ? word : stem(word))))
    const telling = new Set(stems).size < enough ? all.map(stem) : stems
    return { stems, pairs, key: [...new Set(telling)].sort().join(' ') }
  }

  /** The stems of earlier questions, back to the last complete one. */
  function askedBefore(asked: readonly string[]): string[] {
    const found: string[] = []
    for (const text of asked.slice(-mostBack).reverse()) {
      const own = read(text).stems
      found.push(...own)
      if (own.filter(isDistinctive).length >= enough && !following.test(text)) break
    }
    return found
  }

  function understand(text: string, asked: readonly string[]): Understood {
    const { questions, statements } = splitQuestion(text)
    const beside = read(statements.join('. '))
    const [first = ''] = questions
    const leansBack = (question: string) => following.test(first) && following.test(question)

    function partOf(question: string, said: string, asked: readonly string[]): Part {
      const before = askedBefore(asked)
      const pairsBefore = read(asked.at(-1) ?? '').pairs
      const own = read(question)
      const distinctive = new Set(own.stems.filter(isDistinctive)).size
      const pointsBack = distinctive <= enoughToPoint && following.test(said)
      const isFollowing = before.length > 0 && (distinctive < enough || pointsBack)
      const terms = weigh(own.stems, beside.stems, isFollowing ? before : [])
      const told = weigh(own.pairs, beside.pairs, isFollowing ? pairsBefore : [])
      const kinds = kindsAsked(said)
      const kindsBefore = isFollowing ? kindsAsked(asked.at(-1) ?? '') : []
      return {
        said,
        terms: terms.map(([one, share]) => ({ stem: one, share })),
        pairs: told.map(([pair, share]) => ({ pair, share })),
        isFollowing,
        pointsBack,
        kinds: kinds.length > 0 ? kinds : kindsBefore,
      }
    }

    return {
      // Short as they are, several at once stand alone, unless the first points back.
      parts: questions
        .slice(0, mostParts)
        .map((question) => partOf(question, question, leansBack(question) ? asked : [])),
      whole: partOf(questions.join(' '), text, asked),
    }
  }

  return { read, understand }
}

/** Each distinct item with its share: 1 if it is the question's own. */
function weigh<Item>(
  own: readonly Item[],
  beside: readonly Item[],
  before: readonly Item[],
): [Item, number][] {
  const shares = new Map<Item, number>()
  const add = (items: readonly Item[], share: number) => {
    for (const item of items) if (!shares.has(item)) shares.set(item, share)
  }
  add(own, 1)
  add(beside, shareOfStatement)
  add(before, shareOfBefore)
  return [...shares].slice(0, mostTerms)
}
