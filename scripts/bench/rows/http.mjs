// @ts-check
/** The server's CPU per request: the home page, and a validated JSON body. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from '../harness/figures.mjs'
import { newFolder, startBare, startLoad, startOurs } from '../harness/programs.mjs'
import { row, us } from '../harness/table.mjs'

const rounds = 31
const requests = 2_000
const name = {
  page: 'home page, all headers and limits, CPU per request, beside a bare Fastify reply of the same bytes and headers',
  post: 'validated JSON POST, CPU per request, beside bare Fastify',
}

export async function page() {
  const load = await startLoad('http')
  const ours = await startOurs()
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const answer = await load.ask('once', { url: `${ours.url}/`, headers })
  if (answer.status !== 200) throw new Error(`The home page answers ${answer.status}.`)
  const { date, connection, 'keep-alive': _, ...same } = answer.headers
  const folder = newFolder()
  const file = join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify({ headers: same, body: answer.body }))
  const bare = await startBare('page', [file])
  const figures = await cpuPerRequest(load, ours, bare, (url) => ({ url: `${url}/`, headers }))
  for (const child of [load, ours, bare]) await child.end()
  rmSync(folder, { recursive: true })
  return [row(name.page, figures, us, 1.05)]
}

export async function post() {
  const load = await startLoad('http')
  const [ours, bare] = [await startOurs(), await startBare('post')]
  const body = JSON.stringify({
    category: 'installation',
    title: 'What the installer needs',
    content: 'Power at the gate and cellular reception. '.repeat(12),
    tags: ['gate', 'power', 'cellular'],
    published: true,
  })
  const figures = await cpuPerRequest(load, ours, bare, (url) => ({
    url: `${url}/api/bench`,
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body,
  }))
  for (const child of [load, ours, bare]) await child.end()
  return [row(name.post, figures, us, 1.5)]
}

/**
 * @typedef {import('../harness/programs.mjs').Program} Program
 * @param {import('../harness/asks.mjs').Child} load
 * @param {Program} ours
 * @param {Program} bare
 * @param {(url: string) => object} request
 */
async function cpuPerRequest(load, ours, bare, request) {
  /** @param {Program} program */
  const measure = async (program) => {
    const before = await program.ask('cpu')
    await load.ask('many', { request: request(program.url), count: requests })
    return ((await program.ask('cpu')) - before) / requests
  }
  // Lets both JIT compilers settle before the first pair counts.
  for (const program of [ours, bare, ours, bare]) await measure(program)
  const pairs = await inTurn(
    rounds,
    () => measure(ours),
    () => measure(bare),
  )
  return pairs.of((value) => value)
}
