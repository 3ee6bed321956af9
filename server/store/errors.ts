/** The store's errors, in words for the person who reads the server's output. */

/** Another process owns the data folder. */
export class StoreInUse extends Error {
  override name = 'StoreInUse'
  /** The message without the advice. */
  readonly fact: string
  constructor(folder: string, owner: string) {
    const fact = `The data folder ${folder} is in use by another server (${owner}).`
    super(`${fact} Stop that one first.`)
    this.fact = fact
  }
}

/** The data folder can't be created or written. */
export class FolderNotWritable extends Error {
  override name = 'FolderNotWritable'
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The data folder ${folder} cannot be written: ${reason}`, { cause })
  }
}

/** The folder has uploaded files and no store: a new one would name none of them and delete them. */
export class StoreMissing extends Error {
  override name = 'StoreMissing'
  constructor(folder: string) {
    super(
      `The data folder ${folder} has uploaded files, but its store is missing or empty (store/data.mdb). ` +
        'Put it back or restore a backup elsewhere. To begin anew, move the folder away first.',
    )
  }
}

/** The data has had a migration that this program doesn't know. */
export class NewerData extends Error {
  override name = 'NewerData'
  constructor(migration: string) {
    super(
      `This data was made by a newer version of the program (${migration}). Start that version, or a later one.`,
    )
  }
}

/** A restore or a copy into this store was begun and not finished. */
export class RestoreUnfinished extends Error {
  override name = 'RestoreUnfinished'
  constructor() {
    super(
      'A restore or a copy into this place was not finished. Run npm run restore, or npm run ' +
        'copy-to-mongo, again.',
    )
  }
}

/** Can't answer now: disk full, server down, too slow, closed. A write may or may not have been made. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** A write would violate a unique index. MongoDB's error code (see isDuplicate in port.ts). */
export class DuplicateKey extends Error {
  override name = 'DuplicateKey'
  readonly code = 11000
  constructor(
    collection: string,
    readonly keyPattern: Readonly<Record<string, unknown>>,
    readonly keyValue: Readonly<Record<string, unknown>>,
  ) {
    super(`E11000 duplicate key in ${collection}: ${JSON.stringify(keyValue)}`)
  }
}

/** A document, filter or update that the store refuses, whatever its state. */
export class NotStorable extends Error {
  override name = 'NotStorable'
}

/** The disk is full, or would be too full for the store to continue. */
export class NoRoom extends Error {
  override name = 'NoRoom'
  constructor(cause?: unknown) {
    super('The disk is full.', { cause })
  }
}

/** More bytes arrived than allowed. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes'
  constructor(readonly limit: number) {
    super(`More than ${limit} bytes.`)
  }
}
