/**
 * Sends the plan over HTTP, each report at its own time on the server's clock. One person's reports
 * are sequential; those of others are concurrent, as in reality.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Agent, request } from 'node:http'
import type { Hit, Person, Plan, Report } from './plan'

const time = new AsyncLocalStorage<number>()
const lines = 24

let latest = 0

/** The server's clock: within a request its planned time, otherwise the latest one. */
export function simulatedNow(): number {
  return time.getStore() ?? latest
}

export function setClock(at: number): void {
  latest = at
}

export const timeHeader = 'x-simulated-time'

export function atItsTime(at: string | string[] | undefined, work: () => void): void {
  if (typeof at === 'string') {
    latest = Math.max(latest, Number(at))
    time.run(Number(at), work)
  } else work()
}

export async function sendAll({ reports }: Plan, url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: lines })
  const sends = reports
    .flatMap((report, order) =>
      [0, ...report.again].map((later) => ({ report, order, at: report.at + later })),
    )
    .sort((a, b) => a.at - b.at || a.order - b.order)
  const turns = new Map<string, Promise<void>>()
  const running = new Set<Promise<void>>()
  for (const { report, at } of sends) {
    const { address } = report.person
    const before = turns.get(address) ?? Promise.resolve()
    const sent = before.then(() => send(report, at, url, agent))
    turns.set(address, sent)
    running.add(sent)
    void sent.then(() => running.delete(sent))
    if (running.size >= lines) await Promise.race(running)
  }
  await Promise.all(running)
  agent.destroy()
}

async function send({ person, hits }: Report, at: number, url: string, agent: Agent) {
  const told = hits.filter((hit) => hit.kind !== 'form')
  if (told.length > 0) {
    await post(`${url}/api/visits`, { hits: told.map(toWire) }, person, at, agent)
  }
  for (const hit of hits) {
    if (hit.kind === 'form')
      await post(`${url}/api/contact/requests`, formOf(hit.id), person, at, agent)
  }
}

function toWire(hit: Exclude<Hit, { kind: 'form' }>): object {
  if (hit.kind !== 'view') return hit
  const { kind, id, path, from } = hit
  return { kind, id, path, ...from.said }
}

const bytesOf = (name: string) => Buffer.from(name).toString('latin1')

function formOf(id: string): object {
  return {
    id: `00000000-0000-4000-8000-${id.slice(-12)}`,
    name: 'Sam Sample',
    phone: '202-555-0100',
    email: '',
    propertyType: 'home',
    entrances: 1,
    message: '',
    smsConsent: false,
    website: '',
  }
}

/** Reports sent again because it was unknown whether they were stored. */
export const repeats = { count: 0 }

function post(
  url: string,
  body: object,
  person: Person,
  at: number,
  agent: Agent,
  triesLeft = 20,
): Promise<void> {
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      agent,
      headers: {
        origin: new URL(url).origin,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'user-agent': person.browser,
        'x-forwarded-for': person.address,
        [timeHeader]: at,
        ...(person.kind === 'declined' ? { dnt: '1' } : {}),
        // Node writes headers byte by byte, so these are sent as UTF-8.
        'cf-region': bytesOf(person.place.region),
        'cf-ipcity': bytesOf(person.place.city),
      },
    })
    sending.on('error', reject)
    sending.on('response', (reply) => {
      reply.resume()
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve()
        // A slow store didn't answer in time: whatever was stored counts once.
        else if (reply.statusCode === 503 && triesLeft > 0) {
          repeats.count += 1
          post(url, body, person, at, agent, triesLeft - 1).then(resolve, reject)
        } else reject(new Error(`${url} answered ${reply.statusCode}`))
      })
    })
    sending.end(Buffer.from(text))
  })
}
