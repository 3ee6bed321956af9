/** Following live figures, over a connection that the test controls. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FiguresQuery } from '#shared/analytics/calls'
import type { Figures } from '#shared/analytics/records'
import {
  type AnalyticsConnection,
  followFigures,
} from '../../../../client/admin/analytics/followFigures'
import { ApiError } from '../../../../client/errors'
import type { ConnectionState } from '../../../../client/live'
import { figuresOf } from '../../../analytics/figuresOf'

function connection(initial: ConnectionState) {
  const asked: string[] = []
  const news = new Set<(figures: Figures) => void>()
  const states = new Set<(state: ConnectionState) => void>()
  let answer: (figures: Figures) => void = () => {}
  let refuse: (error: Error) => void = () => {}
  let state = initial
  const self = {
    get state() {
      return state
    },
    request: (event: string) => {
      asked.push(event)
      return event === 'watchAnalytics'
        ? new Promise<Figures>((resolve, reject) => {
            answer = resolve
            refuse = reject
          })
        : Promise.resolve({})
    },
    on: (_: string, handler: (figures: Figures) => void) => {
      news.add(handler)
      return () => void news.delete(handler)
    },
    onState: (handler: (state: ConnectionState) => void) => {
      states.add(handler)
      return () => void states.delete(handler)
    },
  }
  return {
    asked,
    it: self as unknown as AnalyticsConnection,
    become(next: ConnectionState) {
      state = next
      for (const told of [...states]) told(next)
    },
    answer: async (figures: Figures) => {
      answer(figures)
      await new Promise(setImmediate)
    },
    refuse: (error: Error) => refuse(error),
    tell(figures: Figures) {
      for (const told of news) told(figures)
    },
    followers: () => news.size + states.size,
  }
}

const query: FiguresQuery = { range: '30d' }
const at = (readAt: number) => figuresOf({ readAt })

test('the first load’s figures are taken first, then each live update', async () => {
  const { it, answer, tell, asked } = connection('live')
  const taken: number[] = []
  followFigures(it, query, ({ readAt }) => taken.push(readAt))
  tell(at(1)) // of the previous query
  await answer(at(2))
  tell(at(3))
  expect(taken).toEqual([2, 3])
  expect(asked).toEqual(['watchAnalytics'])
})

test('after each reconnection the missed figures are requested', async () => {
  const { it, answer, tell, become, asked } = connection('connecting')
  const taken: number[] = []
  followFigures(it, query, ({ readAt }) => taken.push(readAt))
  expect(asked).toEqual([])
  become('live')
  await answer(at(1))
  become('reconnecting')
  tell(at(2))
  become('live')
  await answer(at(5))
  tell(at(6))
  expect(taken).toEqual([1, 5, 6])
})

test('once stopped, updates are ignored and the server is told', async () => {
  const { it, answer, tell, asked, followers } = connection('live')
  const taken: number[] = []
  const stop = followFigures(it, query, ({ readAt }) => taken.push(readAt))
  stop()
  await answer(at(1))
  tell(at(2))
  expect(taken).toEqual([])
  expect(followers()).toBe(0)
  expect(asked).toEqual(['watchAnalytics', 'unwatchAnalytics'])
})

test('a refused watch is tried again once the server’s wait is over', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { it, refuse, asked } = connection('live')
  const stop = followFigures(it, query, () => {})
  refuse(new ApiError({ error: { code: 'too-many', message: '', retryAfter: 7 } }))
  await vi.advanceTimersByTimeAsync(6_900)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(2)
  stop()
})
