/**
 * The same random operations on the embedded store with its indexes, and on others: a collection
 * without indexes, and each MongoDB server in TEST_MONGODB_URI. Results and contents must agree.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Operation, operation, outcome } from './operations'
import {
  isFerret,
  mongoUris,
  openEmbeddedForTest,
  openMongoForTest,
  type RowCollection,
  rowsOf,
} from './stores'

const length = 40

async function contents(collection: RowCollection): Promise<unknown> {
  return outcome(collection, { method: 'find', args: [{}, { sort: { _id: 1 } }] })
}

/** Returns the number of operations compared. */
async function compare(ours: RowCollection, theirs: Peer, numRuns: number): Promise<number> {
  let done = 0
  const clear = async () => {
    await ours.deleteMany({})
    await theirs.rows.deleteMany({})
  }
  const same = async (next: Operation) => {
    const actual = await outcome(ours, next)
    if (actual === 'duplicate' && !theirs.unique) return clear()
    expect(actual, JSON.stringify(next)).toEqual(await outcome(theirs.rows, next))
    expect(await contents(ours), JSON.stringify(next)).toEqual(await contents(theirs.rows))
    done++
  }
  const sequences = fc.array(operation, { minLength: length, maxLength: length })
  const property = fc.asyncProperty(sequences, async (operations) => {
    await clear()
    for (const next of operations) await same(next)
  })
  await fc.assert(property, { numRuns })
  return done
}

interface Peer {
  rows: RowCollection
  /** Whether it has the same unique index as ours. */
  unique: boolean
}

describe('random operations give the same result', () => {
  test('with indexes as without', { timeout: 120_000 }, async () => {
    const { store, dispose } = await openEmbeddedForTest()
    try {
      const plain = { rows: rowsOf(store, 'facts'), unique: false }
      expect(await compare(rowsOf(store, 'messages'), plain, 20)).toBeGreaterThan(400)
    } finally {
      await dispose()
    }
  })

  const name = 'embedded as on MongoDB (TEST_MONGODB_URI)'
  test.skipIf(mongoUris.length === 0)(name, { timeout: 300_000 }, async () => {
    for (const uri of mongoUris) {
      if (await isFerret(uri)) continue // fails too many of these, see contract.test.ts
      const embedded = await openEmbeddedForTest()
      const mongo = await openMongoForTest(uri)
      try {
        const peer = { rows: rowsOf(mongo.store, 'messages'), unique: true }
        const done = await compare(rowsOf(embedded.store, 'messages'), peer, 30)
        expect(done).toBeGreaterThanOrEqual(1000)
      } finally {
        await embedded.dispose()
        await mongo.dispose()
      }
    }
  })
})
