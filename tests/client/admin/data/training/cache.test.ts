/** Events and replies about a run combine correctly in any order of arrival. */
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Result, Run } from '#shared/training/records'
import { cacheRun } from '../../../../../client/admin/data/training/cache'
import { keys } from '../../../../../client/admin/data/training/calls'
import { until } from '../../../../chat/world'

const result = (questionId: string): Result => ({
  questionId,
  question: 'Why?',
  rev: 1,
  passed: true,
  text: 'So.',
  admitted: false,
  confidence: 1,
})
const run = (asked: number, state: Run['state'] = 'running'): Run => ({
  id: 'run',
  against: 'draft',
  at: 0,
  by: 0,
  state,
  total: 3,
  asked,
  failed: 0,
  index: 1,
})

function watching(answers: { run: Run; results: Result[] }[]) {
  const queries = new QueryClient()
  const held: (() => void)[] = []
  const observer = new QueryObserver<{ run: Run; results: Result[] }>(queries, {
    queryKey: keys.run('run'),
    queryFn: async () => {
      const answer = answers.shift()
      if (!answer) throw new Error('Nothing more is known.')
      await new Promise<void>((resolve) => held.push(resolve))
      return answer
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const stop = observer.subscribe(() => {})
  return { queries, held, stop, shown: () => observer.getCurrentResult().data }
}

test('updates that arrive before the first response are not overwritten by it', async () => {
  const all = [result('a'), result('b'), result('c')]
  const { queries, held, stop, shown } = watching([
    { run: run(0), results: [] },
    { run: run(3, 'done'), results: all },
  ])
  await until(() => held.length === 1)
  cacheRun(queries, { run: run(3, 'done'), results: all })
  await until(() => held.length === 2)
  for (const answer of held) answer()
  await until(() => shown()?.results.length === 3)
  expect(shown()?.run.state).toBe('done')
  stop()
})

test('updates are merged into known results; after a gap everything is reloaded', async () => {
  const { queries, held, stop, shown } = watching([
    { run: run(0), results: [] },
    { run: run(3, 'done'), results: [result('a'), result('b'), result('c')] },
  ])
  await until(() => held.length === 1)
  held[0]?.()
  await until(() => shown() !== undefined)
  cacheRun(queries, { run: run(1), results: [result('a')] })
  expect(shown()?.results).toHaveLength(1)
  cacheRun(queries, { run: run(3, 'done'), results: [result('c')] })
  await until(() => held.length === 2)
  held[1]?.()
  await until(() => shown()?.results.length === 3)
  stop()
})
