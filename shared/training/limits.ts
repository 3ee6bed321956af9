/** Limits of training data and its texts, in characters. */
import { maxMessageLength } from '../messageText'

export const limits = {
  /** Regression questions in total. */
  questions: 500,
  /** As long as a visitor's question may be. */
  question: maxMessageLength,
  /** Questions asked before a question. */
  before: 3,
  /** Texts that an answer must contain. */
  texts: 10,
  text: 200,
  /** Turns of a test conversation that the next question may refer to. */
  history: 3,
  /** Runs kept, the latest ones. */
  runs: 50,
} as const
