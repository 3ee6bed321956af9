/** E-mails with a quote form link: whatever the mail server does, one arrives or admins see why. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { StoredEmail } from '#server/mail/documents'
import { StoredEmails } from '#server/mail/storedEmails'
import type { Undelivered } from '#shared/undelivered/records'
import { startWorld, until, type World, type WorldOptions } from '../chat/world'
import { freePort } from '../freePort'
import { worldKinds } from '../quotes/worldKinds'
import { dropDatabase, freshDatabase, mongoUris } from '../store/stores'
import {
  type TestMailbox,
  linkOf,
  messageIdOf,
  newAddress,
  fastEmailPace,
  smtpEnv,
  startTestMailbox,
} from './testMailbox'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const patience = 40_000
const sent = { way: 'mail', isSent: true }
const underWay = { way: 'mail', isSent: false }

async function optionsFor(post: TestMailbox, more: WorldOptions = {}): Promise<WorldOptions> {
  const port = await freePort()
  const env = { ...smtpEnv(post, port), ...more.env }
  return { emailPace: fastEmailPace, ...more, env, port }
}

let addresses = 0
/** From a new address each time. */
async function ask({ call, url }: World, to: string, id: string = randomUUID()) {
  addresses += 1
  const headers = { 'x-forwarded-for': `203.0.113.${addresses}`, origin: url }
  const body = { id, to, consent: false, name: 'Dana' }
  const reply = await call('POST', '/api/contact/links', { body, headers })
  return { status: reply.status, body: await reply.json() }
}

async function stored({ store }: World, id: string) {
  const all = await store.collection<StoredEmail>('emails').find({}).toArray()
  return all.find(({ _id }) => _id.startsWith(`dialog.${id}`))
}

/** An admin with the list open: its contents, and whether it was notified. */
async function openList(world: World) {
  const { cookie, socket, ask: say } = await world.admin()
  let news = 0
  socket.on('undelivered', () => {
    news += 1
  })
  await say('watch', {})
  const list = async (): Promise<Undelivered[]> =>
    (await (await world.call('GET', '/api/undelivered', { cookie })).json()).undelivered
  return {
    list,
    /** Resolves to the line with this problem, once the screen was notified. */
    listed: async (problem: string) => {
      const found = await until(async () =>
        (await list()).find((one) => one.problem.includes(problem)),
      )
      await until(() => news > 0)
      news = 0
      return found
    },
    dismiss: async (id: string) => {
      const body = { until: Date.now() + 1, id }
      await world.call('POST', '/api/undelivered/dismissal', { cookie, body })
      await until(() => news > 0)
      news = 0
    },
  }
}

describe.each(worldKinds)('on $name', ({ start }) => {
  let post: TestMailbox
  let world: World
  beforeAll(async () => {
    post = await startTestMailbox()
    world = await start(await optionsFor(post))
  })
  afterAll(async () => {
    await world.close()
    await post.close()
  })

  test('an e-mail accepted at once is sent, and its address and link leave the store', async () => {
    const [to, id] = [newAddress(), randomUUID()]
    expect(await ask(world, to, id)).toEqual({ status: 200, body: sent })
    expect(await ask(world, to, id)).toEqual({ status: 200, body: sent })
    expect(post.to(to)).toHaveLength(1)
    const email = await stored(world, id)
    expect(email).toMatchObject({ state: 'sent', tries: 1, expiresAt: expect.any(Date) })
    for (const secret of [to, 'post.example', '/request/'])
      expect(JSON.stringify(email)).not.toContain(secret)
  })

  test('five simultaneous repeats of one order send one e-mail', async () => {
    const [to, id] = [newAddress(), randomUUID()]
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => ask(world, to, id)))
    expect(replies).toEqual(replies.map(() => ({ status: 200, body: sent })))
    expect(post.to(to)).toHaveLength(1)
  })

  test('when the mail server is down, the e-mail stays queued and arrives once, with a working link', async () => {
    const [to, id] = [newAddress(), randomUUID()]
    await post.close()
    expect(await ask(world, to, id)).toEqual({ status: 200, body: underWay })
    expect(await ask(world, to, id)).toEqual({ status: 200, body: underWay })
    expect(await stored(world, id)).toMatchObject({
      problem: 'The mail server can’t be reached.',
    })
    await post.open()
    await until(async () => (await stored(world, id))?.state === 'sent', patience)
    expect(post.to(to)).toHaveLength(1)
    expect(await (await fetch(linkOf(post.to(to)[0]))).text()).toContain(`value="${to}"`)
    expect(await ask(world, to, id)).toEqual({ status: 200, body: sent })
  })

  test('a temporarily refused e-mail stays queued and is accepted later', async () => {
    const [to, id] = [newAddress(), randomUUID()]
    post.replies.set(to, ['451', '451'])
    expect(await ask(world, to, id)).toEqual({ status: 200, body: underWay })
    await until(() => post.to(to).length > 0, patience)
    await until(async () => (await stored(world, id))?.state === 'sent')
    expect(await stored(world, id)).toMatchObject({ tries: 3 })
    expect(post.tried.filter((one) => one === to)).toHaveLength(3)
  })

  test('a refused address is reported to the sender who typed it, and to nobody else', async () => {
    const { list } = await openList(world)
    const [to, id] = [newAddress(), randomUUID()]
    post.replies.set(to, ['550'])
    const fields = { to: 'The mail server rejected this address.' }
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await ask(world, to, id)
      expect([status, body.error.fields]).toEqual([400, fields])
    }
    expect(post.tried.filter((one) => one === to)).toHaveLength(1)
    expect(await list()).toEqual([])
    expect(JSON.stringify(await stored(world, id))).not.toContain('post.example')
    // If the same person tries again, that is a new order.
    expect((await ask(world, to)).body).toEqual(sent)
  })

  test('an e-mail refused after it was queued is listed for admins, live, until dismissed', async () => {
    const { list, listed, dismiss } = await openList(world)
    const [to, id] = [newAddress(), randomUUID()]
    post.replies.set(to, ['silent'])
    expect(await ask(world, to, id)).toEqual({ status: 200, body: underWay })
    expect(await list()).toEqual([])
    post.answerSilent('550')
    const one = await listed('rejected')
    expect(one).toMatchObject({ way: 'mail', what: 'dialog', count: 1, to: 'd…@post.example' })
    expect(one.problem).toBe('The mail server rejected this address (550).')
    expect(JSON.stringify([one, await stored(world, id)])).not.toContain(to)
    await dismiss(one.id)
    expect(await list()).toEqual([])
  })

  test('an e-mail is given up after a day and listed for admins, live, until dismissed', async () => {
    const { list, listed, dismiss } = await openList(world)
    const [to, id] = [newAddress(), randomUUID()]
    post.replies.set(to, Array(1_000).fill('451'))
    expect((await ask(world, to, id)).body).toEqual(underWay)
    const { _id = '' } = (await stored(world, id)) ?? {}
    const emails = world.store.collection<StoredEmail>('emails')
    await emails.updateOne({ _id }, { $set: { at: new Date(Date.now() - fastEmailPace.deadMs) } })
    const one = await listed('Not sent after')
    expect(one).toMatchObject({ way: 'mail', what: 'dialog', to: 'd…@post.example' })
    expect(one.problem).toMatch(/^Not sent after \d+ tries\. .*address \(451\)\.$/)
    expect(await stored(world, id)).toMatchObject({ state: 'dead' })
    expect((await ask(world, to, id)).status).toBe(410)
    await dismiss(one.id)
    expect(await list()).toEqual([])
    expect(post.to(to)).toEqual([])
  })

  test('a permanently refused e-mail is reported as failed and listed for admins', async () => {
    const { listed, dismiss } = await openList(world)
    const to = newAddress()
    post.replies.set(to, ['refuses'])
    expect(await ask(world, to)).toMatchObject({ status: 410, body: { error: { code: 'gone' } } })
    const one = await listed('rejected the e-mail (554)')
    expect(JSON.stringify(one)).not.toContain('Spam')
    await dismiss(one.id)
  })

  test('an e-mail cut off after the mail server took it is resent under the same Message-ID', async () => {
    const [to, id] = [newAddress(), randomUUID()]
    post.replies.set(to, ['cuts'])
    expect(await ask(world, to, id)).toEqual({ status: 200, body: underWay })
    await until(async () => (await stored(world, id))?.state === 'sent', patience)
    expect(post.to(to)).toHaveLength(2)
    expect(new Set(post.to(to).map(messageIdOf)).size).toBe(1)
  })

  test('an e-mail left by a dead server is taken up when its lease expires', async () => {
    const emails = world.store.collection<StoredEmail>('emails')
    const [to, id] = [newAddress(), randomUUID()]
    await emails.insertOne({
      _id: `dialog.${id}.key`,
      key: 'key',
      kind: 'quote-form',
      to,
      data: { link: `${world.url}/request/x` },
      state: 'sending',
      by: 'another server',
      tries: 1,
      at: new Date(),
      nextAt: new Date(Date.now() + 200),
      expiresAt: new Date(Date.now() + 60_000),
    })
    await until(async () => (await stored(world, id))?.state === 'sent', patience)
    expect(post.to(to)).toHaveLength(1)
  })

  test('forgetting a recipient deletes only e-mails queued before that', async () => {
    const emails = new StoredEmails(world.store, 60_000)
    const order = { key: randomUUID(), kind: 'quote-form', to: newAddress(), data: {} }
    const at = new Date(Date.now() + 60_000)
    await emails.add({ _id: `dialog.${order.key}.a`, ...order })
    await emails.forget(randomUUID(), at)
    expect(await stored(world, order.key)).toBeDefined()
    await emails.forget(order.key, at)
    expect(await stored(world, order.key)).toBeUndefined()
  })
})

const [uri] = mongoUris
const why = uri ? '' : ' (skipped: TEST_MONGODB_URI does not name it)'
test.skipIf(!uri)(
  `two servers on one MongoDB send each e-mail once, whichever stored it${why}`,
  async () => {
    const post = await startTestMailbox()
    const env = { MONGODB_URI: freshDatabase(uri ?? '') }
    const servers = [
      await startWorld(await optionsFor(post, { env })),
      await startWorld(await optionsFor(post, { env })),
    ]
    try {
      const people = Array.from({ length: 12 }, newAddress)
      await post.close()
      const replies = await Promise.all(
        people.map((to, n) => ask(servers[n % 2] as World, to, randomUUID())),
      )
      expect(replies.map(({ body }) => body)).toEqual(people.map(() => underWay))
      await post.open()
      await until(() => people.every((to) => post.to(to).length > 0), patience)
      const emails = servers[0]?.store.collection<StoredEmail>('emails')
      await until(
        async () => (await emails?.countDocuments({ state: 'sent' })) === people.length,
        patience,
      )
      expect(people.map((to) => post.to(to).length)).toEqual(people.map(() => 1))
    } finally {
      await Promise.all(servers.map((one) => one.close()))
      await post.close()
      await dropDatabase(env.MONGODB_URI)
    }
  },
  180_000,
)
