/** A test with two servers on one database, for each MongoDB in TEST_MONGODB_URI; else skipped. */
import { describe, test } from 'vitest'
import type { World } from '../chat/world'
import { dropDatabase, freshDatabase, isFerret, subjectUris } from '../store/stores'

type Work = (one: World, other: World) => Promise<void>

interface Options {
  /** Needed by two servers to notify each other; without them, a server assumes it is alone. */
  needsChangeStreams?: boolean
}

const isSkipped = subjectUris.length === 0
const why = isSkipped ? ' (skipped: TEST_MONGODB_URI names no server)' : ''
const places = isSkipped
  ? [{ uri: 'mongodb://none.invalid', ferret: false }]
  : await Promise.all(subjectUris.map(async (uri) => ({ uri, ferret: await isFerret(uri) })))

export function onTwoServers(
  start: (env: Record<string, string>) => Promise<World>,
  tests: Readonly<Record<string, Work>>,
  { needsChangeStreams = false }: Options = {},
): void {
  describe.each(places)(`two servers on $uri${why}`, ({ uri, ferret }) => {
    for (const [name, work] of Object.entries(tests)) {
      test.skipIf(isSkipped || (needsChangeStreams && ferret))(name, async () => {
        const database = freshDatabase(uri)
        const one = await start({ MONGODB_URI: database })
        const other = await start({ MONGODB_URI: database })
        try {
          await work(one, other)
        } finally {
          for (const world of [one, other]) await world.close()
          await dropDatabase(database)
        }
      })
    }
  })
}
