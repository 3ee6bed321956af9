import type { RegressionQuestion, Result, Run } from './records'

/** Events for admins about training, once it is stored. */
export interface TrainingNews {
  /** One that is new or was changed. */
  regressionQuestion: (question: RegressionQuestion) => void
  regressionQuestionRemoved: (removed: { id: string }) => void
  /** A run that began, went on or ended, with the results that are new. */
  regressionRun: (news: { run: Run; results: Result[] }) => void
  /** How far a check has come; told only to the session that asked for it. */
  regressionCheck: (progress: { id: string; asked: number; total: number }) => void
}
