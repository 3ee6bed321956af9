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
