/**
 * A MongoDB without change streams (the second address in TEST_MONGODB_URI): one server works
 * fully, and says at its start that it must be alone.
 */
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { teammateEvents, ToTeammate, ToVisitor, visitorEvents } from '#shared/chat/events'
import { changesOf, connectPerson, messagesOf } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { readCounts, signIn } from '../faults/admin'
import { eventually } from '../faults/eventually'
import { startServer } from '../runningServer'
import { dropDatabase, freshDatabase, mongoUris } from '../store/stores'

vi.setConfig({ testTimeout: 120_000 })

const [, uri] = mongoUris
const why = uri ? '' : ' (skipped: TEST_MONGODB_URI names no second server)'

test.skipIf(!uri)(
  `without change streams a single server works, and says that it must be the only one${why}`,
  async () => {
    const MONGODB_URI = freshDatabase(uri ?? '')
    const server = await startServer({ env: { MONGODB_URI } })
    expect(server.output()).toMatch(/no change streams, so only one server can run on it/)

    const cookie = await signIn(server.url)
    const headers = { origin: server.url }
    const opened = await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers })
    const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
      server.url,
      '/visitor',
      cookieOf(opened),
    )
    const admin = await connectPerson<typeof teammateEvents, ToTeammate>(
      server.url,
      '/admin',
      cookie,
    )
    const id = randomUUID()
    await visitor.ask('send', { id, text: 'Is there a contract?' })
    await eventually(() => messagesOf(visitor).some(({ answer }) => answer.status === 'done'))
    await visitor.ask('feedback', { id, helpful: true })
    await eventually(() =>
      changesOf(admin).some((change) => 'feedback' in change && change.feedback),
    )
    await eventually(async () => (await readCounts(server.url, cookie)).positive === 1)

    // After a kill and restart, everything acknowledged is there, and the counts are right.
    visitor.close()
    admin.close()
    await server.kill()
    await server.start()
    const back = await connectPerson<typeof visitorEvents, ToVisitor>(
      server.url,
      '/visitor',
      visitor.cookie,
    )
    expect((await back.ask('join', {})).messages).toMatchObject([
      { id, feedback: { helpful: true } },
    ])
    await eventually(async () => (await readCounts(server.url, cookie)).positive === 1)
    back.close()
    await server.remove()
    await dropDatabase(MONGODB_URI)
  },
)
