import type { RegressionQuestion } from './records'

/** What admins are told of training, after it is stored. */
export interface TrainingNews {
  /** One that is new or was changed. */
  regressionQuestion: (question: RegressionQuestion) => void
  regressionQuestionRemoved: (removed: { id: string }) => void
}
