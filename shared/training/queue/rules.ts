/** Rules shared by the queue's page and the server. Pure and free of zod. */

/** Why a question waits; if several apply, they are listed in this order. */
export const reasons = ['unanswered', 'unsure', 'not-helpful'] as const
export type Reason = (typeof reasons)[number]

/** The status of a group of questions. Left out: there were too many. */
export const groupStatuses = ['open', 'later', 'dismissed', 'taught', 'left-out'] as const
export type GroupStatus = (typeof groupStatuses)[number]

/** The groups that can be viewed. */
export const views = ['open', 'later', 'dismissed'] as const satisfies readonly GroupStatus[]
export type View = (typeof views)[number]

/** A postponed group comes back after this many days, or after being asked this often again. */
export const laterDays = 7
export const laterTimes = 2

export const questionGone = 'This question is no longer in the queue.'
export const decidedByOther = 'Someone else has already handled this question.'
export const taughtByOther = `${decidedByOther} You can save your answer as a draft.`
