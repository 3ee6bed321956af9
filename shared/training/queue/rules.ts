/** What the queue's page and the server must agree on. Pure, and free of zod. */

/** Why a question waits; in this order where several are true. */
export const reasons = ['unanswered', 'unsure', 'not-helpful'] as const
export type Reason = (typeof reasons)[number]

/** Where a group of questions stands. Left out: there were too many. */
export const groupStatuses = ['open', 'later', 'dismissed', 'taught', 'left-out'] as const
export type GroupStatus = (typeof groupStatuses)[number]

/** What can be looked at. */
export const views = ['open', 'later', 'dismissed'] as const satisfies readonly GroupStatus[]
export type View = (typeof views)[number]

/** A group that was put off comes back after so many days, or when it was asked so often again. */
export const laterDays = 7
export const laterTimes = 2

export const questionGone = 'This question is not in the queue any more.'
export const decidedByOther = 'Somebody else has dealt with this question.'
