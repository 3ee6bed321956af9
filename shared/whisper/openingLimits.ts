/** Characters of a greeting and of a question, and the most pages and questions. */
export const openingLimits = { greeting: 300, pages: 20, question: 120, questions: 4 } as const
