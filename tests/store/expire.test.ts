/** Expired documents are deleted automatically, including those that expired while off. */
import { rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openStore } from '#server/store/open'
import { shortenRetention } from '#server/store/shorterRetention'
import { kinds } from './kinds'
import { rowsOf, temporaryFolder } from './stores'

test('a session that expired while the server was off is deleted soon after the start', async () => {
  const dataDir = temporaryFolder()
  const first = await openStore({ dataDir })
  const hour = 3_600_000
  for (const [_id, expiresAt] of Object.entries({
    over: Date.now() - hour,
    valid: Date.now() + hour,
  }))
    await rowsOf(first, 'sessions').insertOne({
      _id,
      role: 'admin',
      expiresAt: new Date(expiresAt),
    })
  await first.close()
  const second = await openStore({ dataDir })
  const left = () => rowsOf(second, 'sessions').find({}).toArray()
  await expect.poll(left).toMatchObject([{ _id: 'valid' }])
  await second.close()
  rmSync(dataDir, { recursive: true })
})

describe.each(kinds)('on $name', ({ open }) => {
  test.skipIf(!open)(
    'a shorter retention applies to what was stored before, a longer one not',
    async () => {
      const { store, dispose } = await (open as NonNullable<typeof open>)()
      const day = 86_400_000
      const at = new Date('2031-01-01T00:00:00Z')
      const inDays = (days: number) => new Date(at.getTime() + days * day)
      await shortenRetention(store, 365)
      const early = inDays(-200)
      await rowsOf(store, 'requests').insertOne({
        ...{ _id: 'long', at: early, updatedAt: at, expiresAt: inDays(365) },
      })
      await rowsOf(store, 'activities').insertOne({ _id: 'short', at, expiresAt: inDays(20) })
      await rowsOf(store, 'requestLinks').insertOne({ _id: 'link', at, expiresAt: inDays(28) })
      const expiries = async () => [
        (await rowsOf(store, 'requests').findOne({ _id: 'long' }))?.expiresAt,
        (await rowsOf(store, 'activities').findOne({ _id: 'short' }))?.expiresAt,
        (await rowsOf(store, 'requestLinks').findOne({ _id: 'link' }))?.expiresAt,
      ]
      await shortenRetention(store, 30)
      expect(await expiries()).toEqual([inDays(30), inDays(20), inDays(28)])
      // What a second server wrote until it was started with the shorter retention, too.
      await rowsOf(store, 'texts').insertOne({ _id: 'meanwhile', at, expiresAt: inDays(365) })
      await shortenRetention(store, 30)
      expect(await rowsOf(store, 'texts').findOne({ _id: 'meanwhile' })).toMatchObject({
        expiresAt: inDays(30),
      })
      await shortenRetention(store, 365)
      expect(await expiries()).toEqual([inDays(30), inDays(20), inDays(28)])
      await shortenRetention(store, 7)
      expect(await expiries()).toEqual([inDays(7), inDays(7), inDays(7)])
      await dispose()
    },
  )

  test.skipIf(!open)(
    'a phone number is kept for a shorter retention from its start on, STOP forever',
    async () => {
      const { store, dispose } = await (open as NonNullable<typeof open>)()
      const numbers = rowsOf(store, 'numbers')
      const later = (days: number) => new Date(Date.now() + days * 86_400_000)
      await numbers.insertOne({ _id: 'begun', state: 'begun', expiresAt: later(365) })
      await numbers.insertOne({ _id: 'stopped', state: 'stopped' })
      await shortenRetention(store, 30)
      const begun = await numbers.findOne({ _id: 'begun' })
      expect(Number(begun?.expiresAt)).toBeLessThanOrEqual(later(30).getTime())
      expect(Number(begun?.expiresAt)).toBeGreaterThan(later(29).getTime())
      expect(await numbers.findOne({ _id: 'stopped' })).not.toHaveProperty('expiresAt')
      await dispose()
    },
  )
})
