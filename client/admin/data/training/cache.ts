/** The cache of training: pushed events and call results both go in here. */
import type { QueryClient } from '@tanstack/react-query'
import type { TrainingEvents } from '#shared/training/events'
import type { RegressionQuestion, Run } from '#shared/training/records'
import type { Connection } from '../../../live'
import { ObservableValue } from '../../ui/observable'
import { refetch, updateCached } from '../updateCache'
import { keys, type training } from './calls'

/** Progress of a check requested by this tab or another one of the same session. */
export const checkProgress = new ObservableValue<{
  id: string
  asked: number
  total: number
} | null>(null)

type List = Awaited<ReturnType<typeof training.questions>>
type Runs = Awaited<ReturnType<typeof training.runs>>
type OneRun = Awaited<ReturnType<typeof training.run>>
type RunNews = Parameters<TrainingEvents['regressionRun']>[0]

/** The higher rev wins; new questions go first. */
function withQuestion(known: List, question: RegressionQuestion): List {
  const before = known.questions.find(({ id }) => id === question.id)
  if (!before) return { ...known, questions: [question, ...known.questions] }
  if (before.rev >= question.rev) return known
  const questions = known.questions.map((one) => (one === before ? question : one))
  return { ...known, questions }
}

export function cacheQuestion(queries: QueryClient, question: RegressionQuestion): void {
  change(queries, (known) => withQuestion(known, question))
}

export function removeQuestion(queries: QueryClient, id: string): void {
  change(queries, (known) => ({
    ...known,
    questions: known.questions.filter((one) => one.id !== id),
  }))
}

function change(queries: QueryClient, work: (known: List) => List): void {
  updateCached<List>(queries, keys.questions, work)
}

/** Caches a run's progress. For a run that nobody has opened, only its summary. */
export function cacheRun(queries: QueryClient, { run, results }: RunNews): void {
  queries.setQueryData<Runs>(keys.runs, (known) => known && { runs: withRun(known.runs, run) })
  const queryKey = keys.run(run.id)
  const known = queries.getQueryData<OneRun>(queryKey)
  if (known && known.results.length + results.length === run.asked) {
    queries.setQueryData<OneRun>(queryKey, { run, results: [...known.results, ...results] })
    return
  }
  // Refetches what is unknown; a reply still on its way may be older than this event.
  refetch(queries, { queryKey })
}

function withRun(runs: readonly Run[], run: Run): Run[] {
  const isKnown = runs.some(({ id }) => id === run.id)
  if (!isKnown) return [run, ...runs]
  return runs.map((one) => (one.id === run.id && one.asked <= run.asked ? run : one))
}

/** Applies pushed events to the cache. */
export function followTraining(
  queries: QueryClient,
  connection: Pick<Connection<Record<never, never>, TrainingEvents>, 'on'>,
): void {
  connection.on('regressionQuestion', (question) => cacheQuestion(queries, question))
  connection.on('regressionQuestionRemoved', ({ id }) => removeQuestion(queries, id))
  connection.on('regressionRun', (news) => cacheRun(queries, news))
  connection.on('regressionCheck', (progress) => checkProgress.set(progress))
}

/** Catches up on changes missed while disconnected. */
export function refetchTraining(queries: QueryClient): void {
  refetch(queries, { queryKey: keys.all })
}
