/**
 * The words of a text as the word search knows them: lower case, without accents, each once. The
 * server stores them; an admin's screen decides with the same rule whether a change belongs to what
 * is searched. Pure, and free of zod.
 */

/** What the words of an interaction are taken from, that which must be found first. */
export interface Searched {
  text: string
  pick?: { title: string } | undefined
  answer: string
  offers?: readonly { title: string }[] | undefined
  comment?: string | undefined
}

const maxWords = 400
const maxWordLength = 40

/** The words by which an interaction is found: question, answer, what was offered and chosen, comment. */
export function searchWordsOf({ text, pick, answer, offers = [], comment }: Searched): string[] {
  return wordsOf(text, pick?.title, answer, ...offers.map(({ title }) => title), comment)
}

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
