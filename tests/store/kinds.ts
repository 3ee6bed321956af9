/** Every kind of store to run a suite on; without a MongoDB server, one suite that is skipped. */
import {
  isFerret,
  mongoUris,
  openEmbeddedForTest,
  openMongoForTest,
  type TestStore,
} from './stores'

export interface Kind {
  name: string
  open: (() => Promise<TestStore>) | undefined
  ferret: boolean
}

async function mongoKind(uri: string): Promise<Kind> {
  const ferret = await isFerret(uri)
  return { name: ferret ? 'FerretDB' : uri, open: () => openMongoForTest(uri), ferret }
}

export const kinds: readonly Kind[] = [
  { name: 'embedded', open: openEmbeddedForTest, ferret: false },
  ...(await Promise.all(mongoUris.map(mongoKind))),
  ...(mongoUris.length === 0
    ? [{ name: 'a MongoDB server (TEST_MONGODB_URI names none)', open: undefined, ferret: false }]
    : []),
]
