/** What a message asks: its questions, in words that the knowledge knows, and whether they lean on what was asked before. */
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import { stem } from '../words/stem'
import type { Correct } from './correctSlips'
import { kindsAsked } from './factKinds'
import { isTelling, type Question } from './sectionIndex'
import { splitQuestion } from './splitQuestion'

/** What is said beside a question, and what was asked before it, counts less than the question. */
const shareOfStatement = 0.5
const shareOfBefore = 0.6
const mostParts = 3
const mostTerms = 30
const mostBack = 3
/** A question of so many telling words stands alone; of more than the other, whatever it points at. */
const enough = 3
const enoughToPoint = 6

export interface Part extends Question {
  /** As it was said. */
  said: string
  isFollowing: boolean
}

export interface Understood {
  /** The questions of the message one by one. */
  parts: Part[]
  whole: Part
}

const following =
  /^\W*(?:(?:and|so|but|or|also|ok|okay|then|well|alright|great|good|thanks|hm+)\b\W*)*(?:(?:what|how) about|what if|and|or|also|which one|why|how come|how so|then)\b|\b(?:it|its|they|them|their|those|these|this|that one|the same|there|ones?|he|she|her|him|his)\b/i

export interface Reader {
  /** The stems of a text in order, slips put right, without words that say nothing. */
  stems(text: string): string[]
  /** The same for texts that say the same: in other order, with slips. `told`: its stems, where they are known. */
  key(text: string, told?: readonly string[]): string
  /** `asked`: what was asked before, the oldest first. */
  understand(text: string, asked: readonly string[]): Understood
}

/** `correction`: of one text (correctSlips.ts). */
export function createReader(correction: () => Correct): Reader {
  const stems = (text: string): string[] =>
    words(text)
      .flatMap(correction())
      .filter((word) => !emptyWords.has(word))
      .map(stem)

  function key(text: string, told: readonly string[] = stems(text)): string {
    return [...new Set(told.length > 0 ? told : words(text))].sort().join(' ')
  }

  /** Back to the last question that stood alone. */
  function askedBefore(asked: readonly string[]): string[] {
    const found: string[] = []
    for (const text of asked.slice(-mostBack).reverse()) {
      const own = stems(text)
      found.push(...own)
      if (own.filter(isTelling).length >= enough && !following.test(text)) break
    }
    return found
  }

  function understand(text: string, asked: readonly string[]): Understood {
    const { questions, statements } = splitQuestion(text)
    const beside = stems(statements.join('. '))
    const before = askedBefore(asked)

    function partOf(question: string, said: string): Part {
      const own = stems(question)
      const telling = new Set(own.filter(isTelling)).size
      const isFollowing =
        before.length > 0 &&
        (telling < enough || (telling <= enoughToPoint && following.test(said)))
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
