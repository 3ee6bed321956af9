/**
 * The built server is killed (SIGKILL) while e-mails with a link are being sent: each arrives after
 * the restart, and no log line at any level contains an address or a link.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../faults/eventually'
import { freePort } from '../freePort'
import { type RunningServer, startServer } from '../runningServer'
import { type TestMailbox, linkOf, newAddress, smtpEnv, startTestMailbox } from './testMailbox'

let post: TestMailbox
let server: RunningServer
beforeAll(async () => {
  post = await startTestMailbox()
  const port = await freePort()
  server = await startServer({
    env: { ...smtpEnv(post, port), PORT: `${port}`, LOG_LEVEL: 'trace' },
  })
})
afterAll(async () => {
  await server.remove()
  await post.close()
})

function ask(to: string, id: string, from: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: server.url }
  return fetch(`${server.url}/api/contact/links`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': from },
    body: JSON.stringify({ id, to, consent: false, name: 'Dana' }),
  })
}

test('e-mails under way at a kill are each sent once after the restart, and no log line has an address', async () => {
  const people = Array.from({ length: 6 }, newAddress)
  const ids = people.map(() => randomUUID())
  for (const to of people) post.replies.set(to, ['silent'])
  const asking = Promise.allSettled(
    people.map((to, n) => ask(to, ids[n] ?? '', `203.0.113.${n + 1}`)),
  )
  await eventually(() => people.every((to) => post.tried.includes(to)))
  await server.kill()
  await asking
  expect(people.flatMap(post.to)).toEqual([])
  await server.start()
  await eventually(() => people.every((to) => post.to(to).length > 0))
  // Repeated by clients that saw no reply.
  const again = people.map(async (to, n) =>
    (await ask(to, ids[n] ?? '', `203.0.113.${n + 1}`)).json(),
  )
  for (const reply of await Promise.all(again)) expect(reply).toMatchObject({ way: 'mail' })
  const links = people.map((to) => linkOf(post.to(to)[0]))
  for (const link of links) expect((await fetch(link)).status).toBe(200)

  const [wrong, spam, late] = [newAddress(), newAddress(), newAddress()]
  post.replies.set(wrong, ['550']).set(spam, ['refuses']).set(late, ['451'])
  const statuses = []
  for (const [n, to] of [wrong, spam, late].entries())
    statuses.push((await ask(to, randomUUID(), `203.0.114.${n}`)).status)
  expect(statuses).toEqual([400, 410, 200])
  await eventually(() => post.to(late).length > 0)
  await server.stop()
  expect(people.map((to) => post.to(to).length)).toEqual(people.map(() => 1))
  const printed = server.output()
  expect(printed).toContain('an e-mail was not sent')
  for (const secret of ['post.example', ...links.map((link) => link.split('/').at(-1) ?? '')])
    expect(printed).not.toContain(secret)
}, 120_000)
