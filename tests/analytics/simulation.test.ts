/**
 * Every figure equals what is so: sixty simulated days, over HTTP, on the embedded store and MongoDB; in
 * `npm run faults` more of it, and on FerretDB.
 */
import { describe, expect, test } from 'vitest'
import { isLong } from '../faults/long'
import { dropDatabase } from '../nodes/database'
import { freshDatabase, isFerret, mongoUris } from '../store/stores'
import { judge } from './simulation/judge'

const within = 600_000

test('on the embedded store', { timeout: within }, async () => {
  expect((await judge(isLong ? 10_000 : 1_000)).visits).toBeGreaterThan(800)
})

const stores = await Promise.all(
  mongoUris.map(async (uri) => ({ uri, ferret: await isFerret(uri) })),
)

describe.each(stores)('on $uri', ({ uri, ferret }) => {
  // On SQLite it takes minutes for what others do in seconds.
  test.skipIf(ferret && !isLong)(
    'every figure equals what is so',
    { timeout: within },
    async () => {
      const mongodbUri = freshDatabase(uri)
      try {
        await judge(isLong && !ferret ? 2_500 : 300, { MONGODB_URI: mongodbUri })
      } finally {
        await dropDatabase(mongodbUri)
      }
    },
  )
})
