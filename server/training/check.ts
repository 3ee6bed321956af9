/** Finds what a change would break: regression questions that pass today and would fail then. */
import type { RegressionQuestion, Result } from '#shared/training/records'
import type { Expectation } from '#shared/training/rules'
import type { Knowledge } from '../whisper/whisper'
import { askRegression } from './runs/askRegression'
import type { AnswererPool } from './testing/answererPool'

interface Check {
  answerers: AnswererPool
  questions: readonly RegressionQuestion[]
  /** The knowledge as published today, and as it would be. */
  today: Knowledge
  after: Knowledge
  signal: AbortSignal
  onProgress: (asked: number) => void
}

interface Failing {
  question: string
  expectation: Expectation
  today: string
  after: string
}

/** Most pass, so today's knowledge is only asked the questions that would fail. */
export async function failingThen(check: Check): Promise<Failing[]> {
  const { answerers, questions, today, after, signal, onProgress } = check
  const failing = await answerers.withKnowledge(after, async (ask) => {
    const failed: { question: RegressionQuestion; result: Result }[] = []
    for (const [index, question] of questions.entries()) {
      const result = await askRegression(ask, question, signal)
      if (!result.passed) failed.push({ question, result })
      onProgress(index + 1)
    }
    return failed
  })
  if (failing.length === 0) return []
  return answerers.withKnowledge(today, async (ask) => {
    const broken: Failing[] = []
    for (const { question, result } of failing) {
      const before = await askRegression(ask, question, signal)
      if (!before.passed) continue
      const { expectation } = question
      broken.push({
        question: question.question,
        expectation,
        today: before.text,
        after: result.text,
      })
    }
    return broken
  })
}
