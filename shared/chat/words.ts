/**
 * The words of a text as the word search knows them: lower case, without accents, each once. The
 * server stores them; an admin's screen decides with the same rule whether a change belongs to what
 * is searched. Pure, and free of zod.
 */

const maxWords = 400
const maxWordLength = 40

export function wordsOf(...texts: readonly (string | undefined)[]): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    if (!text) continue
    const folded = text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
    for (const word of folded.match(/[\p{L}\p{N}]+/gu) ?? []) {
      if (words.size >= maxWords) return [...words]
      words.add(word.slice(0, maxWordLength))
    }
  }
  return [...words]
}
