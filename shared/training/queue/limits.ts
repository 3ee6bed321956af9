/** Limits of the queue and its pages. */
export const limits = {
  /** A question's text, in characters. */
  question: 400,
  /** Waiting groups; beyond these the oldest are left out, and the page says how many. */
  open: 10_000,
  /** Groups per page. */
  page: 50,
  /** The texts of a group's questions, latest first. */
  variants: 50,
  /** Passages that an answer was made from, or the nearest ones. */
  titles: 3,
} as const
