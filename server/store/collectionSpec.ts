/** What a store must know of a collection. */

export interface CollectionSpec {
  indexes: readonly IndexSpec[]
  /** The field in which its documents name the files they need, by hash (files/port.ts). */
  files?: string
  /** Each is stored before its file, which never comes if the server dies in between. */
  isBeforeFile?: boolean
  /** It has text by strangers, possibly long: the embedded store compresses long documents. */
  isCompressed?: boolean
  /**
   * Nobody waits for its writes: in the embedded store they share the commits of other writes, and
   * are stored a few hundredths of a second later.
   */
  isPatient?: boolean
  /**
   * Its documents couldn't be recovered if they expired by a wrong clock. Others expire daily in
   * large numbers and are made again, such as sessions and tickets, or are only marks of erased data.
   */
  isIrreplaceable?: boolean
  /**
   * Its documents expire RETENTION_DAYS after this field at the latest, or after a time they don't
   * hold (null): see shorterRetention.ts.
   */
  retainedSince?: 'at' | 'updatedAt' | null
}

/** An index as MongoDB declares it; the embedded store has the same. */
export interface IndexSpec {
  key: Readonly<Record<string, 1 | -1>>
  unique?: boolean
  /** Leaves documents without the fields out of the index; a query for null doesn't use it. */
  sparse?: boolean
  /** For a long array: the embedded store packs its entries. MongoDB ignores this. */
  packed?: true
  /** TTL: documents expire this many seconds after the Date in the (single) key. */
  expireAfterSeconds?: number
}
