/** What a backup is made from: a store that may be in use meanwhile. */
import { join } from 'node:path'
import { collectionNames } from '../collections'
import { documentsOf } from '../contents'
import { openSnapshot } from '../embedded/disk/snapshot'
import { FolderFiles } from '../files/folder'
import type { Files } from '../files/port'
import { openStore, type StoreSettings } from '../open'
import type { CollectionName, Store, Stored, StoreKind } from '../port'

export interface Source {
  kind: StoreKind['name']
  /** In the order of their ids. */
  documents(name: CollectionName): AsyncIterable<Stored>
  /** Called after the documents have been read; files can be read until `close`. */
  endDocuments(): Promise<void>
  files: Pick<Files, 'read' | 'sizeOf'>
  close(): Promise<void>
}

/** Collections that others are derived from come first: not every MongoDB offers a snapshot of all. */
const first: CollectionName[] = [
  // These two are former names, before what a starting server moves their documents to.
  'letters',
  'tallies',
  // Work still due in these is done again after a restore.
  'arrivals',
  'conversations',
  'messages',
  'askings', // a former name, too
  'askedQuestions',
  'questionGroups',
  'suggestionVotes',
  'suggestions',
  'emails',
  'texts',
  'quotes',
  'photos',
  'requests',
  'uploads',
  'resources',
]
/** Counters, and the days being counted: those are counted again after a restore. */
const last: CollectionName[] = ['facts']
/** Left out, so that nobody is signed in after a restore. */
const leftOut: CollectionName[] = ['sessions']

/** The collections in a backup, in the order in which they are read. */
export const backedUp: readonly CollectionName[] = [
  ...first,
  ...collectionNames.filter((name) => ![...first, ...last, ...leftOut].includes(name)),
  ...last,
]

export async function openSource(settings: StoreSettings): Promise<Source> {
  const { dataDir, mongodbUri } = settings
  if (mongodbUri !== undefined) return sourceIn(await openStore(settings))
  const { documents, close } = openSnapshot(dataDir)
  let closing: Promise<void> | undefined
  const endDocuments = () => {
    closing ??= close()
    return closing
  }
  const files = new FolderFiles(join(dataDir, 'files'))
  return { kind: 'embedded', documents, endDocuments, files, close: endDocuments }
}

/**
 * Leaves out a conversation that begins during the backup, with everything that belongs to it:
 * without the conversation, those documents would survive its erasure.
 */
function sourceIn(store: Store): Source {
  const conversations = new Set<string>()
  return {
    kind: store.kind.name,
    async *documents(name) {
      for await (const document of documentsOf(store, name)) {
        if (name === 'conversations') conversations.add(document._id)
        const { conversationId } = document as { conversationId?: string }
        const isOutside = conversationId !== undefined && !conversations.has(conversationId)
        // What comes before conversations is work still due.
        if (!isOutside || backedUp.indexOf(name) < backedUp.indexOf('conversations')) yield document
      }
    },
    endDocuments: async () => {},
    files: store.files,
    close: () => store.close(),
  }
}
