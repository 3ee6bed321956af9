/**
 * The outbox of messages, and of where to answer them. It outlives the page if IndexedDB works;
 * otherwise (private windows, blocked storage, a full disk) it is kept in memory and says so.
 */
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import type { Unsent, UnsentContact } from './unsent'

interface Schema extends DBSchema {
  // Keys count up, so messages come out in the order they were added.
  outbox: { key: number; value: Unsent | UnsentContact; indexes: { id: string } }
}

export interface Outbox {
  /** Whether the contents survive closing the page. */
  readonly isDurable: boolean
  /** Resolves once it is stored. */
  add(unsent: Unsent | UnsentContact): Promise<void>
  /** Oldest first. */
  list(): Promise<(Unsent | UnsentContact)[]>
  replace(unsent: Unsent | UnsentContact): Promise<void>
  remove(id: string): Promise<void>
}

export function openOutbox(name = 'whisper'): Outbox {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const inMemory = new Map<string, Unsent | UnsentContact>()
  let isDurable = true

  function database(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      opening = undefined
    }
    opening ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('outbox', { autoIncrement: true }).createIndex('id', 'id')
      },
      terminated: forget,
    })
    opening.catch(forget)
    return opening
  }

  async function write(
    work: (store: WritableStore) => Promise<unknown>,
    otherwise: () => void,
  ): Promise<void> {
    try {
      const db = await database()
      const transaction = db.transaction('outbox', 'readwrite', { durability: 'strict' })
      await Promise.all([work(transaction.store), transaction.done])
    } catch {
      isDurable = false
      otherwise()
    }
  }

  return {
    get isDurable() {
      return isDurable
    },
    add: (unsent) =>
      write(
        (store) => {
          const added = store.add(unsent)
          // Committed explicitly, so that a reload right now loses nothing.
          store.transaction.commit()
          return added
        },
        () => inMemory.set(unsent.id, unsent),
      ),
    async list() {
      try {
        const kept = await (await database()).getAll('outbox')
        return [...kept, ...inMemory.values()]
      } catch {
        isDurable = false
        return [...inMemory.values()]
      }
    },
    async replace(unsent) {
      if (inMemory.has(unsent.id)) inMemory.set(unsent.id, unsent)
      await write(async (store) => {
        const key = await store.index('id').getKey(unsent.id)
        if (key !== undefined) await store.put(unsent, key)
      }, nothing)
    },
    async remove(id) {
      inMemory.delete(id)
      await write(async (store) => {
        const key = await store.index('id').getKey(id)
        if (key !== undefined) await store.delete(key)
      }, nothing)
    },
  }
}

type WritableStore = IDBPObjectStore<Schema, ['outbox'], 'outbox', 'readwrite'>

function nothing() {}
