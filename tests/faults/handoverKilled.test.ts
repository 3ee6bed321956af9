/**
 * The server is killed at random moments while visitors wait for a person, are taken over and
 * answered: nobody is left without an owner or a place in the queue, and nothing is said twice.
 * Clients without a reply ask again, as the pages do.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ToTeammate, teammateEvents, ToVisitor, visitorEvents } from '#shared/chat/events'
import type { Handled } from '#shared/chat/handover/records'
import type { VisitorMessage } from '#shared/chat/records'
import { connectPerson } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { type RunningServer, startServer } from '../runningServer'
import { read, signIn } from './admin'
import { eventually } from './eventually'
import { rounds } from './long'
import { untilAnswered } from './untilAnswered'

const people = 12
const latestKillMs = 1_500

let server: RunningServer
let admin: string
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
  admin = await signIn(server.url)
})
afterAll(() => server.remove())

async function visitorOf(number: number) {
  const address = { 'x-forwarded-for': `10.2.${number >> 8}.${number & 255}` }
  const reply = await untilAnswered(() =>
    fetch(`${server.url}/api/chat/open`, {
      method: 'POST',
      headers: { origin: server.url, ...address },
    }),
  )
  const cookie = cookieOf(reply)
  const asking = <K extends keyof typeof visitorEvents>(event: K, input: object) =>
    untilAnswered(async () => {
      const person = await connectPerson<typeof visitorEvents, ToVisitor>(
        ...[server.url, '/visitor', cookie, address],
      )
      try {
        return (await person.ask(event, input as never)) as never
      } finally {
        person.close()
      }
    })
  return {
    send: (text: string): Promise<VisitorMessage> => asking('send', { id: randomUUID(), text }),
    want: (): Promise<{ conversationId: string }> =>
      asking('person', { id: randomUUID(), wanted: true }),
    join: (): Promise<{ messages: VisitorMessage[]; handled: Handled }> => asking('join', {}),
  }
}

/** `done`: other statuses that mean the server had already done it. */
async function post(path: string, body: object | undefined, done: readonly number[] = []) {
  await untilAnswered(async () => {
    const reply = await fetch(`${server.url}/api/chat/conversations/${path}`, {
      method: 'POST',
      headers: { origin: server.url, cookie: admin, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (reply.status !== 200 && !done.includes(reply.status)) throw new Error(await reply.text())
  })
}

async function talk(number: number): Promise<void> {
  const visitor = await visitorOf(number)
  await visitor.send('First')
  const { conversationId: id } = await visitor.want()
  await post(`${id}/handover/takeover`, undefined)
  await visitor.send('Second')
  for (const text of ['One', 'Two'])
    await post(`${id}/replies`, { id: randomUUID(), kind: 'reply', text })
  await post(`${id}/handover/return`, undefined, [409])
  await visitor.send('Third')
  const { messages, handled } = await eventually(async () => {
    const joined = await visitor.join()
    return joined.messages.every(({ answer }) => answer.status !== 'waiting') && joined
  })
  expect(messages.map(({ text }) => text)).toEqual(['First', 'Second', 'Third'])
  expect(messages.map(({ answer }) => answer.status).slice(1)).toEqual(['person', 'done'])
  expect(handled.handover).toBeNull()
  expect(handled.lines.map(({ kind }) => kind)).toEqual(['asked', 'joined', 'handed-back'])
  expect(handled.replies.map(({ text }) => text)).toEqual(['One', 'Two'])
}

test(
  `killed ${rounds} times, every conversation is complete and back with Whisper`,
  { timeout: 600_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      // The teammate visitors find: after a restart, absent for less than two minutes.
      const teammate = await connectPerson<typeof teammateEvents, ToTeammate>(
        server.url,
        '/admin',
        admin,
      )
      await pause(300)
      const talking = Promise.all(
        Array.from({ length: people }, (_, n) => talk(round * people + n)),
      )
      await pause(Math.random() * latestKillMs)
      await server.kill()
      teammate.close()
      await server.start()
      await talking
      expect(await read(server.url, '/api/chat/handovers', admin)).toMatchObject({ open: [] })
    }
  },
)
