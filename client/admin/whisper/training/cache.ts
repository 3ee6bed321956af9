/** What is known of training: what is told by itself and what a call answers both go in here. */
import type { QueryClient } from '@tanstack/react-query'
import type { TrainingNews } from '#shared/training/events'
import type { RegressionQuestion } from '#shared/training/records'
import type { Line } from '../../../live'
import { keys, type training } from './calls'

type List = Awaited<ReturnType<typeof training.questions>>

/** A higher rev wins; a new one comes first. */
export function withQuestion(known: List, question: RegressionQuestion): List {
  const before = known.questions.find(({ id }) => id === question.id)
  if (!before) return { ...known, questions: [question, ...known.questions] }
  if (before.rev >= question.rev) return known
  const questions = known.questions.map((one) => (one === before ? question : one))
  return { ...known, questions }
}

export function keepQuestion(queries: QueryClient, question: RegressionQuestion): void {
  change(queries, (known) => withQuestion(known, question))
}

export function dropQuestion(queries: QueryClient, id: string): void {
  change(queries, (known) => ({
    ...known,
    questions: known.questions.filter((one) => one.id !== id),
  }))
}

function change(queries: QueryClient, work: (known: List) => List): void {
  queries.setQueryData<List>(keys.questions, (known) => known && work(known))
}

/** Lays what the line tells over what is known. */
export function followTraining(
  queries: QueryClient,
  line: Pick<Line<Record<never, never>, TrainingNews>, 'on'>,
): void {
  line.on('regressionQuestion', (question) => keepQuestion(queries, question))
  line.on('regressionQuestionRemoved', ({ id }) => dropQuestion(queries, id))
}

/** Whatever happened while nobody listened. */
export function askTrainingAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: keys.all })
}
