/**
 * Text as plain words: lowercase, without accents and punctuation, with short forms expanded. Knowledge
 * and questions go through the same steps, so that they match. Linear in the length of the text.
 */
import { writtenOut } from './texting'

export function words(text: string): string[] {
  // Skips normalization for ASCII: most knowledge is, and it is read again at every publication.
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

/** Drops identifiers, which aren't misspelled words. Matching whole runs keeps it linear. */
const withoutProgramNames = (text: string): string =>
  text.replace(/[\p{L}\p{N}_]+/gu, (run) => (run.includes('_') ? ' ' : run))
