/** Opens the embedded store: one folder, no service to install, owned by one process at a time. */
import { EventEmitter } from 'node:events'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { collectionNames, collections as specs } from '../collections'
import { FolderNotWritable, StoreMissing, StoreUnavailable } from '../errors'
import { startSweeping } from '../expire'
import { FolderFiles } from '../files/folder'
import { isSha256 } from '../files/port'
import type { Collection, CollectionName, Store, Stored } from '../port'
import { makePrivate, patterns, privateFolder } from '../private'
import { createCollection, type EmbeddedCollection } from './collection'
import { checkDisk } from './disk/disk'
import { type Environment, openEnvironment } from './disk/environment'
import { createOverwriting } from './disk/overwriting'
import { type Ownership, takeOwnership } from './disk/owner'
import type { Table } from './disk/table'
import type { Index } from './index/index'
import { openCatalog } from './records/catalog'
import { openJournal } from './records/journal'
import { createMerger } from './records/merge'
import { createRecords, type Records } from './records/records'
import { createWriter } from './records/writer'

export interface EmbeddedStore extends Store {
  /** For tests and tools that look inside. */
  readonly records: ReadonlyMap<string, Records>
}

interface EmbeddedOptions {
  log?: (line: object, message: string) => void
  /** Number of index changes that are merged to disk at once. */
  mergeAt?: number
  /** How long to wait for another process that owns the folder to end. */
  waitMs?: number
  /** Delay between an erasure and overwriting its data. */
  overwriteMs?: number
  /** Called after each commit, with its duration in milliseconds. */
  onTimed?: (ms: number) => void
}

/** A killed backup's reader makes the file grow by everything written for at most this long. */
const readersCheckedMs = 5_000

export async function openEmbedded(
  dataDir: string,
  { log = () => {}, mergeAt, waitMs = 0, overwriteMs, onTimed = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedStore> {
  const folder = writableFolder(dataDir)
  makePrivate(dataDir, patterns.embedded, log)
  const environment = openEnvironment(folder)
  const about = environment.table('about')
  let lost = false
  const ownership = await takeOwnership(environment, about, folder, {
    waitMs,
    waiting: (message) => log({}, message),
    lost() {
      lost = true
    },
  }).catch(async (error: unknown) => {
    await environment.close()
    throw error
  })
  const disk = openEnvironment(join(folder, 'indexes'))
  try {
    return await openOwned(folder, {
      environment,
      about,
      disk,
      ownership,
      files: new FolderFiles(join(realpathSync(dataDir), 'files')),
      lost: () => lost || environment.isReplaced(),
      log,
      mergeAt,
      overwriteMs,
      onTimed,
    })
  } catch (error) {
    await ownership.release()
    await disk.close()
    await environment.close()
    throw error
  }
}

interface Opened {
  environment: Environment
  about: Table
  /** The environment of the index entries, with a write lock of its own. */
  disk: Environment
  ownership: Ownership
  files: FolderFiles
  /** Whether another process has taken over the folder, or its file was replaced. */
  lost(): boolean
  log(line: object, message: string): void
  mergeAt: number | undefined
  overwriteMs: number | undefined
  onTimed(ms: number): void
}

const notOurs = 'Another server has taken the data folder, or its file was replaced.'

async function openOwned(folder: string, opened: Opened): Promise<EmbeddedStore> {
  const { environment, about, disk, ownership, lost, log } = opened
  const journal = openJournal(environment)
  const catalog = openCatalog(environment, about, disk)
  const byNumber = new Map<number, Index>()
  const dropped = new EventEmitter<{ dropped: [] }>()
  const writer = createWriter({
    commit: async (puts) => {
      if (lost()) throw new StoreUnavailable(notOurs)
      const from = performance.now()
      await environment.commit(puts).finally(() => opened.onTimed(performance.now() - from))
    },
    journal,
    onDropped: () => dropped.emit('dropped'),
    apply(changes, record) {
      for (const change of changes) byNumber.get(change.index)?.entries.note(change)
      merger.noted(record)
    },
  })
  const records = new Map<string, Records>()
  const openAll = () => {
    for (const name of collectionNames) {
      const indexes = specs[name].indexes.map((spec) => catalog.open(name, spec))
      for (const index of indexes) byNumber.set(index.number, index)
      records.set(name, createRecords(name, environment, about, writer, indexes, specs[name]))
    }
  }
  environment.opening(() => disk.opening(openAll))
  journal.replay(
    (number) => byNumber.get(number)?.entries,
    (name) => records.get(name),
  )
  const merger = createMerger({
    indexes: [...byNumber.values()],
    journal,
    writer,
    mergeAt: opened.mergeAt,
    failed: (error) => log({ err: error }, 'The indexes could not be merged; trying again soon.'),
  })
  if (catalog.isBehind(records.values())) {
    await merger.merge() // so that the journal has no entries of an index that changes now
    await catalog.dropOthers()
    await catalog.build(records.values())
  }
  const collections = new Map<string, EmbeddedCollection>()
  for (const [name, these] of records)
    collections.set(name, createCollection(these, writer, specs[name as CollectionName]))
  const collection = <T extends Stored>(name: CollectionName) =>
    collections.get(name) as unknown as Collection<T>
  const stopSweeping = startSweeping(
    { collection },
    async () => {},
    (error) => log({ err: error }, 'Expired documents could not be removed; trying again soon.'),
  )

  const overwriting = createOverwriting({
    environments: [environment, disk],
    merge: () => merger.merge(),
    isLost: lost,
    failed: (error) => log({ err: error }, 'Erased words could not be written over; trying again.'),
    settleMs: opened.overwriteMs,
  })
  const checking = setInterval(() => environment.root.readerCheck(), readersCheckedMs)
  checking.unref()

  async function close() {
    clearInterval(checking)
    await stopSweeping()
    await overwriting.close()
    await writer.close()
    await merger.close()
    await ownership.release()
    await disk.close()
    await environment.close()
  }

  let closing: Promise<void> | undefined
  return {
    kind: {
      name: 'embedded',
      description: `Embedded store in ${folder}: one server, no other service.`,
      expires: true,
      shared: false,
    },
    onDropped: (listener) => void dropped.on('dropped', listener),
    records,
    collection,
    files: opened.files,
    overwriteErased: () => overwriting.want(),
    async ping() {
      writer.assertOpen()
      if (lost()) throw new StoreUnavailable(notOurs)
      await checkDisk(folder)
      // A dying disk may take what is written, and fail to flush it.
      if (writer.isFailing())
        await collection('facts').updateOne(
          { _id: 'ping' },
          { $set: { at: new Date() } },
          { upsert: true },
        )
    },
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function writableFolder(dataDir: string): string {
  const folder = join(dataDir, 'store')
  try {
    mkdirSync(folder, { recursive: true, mode: privateFolder })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new FolderNotWritable(dataDir, error)
  }
  const data = statSync(join(folder, 'data.mdb'), { throwIfNoEntry: false })
  if (!data?.size && hasFiles(join(dataDir, 'files'))) throw new StoreMissing(dataDir)
  return realpathSync(folder)
}

function hasFiles(folder: string): boolean {
  if (!existsSync(folder)) return false
  return readdirSync(folder, { recursive: true }).some((path) => isSha256(basename(String(path))))
}
