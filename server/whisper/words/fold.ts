/**
 * Text as plain words: lower case, without accents and marks, short forms written out. The same for
 * knowledge and questions, so that both meet. Bounded: a linear pass over what it is given.
 */
import { writtenOut } from './texting'

export function words(text: string): string[] {
  // Most knowledge is ASCII, and is read again whenever something is published.
  const letters = /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text
  const lower = letters
    .toLowerCase()
    .replace(/[’'ʼ`](?=\p{L})/gu, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\$(?=\s?\d)/g, ' dollars ')
  const plain = lower.includes('_') ? withoutProgramNames(lower) : lower
  const found = plain.replace(/(\p{L})\1{2,}/gu, '$1').match(/[\p{L}\p{N}]+/gu) ?? []
  return found.flatMap((word) => writtenOut.get(word) ?? word)
}

/** They are no slips of words. Whole runs: to look for the mark from each letter on took seconds for thousands of letters. */
const withoutProgramNames = (text: string): string =>
  text.replace(/[\p{L}\p{N}_]+/gu, (run) => (run.includes('_') ? ' ' : run))
