/**
 * Every figure is correct for sixty simulated days over HTTP, on every store; `npm run faults`
 * simulates more visits.
 */
import { describe, expect, test } from 'vitest'
import { isLong } from '../faults/long'
import { dropDatabase, freshDatabase, isFerret, subjectUris } from '../store/stores'
import { judge } from './simulation/judge'

const within = 600_000

test('all figures on the embedded store are right', { timeout: within }, async () => {
  expect((await judge(isLong ? 10_000 : 400)).visits).toBeGreaterThan(300)
})

const stores = await Promise.all(
  subjectUris.map(async (uri) => ({ uri, ferret: await isFerret(uri) })),
)

/** SQLite takes minutes for what others do in seconds. */
function visitsOn(ferret: boolean): number {
  if (ferret) return isLong ? 300 : 60
  return isLong ? 2_500 : 120
}

describe.each(stores)('on $uri', ({ uri, ferret }) => {
  test('every figure is correct', { timeout: within }, async () => {
    const mongodbUri = freshDatabase(uri)
    try {
      await judge(visitsOn(ferret), { MONGODB_URI: mongodbUri })
    } finally {
      await dropDatabase(mongodbUri)
    }
  })
})
