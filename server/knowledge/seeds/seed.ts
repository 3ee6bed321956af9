import type { Entry } from '#shared/knowledge/entry'

/** An entry that every new store begins with. */
export type Seed = Omit<Entry, 'lastUpdated' | 'version'>
