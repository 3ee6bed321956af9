/**
 * Words as the terms that are searched: synonyms become one term, everything else its stem. Phrases
 * win over words.
 */
import { emptyWords, lightWords } from './commonWords'
import { hintPhrases, hintTerm } from './hints'
import { type Found, Phrases } from './phrases'
import { stem } from './stem'
import { synonyms } from './synonyms'

/** Phrases by their stems, so that "fees" is found where "fee" is listed. */
const named = new Phrases<string>()
for (const [term, phrases] of synonyms) {
  for (const phrase of phrases) named.add(phrase.split(' ').map(stem), term)
}

/** Phrases that hint at terms; in questions they are terms of their own. */
const hinting = new Phrases<string>()
for (const phrase of hintPhrases) {
  const stems = phrase.split(' ').map(stem)
  hinting.add(stems, hintTerm(stems))
}

/** Known whatever the knowledge says, so not to be taken for misspellings. */
export const knownWords: readonly string[] = [
  ...[...[...synonyms.values()].flat(), ...hintPhrases].flatMap((phrase) => phrase.split(' ')),
  ...emptyWords,
  ...lightWords,
]

const lightStems = new Set([...lightWords].map(stem))

const commonStems = new Set([...emptyWords, ...lightWords].map(stem))

/** Tells passages apart a little, and is no reason to answer or to admit. */
export const isLight = (term: string): boolean => lightStems.has(term)

export const isCommon = (word: string): boolean => emptyWords.has(word) || isLight(stem(word))

/** A phrase, or a word, of words that say little each. */
export const isCommonPhrase = (term: string): boolean =>
  term.split(' ').every((word) => commonStems.has(word))

/** The terms of folded words, in order, without those that say nothing. */
export function terms(words: readonly string[]): string[] {
  return termsBy(words, [named])
}

/** Those of a question: also what hints at a term. */
export function questionTerms(words: readonly string[]): string[] {
  return termsBy(words, [named, hinting])
}

/** Of two phrases the longer wins, and of two as long the first table's. */
function termsBy(words: readonly string[], tables: readonly Phrases<string>[]): string[] {
  const stems = words.map(stem)
  const said: string[] = []
  let at = 0
  while (at < words.length) {
    let phrase: Found<string> | undefined
    for (const table of tables) {
      const found = table.at(at, stems)
      if (found !== undefined && found.length > (phrase?.length ?? 0)) phrase = found
    }
    if (phrase !== undefined) said.push(phrase.value)
    else if (!emptyWords.has(words[at] ?? '')) said.push(stems[at] ?? '')
    at += phrase?.length ?? 1
  }
  return said
}

/**
 * The terms of knowledge, each once: also the words of each phrase by themselves, because a question
 * may name only one of them.
 */
export function everyTerm(words: readonly string[]): Set<string> {
  const every = new Set(terms(words))
  for (const word of words) for (const term of termsOfWord(word)) every.add(term)
  return every
}

const mostRemembered = 20_000
const remembered = new Map<string, readonly string[]>()

/** Knowledge repeats its words. */
function termsOfWord(word: string): readonly string[] {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const found = terms([word])
  if (remembered.size < mostRemembered) remembered.set(word, found)
  return found
}
