// @ts-check
/** Dealer resources: CPU for serving a file, and memory while a large one is uploaded. */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from '../harness/figures.mjs'
import { adminPassword, newFolder, startBare, startLoad, startOurs } from '../harness/programs.mjs'
import { absolute, MB, row, us } from '../harness/table.mjs'

const rounds = 15
const requests = 100
const size = 1_000_000
const name = {
  serving:
    'a dealer’s download of 1 MB (session, ticket, count, every header), CPU, beside @fastify/static alone',
  arriving: 'an upload of 200 MB: most memory of its own while it arrives, beyond before',
}

/** @typedef {import('../harness/asks.mjs').Child} Child */

/** @param {Child} load @param {string} url @param {'admin' | 'dealer'} role */
async function signIn(load, url, role) {
  const password = role === 'admin' ? adminPassword : 'bench dealer password'
  const headers = { origin: url, 'content-type': 'application/json' }
  const request = { url: `${url}/api/session/${role}`, method: 'POST', headers }
  const reply = await load.ask('once', { ...request, body: JSON.stringify({ password }) })
  return reply.headers['set-cookie'][0].split(';')[0]
}

/** @param {Child} load @param {object} request */
async function json(load, request) {
  const reply = await load.ask('once', request)
  const text = Buffer.from(reply.body, 'base64').toString()
  if (reply.status !== 200) throw new Error(`${reply.status}: ${text}`)
  return JSON.parse(text)
}

export async function files() {
  const folder = newFolder()
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)])
  writeFileSync(join(folder, 'guide.pdf'), content)
  const load = await startLoad('http')
  const [ours, bare] = [await startOurs(), await startBare('files', [folder])]
  const [admin, dealer] = [
    await signIn(load, ours.url, 'admin'),
    await signIn(load, ours.url, 'dealer'),
  ]
  const headers = { origin: ours.url, cookie: admin }
  const { id } = await load.ask('send', {
    url: `${ours.url}/api/resources/uploads?filename=guide.pdf`,
    headers,
    file: join(folder, 'guide.pdf'),
  })
  const words = { title: 'Guide', description: 'A guide.', filename: 'guide.pdf' }
  const resource = await json(load, {
    url: `${ours.url}/api/resources`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), ...words, upload: id }),
  })
  const click = await load.ask('once', {
    url: `${ours.url}/api/resources/${resource.id}/open`,
    headers: { cookie: dealer },
  })

  /** @param {import('../harness/programs.mjs').Program} program @param {object} request */
  const measure = async (program, request) => {
    const before = await program.ask('cpu')
    await load.ask('many', { request, count: requests })
    return ((await program.ask('cpu')) - before) / requests
  }
  const measureOurs = () =>
    measure(ours, { url: ours.url + click.headers.location, headers: { cookie: dealer } })
  const measureBare = () => measure(bare, { url: `${bare.url}/guide.pdf` })
  for (const warm of [measureOurs, measureBare, measureOurs, measureBare]) await warm()
  const pairs = await inTurn(rounds, measureOurs, measureBare)
  for (const child of [load, ours, bare]) await child.end()
  rmSync(folder, { recursive: true })
  return [
    row(
      name.serving,
      pairs.of((value) => value),
      us,
      1.3,
    ),
  ]
}

export async function upload() {
  const load = await startLoad('http')
  const ours = await startOurs()
  const headers = { origin: ours.url, cookie: await signIn(load, ours.url, 'admin') }
  const url = `${ours.url}/api/resources/uploads?filename=guide.pdf`
  // The first upload loads and compiles code, which isn't growth.
  await load.ask('send', { url, headers, bytes: 5_000_000 })
  // Read from outside while it runs: requests to the server would create garbage of their own.
  const before = anonymousOf(ours.pid)
  let most = before
  let isDone = false
  const sent = load.ask('send', { url, headers, bytes: 200 * 1024 * 1024 }).finally(() => {
    isDone = true
  })
  while (!isDone) {
    most = Math.max(most, anonymousOf(ours.pid))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await sent
  for (const child of [load, ours]) await child.end()
  return [absolute(name.arriving, most - before, MB, 32 * 1024 * 1024)]
}

/** Anonymous memory in bytes, without mapped files such as the store's. @param {number} pid */
function anonymousOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}
