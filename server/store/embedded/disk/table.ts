import type { Database } from 'lmdb'
import type { Doc } from './document'

/** Keys are bytes made by key.ts; values are bytes, or documents read through their codec. */
export type Table = Database<Buffer, Buffer>
export type DocTable = Database<Doc, Buffer>
