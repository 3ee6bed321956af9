/** Events arriving during a request: its older reply never undoes them. */
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refetch, updateCached } from '../../../../client/admin/data/updateCache'

const queryKey = ['list']

/** A server whose replies show its state at the time of the request, and arrive when released. */
function watched() {
  let stored: readonly string[] = ['a']
  const onTheirWay: (() => void)[] = []
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    const seen = stored
    return new Promise<readonly string[]>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('given up')))
      onTheirWay.push(() => resolve(seen))
    })
  }
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity })
  const stop = observer.subscribe(() => {})
  return {
    queries,
    stop,
    store: (one: string) => {
      stored = [...stored, one]
    },
    letGo: () => {
      for (const answer of onTheirWay.splice(0)) answer()
    },
    known: () => queries.getQueryData<readonly string[]>(queryKey),
    told: (one: string) =>
      updateCached<readonly string[]>(queries, queryKey, (known) => [...new Set([...known, one])]),
  }
}

let now: ReturnType<typeof watched>
afterEach(() => {
  now.stop()
  now.queries.clear()
})

async function settled(): Promise<void> {
  await vi.waitFor(() => {
    now.letGo()
    expect(now.queries.isFetching()).toBe(0)
  })
}

describe('before the first response', () => {
  test('an update is kept in the loaded data', async () => {
    now = watched()
    now.store('b')
    now.told('b')
    await settled()
    expect(now.known()).toEqual(['a', 'b'])
  })

  test('a change without an update is loaded after a gap', async () => {
    now = watched()
    now.store('b')
    refetch(now.queries, { queryKey })
    await settled()
    expect(now.known()).toEqual(['a', 'b'])
  })
})

test('while refetching, earlier and new updates stay visible', async () => {
  now = watched()
  await settled()
  refetch(now.queries, { queryKey })
  for (const one of ['b', 'c']) {
    now.store(one)
    now.told(one)
    expect(now.known()).toContain(one)
  }
  expect(now.known()).toEqual(['a', 'b', 'c'])
  await settled()
  expect(now.known()).toEqual(['a', 'b', 'c'])
})

test('an update without a request under way triggers no request', async () => {
  now = watched()
  await settled()
  now.told('b')
  expect(now.queries.isFetching()).toBe(0)
  expect(now.known()).toEqual(['a', 'b'])
})
