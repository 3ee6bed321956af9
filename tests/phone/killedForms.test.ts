/**
 * The built server is killed (SIGKILL) while links are made, sent and used: each person who asked
 * has one text with a working link, and each who sent the form has one request.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../chat/world'
import { freePort } from '../freePort'
import * as at from '../quotes/adminAndCustomer'
import { type RunningServer, startServer } from '../runningServer'
import { type StandIn, startStandIn } from './standIn'
import { newSid, phoneEnv, sendText } from './texting'

const people = Array.from({ length: 8 }, (_, n) => `+1202557${String(n).padStart(4, '0')}`)
const patience = 40_000

let provider: StandIn
let server: RunningServer
beforeAll(async () => {
  provider = await startStandIn()
  const port = await freePort()
  const env = { PORT: String(port), LOG_LEVEL: 'trace', ...phoneEnv(provider.url, port) }
  server = await startServer({ env })
})
afterAll(async () => {
  await server.remove()
  await provider.close()
})

const textsTo = (number: string) => provider.took.filter(({ to }) => to === number)
const linkOf = (number: string) =>
  /https?:\S+\/request\/\S+/.exec(textsTo(number)[0]?.body ?? '')?.[0]

/** Repeats each while the server is killed and restarted, until all succeed. */
async function throughKills(tries: (() => Promise<boolean>)[], rounds: number): Promise<void> {
  let left = tries
  for (let round = 0; round < rounds || left.length > 0; round += 1) {
    const ends = left.map(async (one) => ((await one().catch(() => false)) ? [] : [one]))
    if (round < rounds) {
      await pause(Math.random() * 120)
      await server.kill()
    }
    left = (await Promise.all(ends)).flat()
    if (round < rounds) await server.start()
  }
}

test('killed at random moments, the server sends one text with one link for one request', async () => {
  const asking = people.map((from) => {
    const MessageSid = newSid()
    return async () => (await sendText(server.url, from, 'Quote please', { MessageSid })).ok
  })
  await throughKills(asking, 3)
  await until(() => people.every((one) => textsTo(one).length > 0), patience)

  const references = new Map<string, string>()
  const sending = people.map((one, n) => async () => {
    const link = linkOf(one) ?? ''
    const fields = { name: `Person ${n}`, phone: '202-555-0142', propertyType: 'home' }
    const body = new URLSearchParams({ ...fields, entrances: '1', message: 'A gate.' })
    const reply = await fetch(link, { method: 'POST', body, headers: { origin: 'null' } })
    const reference = /Q-\w{4}-\w{4}/.exec(await reply.text())?.[0]
    if (reference) references.set(one, reference)
    return reference !== undefined
  })
  await throughKills(sending, 3)
  // Pressed again by people who saw no reply.
  const before = new Map(references)
  await throughKills(sending, 0)
  expect(references).toEqual(before)

  const users = await at.signInUsers(server.url)
  const { requests } = await at.told<{ requests: { reference: string; name: string }[] }>(
    at.ask(users, 'GET /api/contact/requests'),
  )
  expect(requests.map(({ reference }) => reference).sort()).toEqual([...references.values()].sort())
  expect(new Set(requests.map(({ name }) => name)).size).toBe(people.length)
  for (const one of people) {
    expect(textsTo(one)).toHaveLength(1)
    const token = linkOf(one)?.split('/').at(-1) ?? ''
    expect(token).toHaveLength(22)
    for (const secret of [one, token]) expect(server.output()).not.toContain(secret)
  }
}, 180_000)
