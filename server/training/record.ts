/** A regression question as the store holds it. */
import { RegressionQuestion } from '#shared/training/records'
import type { QuestionContent } from '#shared/training/rules'
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    regressionQuestions: StoredQuestion
  }
}

export interface StoredQuestion extends Stored, QuestionContent {
  at: Date
  rev: number
}

/** Throws when the record does not fit. */
export function toQuestion({ _id, at, ...words }: StoredQuestion): RegressionQuestion {
  return RegressionQuestion.parse({ ...words, id: _id, at: at.getTime() })
}

/** The content without the rest of the record. */
export function contentOf({ question, before, expectation }: QuestionContent): QuestionContent {
  return { question, before, expectation }
}
