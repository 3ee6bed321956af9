/** Letters, and how many. */
export const openingLimits = { greeting: 300, pages: 20, question: 120, questions: 4 } as const
