/**
 * Words as the terms that are searched: synonyms become one term, everything else its stem. The
 * first of a row of synonyms is the term; phrases win over words.
 */
import { stemmer } from 'stemmer'
import { emptyWords, lightWords } from './commonWords'
import { places } from './places'
import { synonyms } from './synonyms'

interface Phrase {
  stems: readonly string[]
  term: string
}

const phrasesByFirstStem = new Map<string, Phrase[]>()

function add(phrase: string, term: string): void {
  const stems = phrase.split(' ').map(stemmer)
  const first = stems[0] ?? ''
  phrasesByFirstStem.set(first, [...(phrasesByFirstStem.get(first) ?? []), { stems, term }])
}

for (const [term, phrases] of synonyms) for (const it of phrases) add(it, term)
for (const place of places) add(place, 'elsewhere')
for (const phrases of phrasesByFirstStem.values()) {
  phrases.sort((a, b) => b.stems.length - a.stems.length)
}

/** Known whatever the knowledge says, so not to be taken for misspellings. */
export const knownWords: readonly string[] = [
  ...[...synonyms.values()].flat(),
  ...places,
  ...emptyWords,
  ...lightWords,
].flatMap((phrase) => phrase.split(' '))

const lightStems = new Set([...lightWords].map(stemmer))

/** Tells passages apart a little, and is no reason to answer or to admit. */
export const isLight = (term: string): boolean => lightStems.has(term)

/** The terms of folded words, in order, without those that say nothing. */
export function terms(words: readonly string[]): string[] {
  const stems = words.map(stemmer)
  const found: string[] = []
  let at = 0
  while (at < words.length) {
    const phrase = phraseAt(stems, at)
    if (phrase !== undefined) found.push(phrase.term)
    else if (!emptyWords.has(words[at] ?? '')) found.push(stems[at] ?? '')
    at += phrase?.stems.length ?? 1
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

export function isCommon(word: string): boolean {
  return emptyWords.has(word) || isLight(stemmer(word))
}

function phraseAt(stems: readonly string[], at: number): Phrase | undefined {
  const candidates = phrasesByFirstStem.get(stems[at] ?? '')
  return candidates?.find((phrase) => phrase.stems.every((stem, i) => stems[at + i] === stem))
}
