/** Whether a word is English: then it is no slip of another, and its absence from the knowledge tells. */
import dictionary from 'dictionary-en'
import { stemmer } from 'stemmer'

const lowerCase = /^\p{Ll}+(?=\/|$)/u
/** Hunspell's list: one word a line, with flags after a slash. Names and abbreviations are left out. */
const stems = new Set(
  new TextDecoder()
    .decode(dictionary.dic)
    .split('\n')
    .flatMap((line) => lowerCase.exec(line)?.[0] ?? [])
    .map(stemmer),
)

/** The list holds "count" with a flag where it means "discount" as well. */
const prefixed = /^(?:dis|in|un|re|mis|non|over|pre|con|de)(?=.{4})/

export function isEnglish(word: string): boolean {
  return stems.has(stemmer(word)) || stems.has(stemmer(word.replace(prefixed, '')))
}
