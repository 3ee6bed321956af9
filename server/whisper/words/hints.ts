/**
 * Words and phrases that hint at a term of the field without meaning the same, as data: the term, then
 * what hints at it. They count in questions only, and less than the term itself.
 */
import { hintTable } from './hintTable'
import { places } from './places'
import { stem } from './stem'
import { synonyms } from './synonyms'

const rows = hintTable
  .trim()
  .split(/\n(?=\S)/)
  .map((row) => row.split(':'))
  .map(
    ([term = '', phrases = '']) =>
      [synonyms.has(term) ? term : stem(term), phrases.split(',').map((it) => it.trim())] as const,
  )

/** As one term: a phrase is searched by what it hints at alone. */
export const hintTerm = (stems: readonly string[]): string => stems.join(' ')

const hinted = new Map<string, string[]>()
for (const [term, phrases] of [...rows, ['elsewhere', places] as const]) {
  for (const phrase of phrases) {
    const key = hintTerm(phrase.split(' ').map(stem))
    hinted.set(key, [...(hinted.get(key) ?? []), term])
  }
}

export const hintPhrases: readonly string[] = [...rows.flatMap(([, phrases]) => phrases), ...places]

/** The terms of the field that a term of a question hints at. */
export function hintsOf(term: string): readonly string[] {
  return hinted.get(term) ?? []
}
