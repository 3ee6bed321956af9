/** The running app on every kind of store; without a MongoDB server, on the embedded one alone. */
import { startWorld, type World, type WorldOptions } from '../chat/world'
import { dropDatabase, freshDatabase, isFerret, mongoUris } from '../store/stores'

export type QuoteWorld = World

interface WorldKind {
  name: string
  start(options?: WorldOptions): Promise<World>
}

async function onMongo(uri: string): Promise<WorldKind> {
  return {
    name: (await isFerret(uri)) ? 'FerretDB' : uri,
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
  { name: 'the embedded store', start: startWorld },
  ...(await Promise.all(mongoUris.map(onMongo))),
]
