/** From a visitor's words to the terms that are searched, with slips of the fingers put right. */
import { clauses } from './clauses'
import { halvesOf } from './conjoined'
import { words } from './words/fold'
import { apart } from './words/joinedWords'
import type { Spelling } from './words/spelling'
import { aspects } from './words/synonyms'
import { isCommon, isLight, questionTerms } from './words/terms'

/** Beyond these a message is not a question; they bound the time that an answer takes. */
const mostQuestions = 4
const mostTerms = 20
const mostCorrections = 12
/** More common words than these may ask something by themselves. */
const mostEmpty = 3

/** What one part of a message asks. */
export interface Part {
  /** Folded and put right. */
  words: string[]
  terms: string[]
  leaning: Leaning
}

/**
 * Whether a part is about what was asked before it: `word` for a word that points back ("it", "there"),
 * `all` where it says little by itself ("and how long?"), `ellipsis` where it names no
 * thing of its own ("mine has buttons"), `person` where it points at somebody.
 */
export type Leaning = 'none' | 'word' | 'all' | 'ellipsis' | 'person'

export interface AskedPart extends Part {
  /** What it asks, if it is two questions: at each place where it may be parted. */
  halves(): (readonly [Part, Part])[]
}

export interface Asked {
  /** The questions of the message; a message without one is one. */
  parts: AskedPart[]
  /** What is said beside them. */
  statement: Part
  /** All folded words, put right. */
  words: string[]
  /** The same in the order of the message, with its pauses: ',' and '.'. */
  said: string[]
}

export function understand(text: string, spelling: Spelling): Asked {
  let corrections = 0
  const known = new Map<string, string[]>()
  function corrected(word: string): string[] {
    const before = known.get(word)
    if (before !== undefined) return before
    const right = putRight(word)
    known.set(word, right)
    return right
  }
  function putRight(word: string): string[] {
    if (isCommon(word) || spelling.knows(word) || corrections >= mostCorrections) return [word]
    corrections += 1
    // "ggett": letters that were held too long.
    const single = word.replace(/(\p{L})\1+/gu, '$1')
    if (single !== word && (isCommon(single) || spelling.isUsed(single))) return [single]
    const nearest = spelling.nearest(word)
    return nearest === undefined ? (apart(word, spelling.isUsed) ?? [word]) : [nearest]
  }
  function partOf(part: string): Part {
    const said = words(part).flatMap(corrected)
    const terms = [...new Set(questionTerms(said))].slice(0, mostTerms)
    return { words: said, terms, leaning: leaningOf(said, terms) }
  }
  const { questions, statements } = clauses(text)
  const parts = questions.slice(0, mostQuestions).map((question) => {
    const part = partOf(question)
    // "A camera, and something for power cuts. Is that possible?"
    const isBeside = questions.length === 1 && !part.terms.some(isTelling)
    const whole = isBeside ? `${statements.join('. ')}. ${question}` : question
    const halves = () =>
      halvesOf(whole)
        .map(([left, right]) => [partOf(left), partOf(right)] as const)
        .filter((both) => both.every(saysSomething))
    return { ...part, halves }
  })
  const statement = partOf(statements.join('. '))
  const said = text
    .split(pauses)
    .flatMap((piece) => [...words(piece).flatMap(corrected), /[,;()]\s*$/.test(piece) ? ',' : '.'])
  return { parts, statement, words: [...statement.words, ...parts.flatMap((it) => it.words)], said }
}

const isTelling = (term: string): boolean => !isLight(term)
const saysSomething = ({ words: said, terms }: Part): boolean =>
  said.length > mostEmpty || terms.some(isTelling)

const pauses = /(?<=[,;()])(?!\d)|(?=\()|(?<=[.?!:])(?=\s)|\n+/

const pointing = /\b(?:it|its|that|this|they|them|those|these|one|ones|there|then|same)\b/
const ofPerson = /\b(?:he|she|his|her|him)\b/
const following =
  /^(?:(?:and|so|but|or|also|ok|okay|then|well|alright|if (?:so|yes)(?= (?:for )?(?:how|when|where|who)))\b|(?:what|how) about\b|for how\b)/

/** Has no thing of its own: "mine has buttons", "and the ones without a camera", "the second of these". */
const elliptic =
  /^(?:(?:and|so|but|ok) )?(?:mine|ours|yours|theirs|both|neither|the (?:ones|others?|first|second|last|latter|former)(?: ones?)?)\b|\b(?:that one|this one|mine|theirs|(?:first|second|last) of (?:these|those|them))\b/

function leaningOf(said: readonly string[], terms: readonly string[]): Leaning {
  const text = said.join(' ')
  if (elliptic.test(text)) return 'ellipsis'
  const own = terms.filter((term) => !isLight(term))
  if (ofPerson.test(text) && own.length <= 2) return 'person'
  if (following.test(text) || own.every((term) => aspects.has(term))) return 'all'
  return own.length <= 1 || (pointing.test(text) && own.length <= 3) ? 'word' : 'none'
}
