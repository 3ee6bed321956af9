/** The data of hints.ts: a term of synonyms.ts, or a stem, and what hints at it. */
export const hintTable = `
professional: myself, ourselves
coming: yet, already
`
