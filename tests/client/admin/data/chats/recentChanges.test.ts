import { describe, expect, test } from 'vitest'
import { RecentChanges, TooManyChanges } from '../../../../../client/admin/data/chats/recentChanges'
import { interaction, interactions } from '../../chats/interaction'

const mark = { id: interaction(1).id, conversationId: 'c1', seq: 1, updatedAt: 1, rev: 5 }
const erased = { ...mark, erased: true } as const

describe('the record of recent changes', () => {
  test('ignores late older revisions and repeats', () => {
    const recent = new RecentChanges()
    expect(recent.record([interaction(1, { rev: 2 })])).toHaveLength(1)
    expect(recent.record([interaction(1, { rev: 1 })])).toEqual([])
    expect(recent.record([interaction(1, { rev: 2 })])).toEqual([])
  })

  test('keeps an erased interaction erased, also after a reconnect', () => {
    const recent = new RecentChanges()
    recent.record([erased])
    recent.clear()
    recent.record(interactions(9_000, 2))
    expect(recent.record([interaction(1, { rev: 4 })])).toEqual([])
    expect(recent.all()).toContainEqual(erased)
  })

  test('has a limited size', () => {
    const recent = new RecentChanges()
    for (let at = 1; at < 100_000; at += 500) recent.record(interactions(at + 499, at))
    expect(recent.all().length).toBeLessThanOrEqual(2_000)
  })

  test('forgets nothing while a page is loading', async () => {
    const recent = new RecentChanges()
    await recent.during(async () => {
      for (let at = 1; at <= 10_000; at += 500) recent.record(interactions(at + 499, at))
    })
    expect(recent.all()).toHaveLength(10_000)
  })

  test('refuses a page that missed too many changes, rather than show gaps', async () => {
    const recent = new RecentChanges()
    const reading = recent.during(async () => {
      for (let at = 1; at <= 30_000; at += 500) recent.record(interactions(at + 499, at))
    })
    await expect(reading).rejects.toThrow(TooManyChanges)
  })
})
