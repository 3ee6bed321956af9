/** An index as MongoDB knows it; the embedded store keeps the same. */
export interface IndexSpec {
  key: Readonly<Record<string, 1 | -1>>
  unique?: boolean
  /** Leaves documents without the fields out of the index; a query for null does not use it. */
  sparse?: boolean
  /** Of an array that is long: the embedded store keeps its entries packed, which is no matter of MongoDB's. */
  packed?: true
  /** TTL: documents go this many seconds after the Date in the (single) key. */
  expireAfterSeconds?: number
}
