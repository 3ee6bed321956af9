/**
 * The files that a teammate has added for reading, and their results, in this browser's IndexedDB,
 * so that a reload loses nothing. Each teammate has their own; signing out deletes them. Without
 * IndexedDB (private windows, a full disk) they last as long as the page.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export interface StoredFile {
  id: string
  file: File
}

interface Schema extends DBSchema {
  files: { key: [by: string, id: string]; value: StoredFile & { by: string } }
  /** Everything but the files, which are large and don't change. */
  desks: { key: string; value: unknown }
}

const name = 'admin-files'
let opening: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opening = undefined
  }
  opening ??= openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('files', { keyPath: ['by', 'id'] })
      db.createObjectStore('desks')
    },
    terminated: forget,
  })
  opening.catch(forget)
  return opening
}

const allOf = (by: string) => IDBKeyRange.bound([by], [by, []])

export async function readDesk(by: string): Promise<{ files: StoredFile[]; desk: unknown }> {
  const db = await database()
  const [files, desk] = await Promise.all([db.getAll('files', allOf(by)), db.get('desks', by)])
  return { files, desk }
}

/** Files already stored aren't written again. */
export async function writeDesk(
  by: string,
  files: readonly StoredFile[],
  desk: unknown,
): Promise<void> {
  const db = await database()
  const transaction = db.transaction(['files', 'desks'], 'readwrite')
  const [stored, desks] = [transaction.objectStore('files'), transaction.objectStore('desks')]
  const known = new Set((await stored.getAllKeys(allOf(by))).map(([, id]) => id))
  const listed = new Set(files.map(({ id }) => id))
  await Promise.all([
    ...[...known].filter((id) => !listed.has(id)).map((id) => stored.delete([by, id])),
    ...files.filter(({ id }) => !known.has(id)).map(({ id, file }) => stored.put({ by, id, file })),
    desks.put(desk, by),
    transaction.done,
  ])
}

/** Deletes the files and results of all teammates. */
export async function forgetDesk(): Promise<void> {
  const db = await database()
  await Promise.all([db.clear('files'), db.clear('desks')])
}
