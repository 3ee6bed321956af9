/** A full disk: writes are refused with a clear message, reads work, and freed space is used. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/store/embedded/open'
import { type Row, temporaryFolder } from './stores'
import { verify } from './verify'

const disk = temporaryFolder()
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]).status === 0
const filler = join(disk, 'filler')

beforeAll(() => {
  if (mounted) mkdirSync(join(disk, 'data'))
})
afterAll(() => {
  if (mounted) spawnSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true })
})

/** Leaves 32 MiB, less than the store's reserve. */
function fill() {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 32 * 1024 * 1024))
}

test.skipIf(!mounted)('a full disk (needs the right to mount)', { timeout: 60_000 }, async () => {
  const store = await openEmbedded(join(disk, 'data'))
  await store.ping()
  const messages = store.collection<Row>('messages')
  const row = (n: number) => ({ _id: `m${n}`, conversationId: 'c', seq: n, words: [`w${n % 9}`] })
  let stored = 0
  const insertUntilRefused = async (): Promise<unknown> => {
    for (;;) {
      const error: unknown = await messages
        .insertOne(row(stored))
        .catch((reason: unknown) => reason)
      if (error instanceof Error) return error
      stored++
    }
  }
  for (; stored < 20; stored++) await messages.insertOne(row(stored))

  fill()
  const full = { name: 'StoreUnavailable', message: expect.stringMatching(/The disk .* is full/) }
  await expect(store.ping()).rejects.toMatchObject({ name: 'NoRoom' })
  expect(await insertUntilRefused()).toMatchObject(full)
  const writes = Array.from({ length: 30 }, (_, n) => messages.insertOne(row(stored + n)))
  for (const outcome of await Promise.allSettled(writes))
    expect(outcome).toMatchObject({ status: 'rejected', reason: full })
  await expect(messages.updateOne({ _id: 'm1' }, { $set: { words: [] } })).rejects.toMatchObject(
    full,
  )
  expect(await messages.findOne({ _id: 'm1' })).toEqual(row(1))
  expect(await messages.countDocuments({ conversationId: 'c' })).toBe(stored)

  rmSync(filler)
  await store.ping()
  await messages.updateOne({ _id: 'm1' }, { $set: { words: ['changed'] } })
  await messages.insertOne(row(stored++))
  await store.close()
  const again = await openEmbedded(join(disk, 'data'))
  const records = again.records.get('messages')
  expect(records && verify(records)).toEqual([])
  expect(await again.collection<Row>('messages').countDocuments({})).toBe(stored)
  await again.close()
})
