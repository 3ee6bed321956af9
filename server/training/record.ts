/** A regression question as the store holds it. */
import { RegressionQuestion } from '#shared/training/records'
import type { QuestionWords } from '#shared/training/rules'
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    regressionQuestions: StoredQuestion
  }
}

export interface StoredQuestion extends Stored, QuestionWords {
  at: Date
  rev: number
}

/** Throws when the record does not fit. */
export function toQuestion({ _id, at, ...words }: StoredQuestion): RegressionQuestion {
  return RegressionQuestion.parse({ ...words, id: _id, at: at.getTime() })
}

/** Nothing but the words. */
export function wordsOf({ question, before, expectation }: QuestionWords): QuestionWords {
  return { question, before, expectation }
}
