/** What visitors ask about, as it stands before its ways of asking (topics.ts). */
export interface Topic {
  /** As the knowledge answers it. */
  question: string
  /** Whether Whisper is told of it at all. */
  isTold: boolean
  /** Whether the question's own words find the answer: a town is looked up by its name. */
  isAsAsked: boolean
  /** Whether it is no question: talk or trouble, with a reply of its own. */
  isTalk: boolean
}

/** `head`: a mark and the question, as in `= Is it secure?`. */
export const topicOf = (head: string): Topic => ({
  question: head.slice(2),
  isTold: /^[=~]/.test(head),
  isAsAsked: head.startsWith('~'),
  isTalk: head.startsWith('!'),
})
