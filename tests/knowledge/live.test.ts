/** What is published, changed, archived or deleted is what the next answer says, on every server. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnswerer } from '#server/whisper/createAnswerer'
import { startWorld, until, type World } from '../chat/world'
import { dropDatabase } from '../nodes/database'
import { freshDatabase, mongoUris } from '../store/stores'
import { type BundledWorker, bundleWorker } from '../whisper/bundledWorker'
import { act, ask, call, create, type Desk, openDesk, save, someWords } from './desk'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

const question = 'Do you accept Bitcoin?'
const knows = 'We do not accept Bitcoin.'

let bundled: BundledWorker
beforeAll(async () => {
  bundled = await bundleWorker()
})
afterAll(() => bundled.remove())

const startServer = (env: Record<string, string> = {}) =>
  startWorld({ env, answererOf: (store) => createAnswerer({ store, worker: bundled.url }) })

describe('on one server', () => {
  let world: World
  let desk: Desk
  beforeEach(async () => {
    world = await startServer()
    desk = await openDesk(world)
  })
  afterEach(() => world.close())

  test('the answer after each change is the changed one, without a restart', async () => {
    const visitor = await world.visitor()
    await visitor.ask('join', {})
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
    const draft = await create(desk)
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
    const published = await act(desk, draft, 'POST /publish')
    expect(await ask(visitor, question)).toContain(knows)
    const changed = await save(desk, published, someWords({ content: 'We accept Bitcoin gladly.' }))
    expect(await ask(visitor, question)).toContain(knows)
    const again = await act(desk, changed, 'POST /publish')
    expect(await ask(visitor, question)).toContain('We accept Bitcoin gladly.')
    const archived = await act(desk, again, 'PATCH ', { archived: true })
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
    const back = await act(desk, archived, 'PATCH ', { archived: false })
    const { id, rev } = await act(desk, back, 'POST /publish')
    expect(await ask(visitor, question)).toContain('We accept Bitcoin gladly.')
    await call(desk, `DELETE /api/knowledge/${id}?rev=${rev}`)
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
  })

  test('many published at the same moment are all known', async () => {
    const visitor = await world.visitor()
    await visitor.ask('join', {})
    await ask(visitor, question)
    const words = ['Bitcoin', 'Monero', 'Dogecoin', 'Litecoin', 'Ripple', 'Tether']
    await Promise.all(
      words.map((word) =>
        create(desk, {
          title: word,
          content: `We do not accept ${word}.`,
          tags: [word],
          publish: true,
        }),
      ),
    )
    for (const word of words) {
      expect(await ask(visitor, `Do you accept ${word}?`)).toContain(`We do not accept ${word}.`)
    }
  })
})

const why = mongoUris.length > 0 ? '' : ' (skipped: TEST_MONGODB_URI names no server)'
const uris = mongoUris.length > 0 ? mongoUris : ['mongodb://none.invalid']

describe.skipIf(mongoUris.length === 0).each(uris)(`two servers on %s${why}`, (uri) => {
  test('publish on the one: the other’s next answers know it', async () => {
    const database = freshDatabase(uri)
    const worlds = [
      await startServer({ MONGODB_URI: database }),
      await startServer({ MONGODB_URI: database }),
    ] as const
    try {
      const desk = await openDesk(worlds[0])
      const visitor = await worlds[1].visitor()
      await visitor.ask('join', {})
      expect(await ask(visitor, question)).not.toContain('Bitcoin')
      const entry = await create(desk, { publish: true })
      const says = async (wanted: (answer: string) => boolean) => {
        if (wanted(await ask(visitor, question))) return true
        // A visitor may ask thirty times in a row, then once a second.
        await new Promise((resolve) => setTimeout(resolve, 250))
        return false
      }
      await until(() => says((answer) => answer.includes(knows)), 40_000)
      await call(desk, `DELETE /api/knowledge/${entry.id}?rev=${entry.rev}`)
      await until(() => says((answer) => !answer.includes('Bitcoin')), 40_000)
    } finally {
      for (const world of worlds) await world.close()
      await dropDatabase(database)
    }
  })
})
