/** The stores that suites run on: always embedded, and each server in TEST_MONGODB_URI. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { openStore } from '#server/store/open'
import type { CollectionName, Cursor, Store, Stored, UpdateCounts } from '#server/store/port'
import { isLong } from '../faults/long'

export interface Row extends Stored {
  [field: string]: unknown
}

/** The port with loose types, so that tests can also pass what TypeScript would reject. */
export interface RowCollection {
  insertOne(row: object): Promise<{ insertedId: string }>
  findOne(filter: object, options?: object): Promise<Row | null>
  find(filter: object, options?: object): Cursor<Row>
  updateOne(filter: object, update: object, options?: object): Promise<UpdateCounts>
  findOneAndUpdate(filter: object, update: object, options: object): Promise<Row | null>
  deleteOne(filter: object): Promise<{ deletedCount: number }>
  deleteMany(filter: object): Promise<{ deletedCount: number }>
  countDocuments(filter: object, options?: object): Promise<number>
  bulkWrite(
    operations: object[],
    options?: object,
  ): Promise<{ insertedCount: number; modifiedCount: number; deletedCount: number }>
}

export function rowsOf(store: Store, name: CollectionName): RowCollection {
  return store.collection<Row>(name) as unknown as RowCollection
}

export interface TestStore {
  store: Store
  /** Closes the store and deletes its contents. */
  dispose(): Promise<void>
}

export const mongoUris = (process.env.TEST_MONGODB_URI ?? '').split(',').filter(Boolean)

/**
 * The servers that whole subjects are tested on: the first one, and with `npm run faults` all.
 * Their differences are tested here, in tests/store, and in tests/nodes, on all of them.
 */
export const subjectUris = isLong ? mongoUris : mongoUris.slice(0, 1)

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'store-test-'))
}

export async function openEmbeddedForTest(): Promise<TestStore> {
  const dataDir = temporaryFolder()
  const store = await openStore({ dataDir })
  return {
    store,
    async dispose() {
      await store.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** The server's address with a new database name. */
export function freshDatabase(uri: string): string {
  const [, server, options = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*(\?.*)?$/.exec(uri) ?? []
  return `${server}/test-${randomUUID().slice(0, 8)}${options}`
}

/**
 * Drops a test's own database. A stand-in that keeps its whole oplog reads all of it for each event,
 * so that the database's part goes too; MongoDB itself, which forgets by itself, refuses that.
 */
export async function dropDatabase(uri: string): Promise<void> {
  const client = new MongoClient(uri)
  const database = client.db()
  await database.dropDatabase()
  await client
    .db('local')
    .collection('oplog.rs')
    .deleteMany({ ns: new RegExp(`^${database.databaseName}\\.`) })
    .catch(() => {})
  await client.close()
}

export async function openMongoForTest(uri: string): Promise<TestStore> {
  const mongodbUri = freshDatabase(uri)
  const dataDir = temporaryFolder()
  const store = await openStore({ dataDir, mongodbUri })
  return {
    store,
    async dispose() {
      await store.close()
      await dropDatabase(mongodbUri)
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Whether it is FerretDB 1.24, a stand-in for MongoDB with known differences. */
export async function isFerret(uri: string): Promise<boolean> {
  const client = new MongoClient(uri)
  try {
    return 'ferretdbVersion' in (await client.db('admin').command({ buildInfo: 1 }))
  } finally {
    await client.close()
  }
}
