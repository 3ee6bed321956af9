import { describe, expect, test } from 'vitest'
import { movedSince, withMoved } from '#shared/analytics/moved'
import { figuresOf } from './figuresOf'

const views = (counts: number[], readAt: number) => figuresOf({ views: counts, readAt })

describe('live updates of figures', () => {
  test('send only the points that changed, and everything else', () => {
    const told = views([4, 5, 6], 1)
    const now = views([4, 5, 9], 2)
    const news = movedSince(told, now)
    expect(news.points.map(({ views }) => views)).toEqual([9])
    expect(news.pointsBefore).toEqual([])
    expect(news.sums.views).toBe(18)
    expect(withMoved(told, news)).toEqual(now)
  })

  test('send no points when only the number of current visitors changed', () => {
    const told = views([4, 5], 1)
    const now = { ...views([4, 5], 2), now: 7 }
    const news = movedSince(told, now)
    expect([...news.points, ...news.pointsBefore]).toEqual([])
    expect(withMoved(told, news)).toEqual(now)
  })

  test('are complete on first load and when the date range changed', () => {
    const now = views([4, 5], 2)
    expect(movedSince(undefined, now)).toBe(now)
    const nextDay = { ...now, from: '2026-11-21', to: '2026-11-22', readAt: 3 }
    expect(movedSince(now, nextDay)).toBe(nextDay)
    expect(withMoved(now, nextDay)).toBe(nextDay)
    expect(withMoved(undefined, now)).toBe(now)
  })

  test('older than the known figures change nothing', () => {
    const known = views([4, 9], 5)
    expect(withMoved(known, views([4, 5], 4))).toBe(known)
  })

  test('apply again soon after the server’s clock was set back', () => {
    const now = views([4, 10], 5)
    expect(withMoved(views([4, 9], 600_000), now)).toEqual(now)
  })

  test('give the same result whichever updates were missed before loading', () => {
    const [first, second, third] = [views([1, 1, 1], 1), views([1, 2, 1], 2), views([1, 2, 3], 3)]
    // Loaded between the second and third; then receives the changes from first to third.
    expect(withMoved(second, movedSince(first, third))).toEqual(third)
  })
})
