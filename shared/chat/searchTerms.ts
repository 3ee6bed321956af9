/**
 * The terms of a text as the search indexes them: lower case, without accents, each once. The
 * server stores them; an admin's screen decides with the same rule whether a change belongs to what
 * is searched. Pure, and free of zod.
 */

/** What an interaction's terms are taken from, the most important first. */
export interface SearchedTexts {
  text: string
  pick?: { title: string } | undefined
  answer: string
  offers?: readonly { title: string }[] | undefined
  comment?: string | undefined
}

const maxTerms = 400
const maxTermLength = 40

/** The terms by which an interaction is found: question, answer, what was offered and chosen, comment. */
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
