/** Regression questions with a run's results: failures, then unasked ones, then passes. */
import type { RegressionQuestion, Result } from '#shared/training/records'

export type CheckState = 'failed' | 'passed' | 'changed' | 'unasked'

export interface Check {
  question: RegressionQuestion
  result: Result | undefined
  /** `changed`: it was asked in a different wording. */
  state: CheckState
}

const order: readonly CheckState[] = ['failed', 'changed', 'unasked', 'passed']

export function checksOf(
  questions: readonly RegressionQuestion[],
  results: readonly Result[],
): Check[] {
  const byId = new Map(results.map((result) => [result.questionId, result]))
  return questions
    .map((question) => {
      const result = byId.get(question.id)
      return { question, result, state: stateOf(question, result) }
    })
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

function stateOf(question: RegressionQuestion, result: Result | undefined): CheckState {
  if (!result) return 'unasked'
  if (result.rev !== question.rev) return 'changed'
  return result.passed ? 'passed' : 'failed'
}
