/** The running app on every kind of store; without a MongoDB server, only on the embedded one. */
import { startWorld, type World, type WorldOptions } from '../chat/world'
import { dropDatabase, freshDatabase, isFerret, subjectUris } from '../store/stores'

export type QuoteWorld = World

interface WorldKind {
  name: string
  /** FerretDB's updates aren't atomic: two at once may both match what only one may change. */
  ferret: boolean
  start(options?: WorldOptions): Promise<World>
}

async function onMongo(uri: string): Promise<WorldKind> {
  const ferret = await isFerret(uri)
  return {
    name: ferret ? 'FerretDB' : uri,
    ferret,
    start: async ({ env, ...options } = {}) => {
      const database = freshDatabase(uri)
      const world = await startWorld({ ...options, env: { MONGODB_URI: database, ...env } })
      const close = async () => {
        await world.close()
        await dropDatabase(database)
      }
      return { ...world, close }
    },
  }
}

export const worldKinds: readonly WorldKind[] = [
  { name: 'the embedded store', ferret: false, start: startWorld },
  ...(await Promise.all(subjectUris.map(onMongo))),
]

/** Resets a world to before its first quote: a new one per test takes seconds on MongoDB. */
export async function forgetQuotes({ store }: World): Promise<void> {
  await store.collection('quotes').deleteMany({})
  const year = new Date().getUTCFullYear()
  const counters = [year - 1, year].map((one) => `quotes:${one}`)
  await store.collection('facts').deleteMany({ _id: { $in: counters } })
}
