/** Messages between the page and the worker that reads files. */

import type { Likeness, Said } from './duplicates'
import type { FileKind } from './fileKinds'
import type { ReadFile } from './readBytes'

export type ToWorker =
  | { kind: 'read'; file: File; fileKind: FileKind }
  /** Stops the current reading with what was read so far. */
  | { kind: 'stop' }
  | { kind: 'compare'; sections: readonly Said[]; entries: readonly Said[] }

export type FromWorker =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'read'; read: ReadFile }
  | { kind: 'failed'; message: string; isExport: boolean }
  | { kind: 'compared'; found: (Likeness | undefined)[] }
