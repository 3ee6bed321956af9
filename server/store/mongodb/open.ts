/** Opens MongoDB as the store: collections, indexes, and detection of what the server can do. */
import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createAdapter } from '@socket.io/mongo-adapter'
import { type Document, MongoClient, type Collection as MongoCollection } from 'mongodb'
import { StoreUnavailable } from '../errors'
import { startSweeping } from '../expire'
import type { Collection, CollectionName, Store, Stored } from '../port'
import { makePrivate, patterns } from '../private'
import { createIndexes, hasChangeStreams } from './abilities'
import { type Doc, wrap } from './collection'
import { startError } from './failure'
import { GridFiles } from './files'
import { createGuard, type Guard } from './guard'
import { restartStuckClient } from './restartStuckClient'

/** Slower writes fail, so that no write becomes visible long after its timestamp. */
const limitMs = 5000
/** The server answers within seconds; making an index over much data takes minutes. */
const silentMs = 5 * 60_000
/** The collection for messages between servers, which expire after this many seconds. */
const adapterName = 'servers'
const adapterSeconds = 600

export async function openMongo(
  uri: string,
  dataDir: string,
  log: (line: object, message: string) => void,
  onTimed: (ms: number) => void,
): Promise<Store> {
  const client = clientOf(uri)
  const dropped = new EventEmitter<{ dropped: [] }>()
  const guard = createGuard({ onTimed, onDropped: () => dropped.emit('dropped') })
  const stopWatching = restartStuckClient(client, 2 * limitMs)
  try {
    await client.connect()
    if (existsSync(dataDir)) makePrivate(dataDir, patterns.mongodb, log) // uploads pass through it
    const db = client.db(databaseIn(uri))
    const expires = await createIndexes(db)
    const shared = await hasChangeStreams(db)
    const betweenServers = shared
      ? db.collection(adapterName, { writeConcern: { w: 1 } })
      : undefined
    if (betweenServers) guardPublishing(betweenServers, guard)
    const collection = <T extends Stored>(name: CollectionName): Collection<T> =>
      wrap(db.collection<Doc>(name), guard, limitMs)
    const expireBetween = async () => {
      const before = new Date(Date.now() - adapterSeconds * 1000)
      await betweenServers?.deleteMany({ createdAt: { $lte: before } })
    }
    if (betweenServers && expires)
      await betweenServers.createIndex({ createdAt: 1 }, { expireAfterSeconds: adapterSeconds })
    const stopSweeping = expires
      ? async () => {}
      : startSweeping({ collection }, expireBetween, (error) =>
          log(
            { err: error },
            'Expired documents could not be removed; the next sweep tries again.',
          ),
        )
    return {
      kind: {
        name: 'mongodb',
        description: inWords(db.databaseName, expires, shared),
        expires,
        shared,
      },
      adapter: betweenServers && createAdapter(betweenServers, { addCreatedAtField: true }),
      onDropped: (listener) => void dropped.on('dropped', listener),
      collection,
      files: new GridFiles(db, join(dataDir, 'incoming')),
      ping: () => guard(limitMs, async () => void (await db.command({ ping: 1 }))),
      async close() {
        await stopSweeping()
        await guard.close()
        stopWatching()
        await client.close()
      },
    }
  } catch (error) {
    stopWatching()
    await client.close()
    throw startError(error)
  }
}

/**
 * Socket.IO's adapter drops what it couldn't insert: no socket is told, not even of this server. A
 * heartbeat has no data (@socket.io/mongo-adapter 0.4): nobody misses it.
 */
function guardPublishing(messages: MongoCollection, guard: Guard): void {
  const insertOne = messages.insertOne.bind(messages)
  messages.insertOne = (message: Document, ...options) =>
    guard(limitMs, () => insertOne(message, ...options), 'data' in message)
}

function clientOf(uri: string): MongoClient {
  try {
    return new MongoClient(uri, {
      serverSelectionTimeoutMS: limitMs,
      connectTimeoutMS: limitMs,
      // A line that went dead without a word: the change stream would wait on it for ever.
      socketTimeoutMS: silentMs,
      readPreference: 'primary',
      writeConcern: { w: 'majority', journal: true, wtimeoutMS: limitMs },
    })
  } catch (cause) {
    // The driver's message may quote a part of the password.
    const why = uri.includes('@')
      ? 'A password’s special characters have to be escaped: %40 for @.'
      : 'Check the address and the names of its options.'
    throw new StoreUnavailable(`MONGODB_URI can’t be read. ${why}`, { cause })
  }
}

function databaseIn(uri: string): string {
  const named = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)
  return named?.[1] ? decodeURIComponent(named[1]) : 'visitor-access'
}

function inWords(database: string, expires: boolean, shared: boolean): string {
  const lacks = [
    expires ? '' : 'no TTL indexes, so this server removes what has expired',
    shared ? '' : 'no change streams, so only one server can run on it',
  ].filter(Boolean)
  const rest =
    lacks.length > 0 ? `, which has ${lacks.join(', and ')}` : ', with any number of servers'
  return `MongoDB, database ${database}${rest}.`
}
