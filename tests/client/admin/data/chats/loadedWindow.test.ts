import { describe, expect, test } from 'vitest'
import { cursorOf } from '#shared/cursor'
import {
  appendOlder,
  countWaiting,
  firstWindow,
  type LoadedWindow,
  maxLoaded,
  maxWaiting,
  pauseArrivals,
  resumeArrivals,
  trimWindow,
} from '../../../../../client/admin/data/chats/loadedWindow'
import { mergeChanges } from '../../../../../client/admin/data/chats/mergeChanges'
import type { Wanted } from '../../../../../client/admin/data/chats/wanted'
import { interaction, interactions } from '../../chats/interaction'

const all: Wanted = { filter: 'all', search: '', conversation: null, channel: null }

/** Days of a busy company: many batches, each merged as the feed does. */
function grown(loaded: LoadedWindow, from: number, to: number, perBatch = 100): LoadedWindow {
  let list = loaded
  for (let at = from; at <= to; at += perBatch) {
    list = trimWindow(mergeChanges(list, interactions(Math.min(at + perBatch - 1, to), at)))
  }
  return list
}

describe('a page left open for days', () => {
  test('holds a limited number of interactions, the newest, without gaps', () => {
    const open = firstWindow(all, { interactions: interactions(50, 1), next: null })
    const days = grown(open, 51, 20_000)
    expect(days.interactions.length).toBeLessThanOrEqual(maxLoaded + maxWaiting)
    expect(days.interactions[0]?.timestamp).toBe(20_000)
    const last = days.interactions.at(-1)
    expect(days.downTo).toBe(last && cursorOf(last))
    expect(days.interactions).toEqual(interactions(20_000, last?.timestamp ?? 0))
  })

  test('reloads what it dropped', () => {
    const days = grown(firstWindow(all, { interactions: [], next: null }), 1, 5_000)
    const from = (days.interactions.at(-1)?.timestamp ?? 0) - 1
    const page = { interactions: interactions(from, from - 49), next: 'further' }
    const longer = appendOlder(days, days.downTo ?? '', page)
    expect(longer.interactions.at(-1)?.timestamp).toBe(from - 49)
    expect(longer.downTo).toBe('further')
  })
})

describe('an admin who has scrolled', () => {
  const reading = pauseArrivals(firstWindow(all, { interactions: interactions(50, 1), next: null }))

  test('keeps their list while new interactions wait', () => {
    const later = grown(reading, 51, 53)
    expect(countWaiting(later)).toBe(3)
    expect(countWaiting(resumeArrivals(later))).toBe(0)
    expect(resumeArrivals(later).interactions[0]?.timestamp).toBe(53)
  })

  test('keeps what they read when more arrive than can wait', () => {
    const later = grown(reading, 51, 9_000)
    expect(later.interactions).toEqual(interactions(50, 1))
    expect(countWaiting(later)).toBe(0)
    expect(later.below).not.toBeNull()
  })

  test('still sees changes to what they read', () => {
    const later = grown(reading, 51, 9_000)
    const feedback = { helpful: false }
    const [first] = mergeChanges(later, [interaction(50, { rev: 2, feedback })]).interactions
    expect(first?.feedback).toEqual(feedback)
  })

  test('who loads far back loses the newest rows, not the page just loaded', () => {
    let far: LoadedWindow = pauseArrivals(
      firstWindow(all, { interactions: interactions(9_000, 8_951), next: 'p0' }),
    )
    for (let page = 1; page <= 60; page += 1) {
      const from = 9_000 - page * 50
      far = appendOlder(far, `p${page - 1}`, {
        interactions: interactions(from, from - 49),
        next: `p${page}`,
      })
    }
    expect(far.interactions).toHaveLength(maxLoaded)
    expect(far.interactions.at(-1)?.timestamp).toBe(9_000 - 60 * 50 - 49)
    expect(far.below).toBe(cursorOf(interaction((far.interactions[0]?.timestamp ?? 0) + 1)))
  })

  test('gets no duplicates from a page that no longer follows the list', () => {
    expect(
      appendOlder(reading, 'elsewhere', { interactions: interactions(9, 1), next: null }),
    ).toBe(reading)
  })
})
