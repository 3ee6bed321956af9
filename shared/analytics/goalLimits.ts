/** How many goals there may be, and the characters of their words. */
export const goalLimits = { goals: 20, name: 60, text: 60 } as const
