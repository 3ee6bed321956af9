import type { RegressionQuestion, Result, Run } from './records'

/** Events for admins about training, once it is stored. */
export interface TrainingEvents {
  /** A regression question is new or was changed. */
  regressionQuestion: (question: RegressionQuestion) => void
  regressionQuestionRemoved: (removed: { id: string }) => void
  /** A run began, continued or ended, with its new results. */
  regressionRun: (news: { run: Run; results: Result[] }) => void
  /** A check's progress; sent only to the session that started it. */
  regressionCheck: (progress: { id: string; asked: number; total: number }) => void
}
