/** How much the queue holds and shows. */
export const limits = {
  /** A question's words, in characters. */
  question: 400,
  /** Groups that wait; beyond these the oldest are left out, and the page says how many. */
  open: 10_000,
  /** Groups to a page. */
  page: 50,
  /** The words in which a group was asked, latest first. */
  variants: 50,
  /** Passages that an answer was made of, or that came nearest. */
  titles: 3,
} as const
