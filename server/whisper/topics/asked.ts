/**
 * Whole messages, in the words of writers who had seen neither the answering nor one another's: tables of
 * topics (topics.ts) as text, a message on each line.
 */
export const askedTopics: readonly string[] = Object.values(
  import.meta.glob<string>('./asked/*.txt', { query: '?raw', import: 'default', eager: true }),
)
