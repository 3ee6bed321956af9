/**
 * Words as the terms that are searched: synonyms become one term, everything else its stem. Phrases
 * win over words.
 */
import { emptyWords, lightWords } from './commonWords'
import { Phrases } from './phrases'
import { places } from './places'
import { stem } from './stem'
import { synonyms } from './synonyms'

/** Phrases by their stems, so that "fees" is found where "fee" is listed. */
const named = new Phrases<string>()
const rows = [...synonyms, ['elsewhere', places] as const]
for (const [term, phrases] of rows) {
  for (const phrase of phrases) named.add(phrase.split(' ').map(stem), term)
}

/** Known whatever the knowledge says, so not to be taken for misspellings. */
export const knownWords: readonly string[] = [
  ...rows.flatMap(([, phrases]) => phrases.flatMap((phrase) => phrase.split(' '))),
  ...emptyWords,
  ...lightWords,
]

const lightStems = new Set([...lightWords].map(stem))

/** Tells passages apart a little, and is no reason to answer or to admit. */
export const isLight = (term: string): boolean => lightStems.has(term)

export const isCommon = (word: string): boolean => emptyWords.has(word) || isLight(stem(word))

/** The terms of folded words, in order, without those that say nothing. */
export function terms(words: readonly string[]): string[] {
  const stems = words.map(stem)
  const found: string[] = []
  let at = 0
  while (at < words.length) {
    const phrase = named.at(at, stems)
    if (phrase !== undefined) found.push(phrase.value)
    else if (!emptyWords.has(words[at] ?? '')) found.push(stems[at] ?? '')
    at += phrase?.length ?? 1
  }
  return found
}

/**
 * The terms of knowledge, each once: also the words of each phrase by themselves, because a question
 * may name only one of them.
 */
export function everyTerm(words: readonly string[]): Set<string> {
  return new Set([...terms(words), ...words.flatMap((word) => terms([word]))])
}
