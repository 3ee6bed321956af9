import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Batch, Inbox } from '../../../../../client/admin/data/live/inbox'
import { interaction } from '../../chats/interaction'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('live updates', () => {
  test('of a flood are delivered a few times a second, and completely', () => {
    const batches: Batch[] = []
    const inbox = new Inbox((batch) => batches.push(batch))
    for (let at = 1; at <= 1_000; at += 1) {
      inbox.change(interaction(at))
      vi.advanceTimersByTime(1)
    }
    vi.advanceTimersByTime(500)
    expect(batches.length).toBeLessThanOrEqual(6)
    expect(batches.flatMap(({ changes }) => changes)).toHaveLength(1_000)
  })

  test('of a trickle are delivered within a tenth of a second', () => {
    const batches: Batch[] = []
    const inbox = new Inbox((batch) => batches.push(batch))
    for (let at = 1; at <= 20; at += 1) {
      inbox.change(interaction(at))
      vi.advanceTimersByTime(100)
      expect(batches.flatMap(({ changes }) => changes)).toHaveLength(at)
    }
  })

  test('keep only the newest of several changes to one interaction', () => {
    const batches: Batch[] = []
    const inbox = new Inbox((batch) => batches.push(batch))
    for (const rev of [1, 3, 2]) inbox.change(interaction(1, { rev }))
    vi.advanceTimersByTime(100)
    expect(batches[0]?.changes).toEqual([interaction(1, { rev: 3 })])
  })

  test('drop a piece of an answer that is already complete', () => {
    const batches: Batch[] = []
    const inbox = new Inbox((batch) => batches.push(batch))
    inbox.piece({ id: interaction(1).id, text: 'A tr' })
    inbox.piece({ id: 'other', text: 'Ye' })
    inbox.change(interaction(1))
    vi.advanceTimersByTime(100)
    expect([...(batches[0]?.pieces ?? [])]).toEqual([['other', 'Ye']])
  })

  test('don’t pile up in a hidden page with paused timers', () => {
    let handedOver = 0
    const inbox = new Inbox(({ changes }) => {
      handedOver += changes.length
    })
    for (let at = 1; at <= 10_000; at += 1) inbox.change(interaction(at))
    expect(handedOver).toBeGreaterThanOrEqual(8_000)
    inbox.close()
  })
})
