/** How much is kept for training Whisper, and how long its words may be. */
import { maxMessageLength } from '../chat/rules'

export const limits = {
  /** Regression questions in all. */
  questions: 500,
  /** As long as what a visitor may ask. */
  question: maxMessageLength,
  /** What was asked before a question. */
  before: 3,
  /** Texts that an answer must contain. */
  texts: 10,
  text: 200,
  /** Turns of a test conversation that the next question may lean on. */
  history: 3,
  /** The latest runs that are kept. */
  runs: 50,
} as const
