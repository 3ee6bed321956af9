/** What a message asks: its questions as stems, and whether they refer to earlier questions. */
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import { stem } from '../words/stem'
import { isDistinctive } from '../words/stems'
import type { Correct } from './correctSlips'
import { kindsAsked } from './factKinds'
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
  isFollowing: boolean
}

export interface Understood {
  /** The message's questions one by one. */
  parts: Part[]
  whole: Part
}

const following =
  /^\W*(?:(?:and|so|but|or|also|ok|okay|then|well|alright|great|good|thanks|hm+)\b\W*)*(?:(?:what|how) about|what if|and|or|also|which one|why|how come|how so|then)\b|\b(?:it|its|they|them|their|those|these|this|that one|the same|there|ones?|he|she|her|him|his)\b/i

export interface Reader {
  /** The stems of a text in order, after spelling correction, without stop words. */
  stems(text: string): string[]
  /** Equal for texts with the same words in any order, or with slips. `told`: the stems, if known. */
  key(text: string, told?: readonly string[]): string
  /** `asked`: earlier questions, oldest first. */
  understand(text: string, asked: readonly string[]): Understood
}

/** `correction`: makes the spelling correction for one text (correctSlips.ts). */
export function createReader(correction: () => Correct): Reader {
  const stems = (text: string): string[] =>
    words(text)
      .flatMap(correction())
      .filter((word) => !emptyWords.has(word))
      .map(stem)

  function key(text: string, told: readonly string[] = stems(text)): string {
    return [...new Set(told.length > 0 ? told : words(text))].sort().join(' ')
  }

  /** The stems of earlier questions, back to the last complete one. */
  function askedBefore(asked: readonly string[]): string[] {
    const found: string[] = []
    for (const text of asked.slice(-mostBack).reverse()) {
      const own = stems(text)
      found.push(...own)
      if (own.filter(isDistinctive).length >= enough && !following.test(text)) break
    }
    return found
  }

  function understand(text: string, asked: readonly string[]): Understood {
    const { questions, statements } = splitQuestion(text)
    const beside = stems(statements.join('. '))
    const before = askedBefore(asked)

    function partOf(question: string, said: string): Part {
      const own = stems(question)
      const distinctive = new Set(own.filter(isDistinctive)).size
      const isFollowing =
        before.length > 0 &&
        (distinctive < enough || (distinctive <= enoughToPoint && following.test(said)))
      const shares = new Map<string, number>()
      const add = (terms: readonly string[], share: number) => {
        for (const term of terms) if (!shares.has(term)) shares.set(term, share)
      }
      add(own, 1)
      add(beside, shareOfStatement)
      if (isFollowing) add(before, shareOfBefore)
      const terms = [...shares].map(([one, share]) => ({ stem: one, share })).slice(0, mostTerms)
      const kinds = kindsAsked(said)
      const kindsBefore = isFollowing ? kindsAsked(asked.at(-1) ?? '') : []
      return { said, terms, isFollowing, kinds: kinds.length > 0 ? kinds : kindsBefore }
    }

    return {
      parts: questions.slice(0, mostParts).map((question) => partOf(question, question)),
      whole: partOf(questions.join(' '), text),
    }
  }

  return { stems, key, understand }
}
