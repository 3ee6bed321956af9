/**
 * Two servers on one MongoDB (the first in TEST_MONGODB_URI) with one public address: whichever
 * gets a text, and whichever dies, each goes out once.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { teammateEvents, ToTeammate, ToVisitor, visitorEvents } from '#shared/chat/events'
import type { Interaction } from '#shared/chat/records'
import type { Undelivered } from '#shared/undelivered/records'
import { connectPerson } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { read, signIn } from '../faults/admin'
import { eventually } from '../faults/eventually'
import { freePort } from '../freePort'
import { type RunningServer, startServer } from '../runningServer'
import { dropDatabase, freshDatabase, mongoUris } from '../store/stores'
import { ourNumber, post, type StandIn, startStandIn } from './standIn'
import { newSid, phoneEnv } from './texting'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 })

const [uri] = mongoUris
const why = uri ? '' : ' (skipped: TEST_MONGODB_URI does not name it)'

const database = freshDatabase(uri ?? '')

let provider: StandIn
let one: RunningServer
let other: RunningServer
let cookie: string

async function start(): Promise<void> {
  provider = await startStandIn()
  const port = await freePort()
  const env = { MONGODB_URI: database, ...phoneEnv(provider.url, port) }
  one = await startServer({ env: { ...env, PORT: `${port}` } })
  other = await startServer({ env: { ...env, PORT: `${await freePort()}` } })
  // Both have one public address, and signing in requires its origin.
  cookie = await signIn(other.url, 'admin', one.url)
}

async function end(): Promise<void> {
  await Promise.all([one.remove(), other.remove()])
  await provider.close()
  await dropDatabase(database)
}

/** Delivered to this server as the provider would send it to their common address. */
function posted(to: RunningServer, path: string, fields: Record<string, string>) {
  return post(to.url + path, fields, { signedUrl: one.url + path })
}

function text(to: RunningServer, From: string, Body: string, MessageSid = newSid()) {
  return posted(to, '/api/phone/text', { MessageSid, From, To: ourNumber, Body, NumMedia: '0' })
}

/** The provider's report about the last text accepted for this number. */
function report(to: RunningServer, number: string, MessageStatus: string) {
  const took = provider.took.findLast((one) => one.to === number)
  if (!took) throw new Error('It took no such text.')
  const { pathname } = new URL(took.reportTo)
  return posted(to, pathname, { MessageSid: took.sid, MessageStatus, ErrorCode: '30003' })
}

const sentTo = (number: string) =>
  provider.took.filter(({ to }) => to === number).map(({ body }) => body)

/** As an admin on the other server reads them. */
async function interactions(search: string): Promise<Interaction[]> {
  const path = `/api/chat/interactions?limit=200&search=${search}`
  return (await read<{ interactions: Interaction[] }>(other.url, path, cookie)).interactions
}

/** An admin's call to this server. */
function call(path: string, body: object, to: RunningServer): Promise<Response> {
  return fetch(to.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin: one.url, cookie, 'content-type': 'application/json' },
  })
}

const numbers = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => `+1202557${String(first + n).padStart(4, '0')}`)

describe.skipIf(!uri)(`two servers on one MongoDB${why}`, () => {
  beforeAll(start)
  afterAll(end)

  test('the same webhook five times over both servers is one interaction and one answer', async () => {
    const people = numbers(0, 12)
    await Promise.all(
      people.flatMap((from) => {
        const sid = newSid()
        const both = [one, other, one, other, one]
        return both.map((server) => text(server, from, 'Five: what does it cost?', sid))
      }),
    )
    await eventually(() => people.every((from) => sentTo(from).length > 0))
    // A number's texts are sent in order, so a second answer would arrive before this.
    await Promise.all(people.map((from) => text(other, from, 'HELP')))
    await eventually(() => people.every((from) => sentTo(from).at(-1)?.includes('ERASE')))
    expect(people.map((from) => sentTo(from).length)).toEqual(people.map(() => 2))
    expect(await interactions('Five')).toHaveLength(people.length)
  })

  test('after STOP at one server, the other sends nothing until START', async () => {
    const people = numbers(200, 8)
    const tried = new Set<string>()
    provider.manner = (to) => {
      tried.add(to)
      return '500'
    }
    await Promise.all(people.map((from) => text(one, from, 'Stopped: what does it cost?')))
    await eventually(() => tried.size === people.length)
    await Promise.all(people.map((from) => text(other, from, 'STOP')))
    provider.manner = null
    await eventually(async () => {
      const all = await interactions('Stopped')
      return all.length > 0 && all.every(({ delivery }) => delivery?.state === 'withheld')
    }, 60_000)
    await Promise.all(people.map((from) => text(one, from, 'START')))
    await eventually(() => people.every((from) => sentTo(from).length > 0))
    expect(people.map((from) => sentTo(from).length)).toEqual(people.map(() => 1))
    for (const from of people) expect(sentTo(from)[0]).toContain('again')
  })

  test('repeated reports at both servers in any order give the final state everywhere', async () => {
    const people = numbers(300, 9)
    await Promise.all(people.map((from) => text(one, from, 'Reported: what does it cost?')))
    await eventually(() => people.every((from) => sentTo(from).length > 0))
    await Promise.all(
      people.map(async (from, n) => {
        const last = n % 3 === 0 ? 'undelivered' : 'delivered'
        // Which is first is undefined; a final state is never undone.
        await Promise.all([
          report(one, from, 'sent'),
          report(other, from, last),
          report(one, from, last),
          report(other, from, 'queued'),
        ])
        await report(one, from, 'sent')
        await report(other, from, last === 'delivered' ? 'failed' : 'sent')
      }),
    )
    await eventually(async () => {
      const all = await interactions('Reported')
      const states = all.map(({ delivery }) => delivery?.state).sort()
      return states.join() === [...Array(6).fill('delivered'), ...Array(3).fill('failed')].join()
    })
    const list = await read<{ undelivered: Undelivered[] }>(other.url, '/api/undelivered', cookie)
    expect(list.undelivered).toHaveLength(3)
  })

  test('takeover on one server and texts on the other: each is sent once, and Whisper is silent', async () => {
    const [from = ''] = numbers(400, 1)
    const admin = await connectPerson<typeof teammateEvents, ToTeammate>(
      other.url,
      '/admin',
      cookie,
      {
        origin: one.url,
      },
    )
    // Each server looks every few seconds who is here.
    const opened = await fetch(`${one.url}/api/chat/open`, {
      method: 'POST',
      headers: { origin: one.url },
    })
    const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
      ...[one.url, '/visitor', cookieOf(opened)],
    )
    await eventually(async () => (await visitor.ask('join', {})).isTeamHere)
    visitor.close()
    await text(one, from, 'Taken: what does it cost?')
    await eventually(() => sentTo(from).length === 1)
    const [first] = await interactions('Taken')
    const path = `/api/chat/conversations/${first?.conversationId}`
    const write = (body: object) => call(`${path}/replies`, body, other)
    await text(one, from, 'PERSON')
    await eventually(() => sentTo(from).length === 2)
    // On both servers at once: one teammate gets it, and it is announced once.
    const taking = [one, other].map((server) => call(`${path}/handover/takeover`, {}, server))
    expect((await Promise.all(taking)).map(({ status }) => status)).toEqual([200, 200])
    await eventually(() => sentTo(from).length === 3)
    await Promise.all(
      [one, other].map((server) => text(server, from, `Are you real, ${server.port}?`)),
    )
    const reply = { id: randomUUID(), kind: 'reply', text: 'Yes, I am.' }
    const written = await Promise.all([write(reply), write(reply)])
    expect(written.map(({ status }) => status)).toEqual([200, 200])
    await eventually(() => sentTo(from).length === 4)
    await call(`${path}/handover/return`, {}, one)
    await eventually(() => sentTo(from).length === 5)
    await text(one, from, 'Taken: is it safe?')
    await eventually(() => sentTo(from).length === 6)
    const statuses = (await interactions('')).filter(
      ({ conversationId }) => conversationId === first?.conversationId,
    )
    expect(statuses.map(({ answer }) => answer.status).toSorted()).toEqual(
      ['done', 'done', 'person', 'person'].toSorted(),
    )
    expect(sentTo(from).slice(2, 5)).toEqual([
      'Admin at Visitor Access is here now.',
      'Admin: Yes, I am.',
      expect.stringMatching(/^Admin has left/),
    ])
    admin.close()
  })

  test('when one server is killed between storing and sending, the other sends the rest once', async () => {
    const people = numbers(100, 16)
    const lost = new Set(people.filter((_, n) => n % 2 === 0))
    const tried = new Set<string>()
    // No first attempt gets a reply: half are accepted, half aren't.
    provider.manner = (to) => {
      if (tried.has(to)) return 'takes'
      tried.add(to)
      return lost.has(to) ? 'stalls' : 'took-stalls'
    }
    const sids = new Map(people.map((from) => [from, newSid()]))
    const ask = (server: RunningServer) =>
      Promise.allSettled(
        people.map((from) => text(server, from, 'Killed: what does it cost?', sids.get(from))),
      )
    const asking = ask(one)
    await eventually(() => tried.size > 0)
    await one.kill()
    await asking
    // The provider repeats unanswered requests to whichever server is up.
    await ask(other)
    await eventually(() => people.every((from) => sentTo(from).length > 0), 120_000)
    await eventually(
      async () => (await interactions('Killed')).every((i) => i.delivery?.state === 'sent'),
      120_000,
    )
    expect(people.map((from) => sentTo(from).length)).toEqual(people.map(() => 1))
    expect(await interactions('Killed')).toHaveLength(people.length)
  })
})
