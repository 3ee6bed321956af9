/** The built server is killed and stopped while quotes are saved and e-mails are being sent. */
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { openStore } from '#server/store/open'
import type { Quote } from '#shared/quotes/records'
import { until } from '../chat/world'
import { freePort } from '../freePort'
import { type MailServer, startMailServer } from '../mail/mailServer'
import { type RunningServer, startServer } from '../runningServer'
import {
  ask,
  create,
  draft,
  get,
  list,
  type Users,
  signInUsers,
  share,
  told,
} from './adminAndCustomer'

vi.setConfig({ testTimeout: 60_000 })

let server: RunningServer
let mailServer: MailServer | undefined
afterEach(async () => {
  await server.remove()
  await mailServer?.close()
  mailServer = undefined
})

test('every acknowledged quote is stored once, with a unique number', async () => {
  server = await startServer()
  const users = await signInUsers(server.url)
  const bodies = Array.from({ length: 120 }, () => ({ id: randomUUID(), ...draft() }))
  const acknowledged: Quote[] = []
  const saving = bodies.map(async (body) => {
    acknowledged.push(await told<Quote>(ask(users, 'POST /api/quotes', body)))
  })
  const settled = Promise.allSettled(saving)
  await until(() => acknowledged.length >= 15)
  await server.kill()
  await settled
  expect(acknowledged.length).toBeLessThan(bodies.length)
  await server.start()
  for (const quote of acknowledged) expect(await get(users, quote.id)).toEqual(quote)
  // The browser resends everything, acknowledged or not.
  for (const body of bodies) await told(ask(users, 'POST /api/quotes', body))
  const { quotes } = await list(users, '?limit=200')
  expect(quotes).toHaveLength(bodies.length)
  expect(new Set(quotes.map(({ number }) => number)).size).toBe(bodies.length)
})

/** A server whose mail server accepts the e-mail once `release` is called. */
async function withSlowMail() {
  let release = () => {}
  let arrived = 0
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  mailServer = await startMailServer({
    onData: (stream, _, done) => {
      stream.resume()
      stream.on('end', () => {
        arrived++
        released.then(() => done())
      })
    },
  })
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  server = await startServer({
    env: {
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    },
  })
  const users = await signInUsers(server.url, publicUrl)
  return { users, release, arrived: () => arrived }
}

const email = ({ rev }: Quote) => ({
  id: randomUUID(),
  rev,
  to: 'jose@mail.example',
  subject: 'Your quote',
  text: 'Hello',
})
const post = (users: Users, { id }: Quote, body: object) =>
  ask(users, `POST /api/quotes/${id}/mails`, body)

test('an e-mail cut off by kill -9 is sent again after the restart and recorded', async () => {
  const { users, release, arrived } = await withSlowMail()
  expect(server.output()).toContain('Mail     via 127.0.0.1')
  const quote = await create(users)
  const body = email(quote)
  const sending = post(users, quote, body).catch(() => null)
  await until(() => arrived() === 1)
  await server.kill()
  expect(await sending).toBeNull()
  await server.start()
  await until(() => arrived() === 2)
  const again = post(users, quote, body)
  release()
  expect((await told<Quote>(again)).mails).toHaveLength(1)
  await until(async () => (await get(users, quote.id)).mails[0]?.state === 'sent')
  expect(arrived()).toBe(2)
})

test('a stop waits for an e-mail being sent, and its result is recorded', async () => {
  const { users, release, arrived } = await withSlowMail()
  const quote = await create(users)
  const sending = post(users, quote, email(quote))
  await until(() => arrived() === 1)
  const stopping = server.stop()
  // It accepts no new work, but still finishes this.
  await until(() =>
    fetch(`${server.url}/api/health`).then(
      ({ ok }) => !ok,
      () => true,
    ),
  )
  release()
  expect((await told<Quote>(sending)).mails).toMatchObject([{ state: 'sent' }])
  expect(await stopping).toBe(0)
  await server.start()
  expect((await get(users, quote.id)).mails).toMatchObject([{ state: 'sent' }])
})

test('a stop doesn’t wait forever for a mail server that hangs', async () => {
  const { users, arrived } = await withSlowMail()
  const quote = await create(users)
  const sending = post(users, quote, email(quote)).catch(() => null)
  await until(() => arrived() === 1)
  const from = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - from).toBeLessThan(10_000)
  await sending
  await server.start()
  expect((await get(users, quote.id)).mails).toMatchObject([
    { state: 'sending', problem: expect.stringMatching(/was stopped.*may have arrived/) },
  ])
})

test('an e-mail recorded but not queued before a kill is shown as not sent, and a repeat sends it', async () => {
  const { users, release, arrived } = await withSlowMail()
  release()
  const quote = await share(await create(users), users)
  await server.stop()
  const store = await openStore({ dataDir: server.dataDir })
  const body = email(quote)
  const { id, to } = body
  const mails = [{ id, to, at: new Date(), revision: 1, state: 'sending', problem: '' } as const]
  await store.collection('quotes').updateOne({ _id: quote.id }, { $set: { mails } })
  await store.close()
  await server.start()
  await until(async () => (await get(users, quote.id)).mails[0]?.state === 'failed')
  expect((await get(users, quote.id)).mails[0]?.problem).toContain('Send it again')
  // Like a page that saw no reply.
  for (let times = 0; times < 2; times++) {
    const { mails: after } = await told<Quote>(post(users, quote, body))
    expect(after).toMatchObject([{ state: 'sent', problem: '' }])
  }
  expect(arrived()).toBe(1)
})
