/**
 * Text as plain words: lower case, without accents and marks, short forms written out. The same for
 * knowledge and questions, so that both meet. Bounded: a linear pass over what it is given.
 */
import { writtenOut } from './texting'

export function words(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'ʼ`](?=\p{L})/gu, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\$(?=\s?\d)/g, ' dollars ')
    // The names of programs are no slips of words. Whole runs, because to look for the mark from each
    // letter on took seconds for thousands of letters without one.
    .replace(/[\p{L}\p{N}_]+/gu, (run) => (run.includes('_') ? ' ' : run))
    .replace(/(\p{L})\1{2,}/gu, '$1')
  const found = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return found.flatMap((word) => writtenOut.get(word) ?? word)
}
