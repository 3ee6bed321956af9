/** The number of goals, and the characters of a name and a text. */
export const goalLimits = { goals: 20, name: 60, text: 60 } as const
