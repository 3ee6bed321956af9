/** Whether a word is English. If so it isn't a slip, and it counts if the knowledge lacks it. */
import dictionary from 'dictionary-en'
import { stemmer } from 'stemmer'

const lowerCase = /^\p{Ll}+(?=\/|$)/u
/** Hunspell's list: one word per line, with flags after a slash. Names and abbreviations are skipped. */
const stems = new Set(
  new TextDecoder()
    .decode(dictionary.dic)
    .split('\n')
    .flatMap((line) => lowerCase.exec(line)?.[0] ?? [])
    .map(stemmer),
)

/** The list has "count" with a flag for "discount", so a prefix is removed. */
const prefixed = /^(?:dis|in|un|re|mis|non|over|pre|con|de)(?=.{4})/

export function isEnglish(word: string): boolean {
  return stems.has(stemmer(word)) || stems.has(stemmer(word.replace(prefixed, '')))
}
