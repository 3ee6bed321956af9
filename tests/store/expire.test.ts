/** Expired documents are deleted automatically, including those that expired while off. */
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openStore } from '#server/store/open'
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
