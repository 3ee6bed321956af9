/** Unchanged days aren't read again, and a changed day is never shown outdated. */
import { expect, test } from 'vitest'
import { RecentDays } from '#server/analytics/counts/recentDays'
import { type Days, emptySlice } from '#server/analytics/counts/slice'
import { openSite } from './site'

test('an unchanged day is read once whatever the range; a changed day is read again at once', async () => {
  const site = await openSite()
  await site.at('10.0.2.1').see('/')
  const totals = site.world.store.collection('totals')
  let reads = 0
  const { find } = totals
  totals.find = (...asked) => {
    reads += 1
    return find.apply(totals, asked)
  }
  const views = async (range: string) => (await site.figures({ range })).sums.views
  expect(await views('7d')).toBe(1)
  expect(await views('30d')).toBe(1)
  expect(reads).toBeGreaterThan(0)
  const known = reads
  for (const range of ['7d', '30d', 'today']) await views(range)
  expect(reads).toBe(known)
  await site.at('10.0.2.2').see('/')
  for (const range of ['today', '7d', '30d']) expect(await views(range)).toBe(2)
  expect(reads).toBe(known + 1)
  await site.close()
})

test('a day that changes while it is read is not cached', async () => {
  const recent = new RecentDays(true)
  const stored: Days = new Map([['2031-06-11', emptySlice()]])
  let reads = 0
  const read = async () => {
    reads += 1
    return new Map(stored)
  }
  const ask = (meanwhile = () => {}) =>
    recent.of('all', '2031-06-10', '2031-06-11', async () => {
      const found = await read()
      meanwhile()
      return found
    })
  const later = emptySlice()
  const before = await ask(() => {
    stored.set('2031-06-11', later)
    recent.changed('2031-06-11', 'all')
  })
  expect(before.get('2031-06-11')).not.toBe(later)
  expect((await ask()).get('2031-06-11')).toBe(later)
  expect(reads).toBe(2)
  expect((await ask()).has('2031-06-10')).toBe(false)
  expect(reads).toBe(2)
  stored.set('2031-06-10', later)
  recent.changed('2031-06-10', 'page=/')
  expect((await ask()).has('2031-06-10')).toBe(false)
  recent.changed('2031-06-10', 'all')
  expect((await ask()).get('2031-06-10')).toBe(later)
  expect(reads).toBe(3)
})

test('with other servers running, every read goes to the store', async () => {
  const recent = new RecentDays(false)
  let reads = 0
  const ask = () =>
    recent.of('all', '2031-06-11', '2031-06-11', async () => {
      reads += 1
      return new Map()
    })
  await ask()
  await ask()
  expect(reads).toBe(2)
})
