/**
 * The terms of a text as the search indexes them: lowercase, without accents, without duplicates.
 * The server stores them; an admin's screen uses the same rule to decide whether a change matches
 * the search. Pure and free of zod.
 */

/** The texts an interaction's terms come from, the most important first. */
interface SearchedTexts {
  text: string
  pick?: { title: string } | undefined
  answer: string
  offers?: readonly { title: string }[] | undefined
  comment?: string | undefined
}

const maxTerms = 400
const maxTermLength = 40

/** An interaction's terms: from question, answer, offers, choice and comment. */
export function interactionTerms({
  text,
  pick,
  answer,
  offers = [],
  comment,
}: SearchedTexts): string[] {
  return searchTerms(text, pick?.title, answer, ...offers.map(({ title }) => title), comment)
}

export function searchTerms(...texts: readonly (string | undefined)[]): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    if (!text) continue
    const folded = text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
    for (const word of folded.match(/[\p{L}\p{N}]+/gu) ?? []) {
      if (words.size >= maxTerms) return [...words]
      words.add(word.slice(0, maxTermLength))
    }
  }
  return [...words]
}
