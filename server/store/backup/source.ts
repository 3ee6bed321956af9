/** What a backup is made from: a store that may be served meanwhile. */
import { join } from 'node:path'
import { collectionNames, documentsOf } from '../contents'
import { openSnapshot } from '../embedded/snapshot'
import { FolderFiles } from '../files/folder'
import type { Files } from '../files/port'
import { openStore, type StoreSettings } from '../open'
import type { CollectionName, Store, Stored, StoreKind } from '../port'

export interface Source {
  kind: StoreKind['name']
  /** In the order of their ids. */
  documents(name: CollectionName): AsyncIterable<Stored>
  /** To be called when the documents have been read; files may be read until `close`. */
  endDocuments(): Promise<void>
  files: Pick<Files, 'read' | 'sizeOf'>
  close(): Promise<void>
}

/** What is made from others comes after them: not every MongoDB gives a snapshot of all. */
const first: CollectionName[] = [
  // What is still due here is done again where it is restored.
  'arrivals',
  'conversations',
  'messages',
  'askings',
  'questionGroups',
  'suggestionVotes',
  'suggestions',
  'letters',
  'texts',
  'quotes',
  'photos',
  'requests',
  'uploads',
  'resources',
]
/** Counters, and which days were being counted: those are counted again where this is restored. */
const last: CollectionName[] = ['facts']
/** Nobody is signed in where a backup is restored. */
const leftOut: CollectionName[] = ['sessions']

/** What a backup holds, in the order in which it is read. */
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
 * A conversation that begins while this is read is left out, with what belongs to it: without its
 * conversation it would stay when that is erased.
 */
function sourceIn(store: Store): Source {
  const conversations = new Set<string>()
  return {
    kind: store.kind.name,
    async *documents(name) {
      for await (const document of documentsOf(store, name)) {
        if (name === 'conversations') conversations.add(document._id)
        if (!isMemberOf(document, name) || conversations.has(document.conversationId))
          yield document
      }
    },
    endDocuments: async () => {},
    files: store.files,
    close: () => store.close(),
  }
}

const members: readonly CollectionName[] = ['messages', 'askings', 'suggestionVotes', 'texts']

function isMemberOf(
  document: Stored,
  name: CollectionName,
): document is Stored & { conversationId: string } {
  return members.includes(name) && 'conversationId' in document
}
