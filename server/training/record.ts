/** The stored form of a regression question. */
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

/** Throws if the record is malformed. */
export function toQuestion({ _id, at, ...words }: StoredQuestion): RegressionQuestion {
  return RegressionQuestion.parse({ ...words, id: _id, at: at.getTime() })
}

/** The content without the other fields. */
export function contentOf({ question, before, expectation }: QuestionContent): QuestionContent {
  return { question, before, expectation }
}
