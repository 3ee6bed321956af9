/** Every figure equals what is so: sixty simulated days, over HTTP, on every store; in `npm run faults` more of it. */
import { expect, test } from 'vitest'
import { isLong } from '../faults/long'
import { dropDatabase } from '../nodes/database'
import { freshDatabase, mongoUris } from '../store/stores'
import { judge } from './simulation/judge'

const within = 600_000

test('on the embedded store', { timeout: within }, async () => {
  expect((await judge(isLong ? 10_000 : 1_000)).visits).toBeGreaterThan(800)
})

test.each(mongoUris)('on %s', { timeout: within }, async (uri) => {
  const mongodbUri = freshDatabase(uri)
  try {
    await judge(isLong ? 2_500 : 300, { MONGODB_URI: mongodbUri })
  } finally {
    await dropDatabase(mongodbUri)
  }
})
