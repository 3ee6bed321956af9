// @ts-check
/** Requests of Live Chats in a store of 100,000 interactions, compared with a store of 100. */
import { rmSync } from 'node:fs'
import { startChild } from '../harness/asks.mjs'
import { inTurn, median } from '../harness/figures.mjs'
import { adminPassword, newFolder, startLoad, startOurs } from '../harness/programs.mjs'
import { ms, row } from '../harness/table.mjs'
import { signIn } from '../loads/people.mjs'

const [many, few] = [100_000, 100]
const rounds = 9
const times = 60
const asked = {
  'first page': '/api/chat/interactions',
  'filter Positive Feedback': '/api/chat/interactions?filter=positive',
  'filter Negative Feedback': '/api/chat/interactions?filter=negative',
  'search for a word': '/api/chat/interactions?search=gate',
  'search for the beginning of a word': '/api/chat/interactions?search=instal',
  'search for two words': '/api/chat/interactions?search=gate+installation',
  'by conversation': '/api/chat/conversations',
  'by conversation, searched': '/api/chat/conversations?search=instal&limit=20',
  counts: '/api/chat/counts',
}
const servers = (process.env.TEST_MONGODB_URI ?? '').split(',').filter(Boolean)

export async function list() {
  const rows = await beside('embedded', () => ({}))
  for (const [i, uri] of servers.entries()) {
    const database = (/** @type {number} */ count) =>
      uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/bench-${process.pid}-${count}`)
    rows.push(...(await beside(`server ${i + 1}`, (count) => ({ mongodbUri: database(count) }))))
  }
  return rows
}

/**
 * @param {string} name of the store
 * @param {(count: number) => { mongodbUri?: string }} options
 */
async function beside(name, options) {
  const stores = []
  for (const count of [many, few]) stores.push(await filled(count, options(count)))
  const load = await startLoad('http')
  const rows = []
  for (const [what, path] of Object.entries(asked)) {
    const [ofMany, ofFew] = stores.map(({ program, cookie }) => async () => {
      const request = { url: program.url + path, headers: { cookie } }
      return median(await load.ask('times', { request, count: times }))
    })
    if (!ofMany || !ofFew) throw new Error('Two stores are needed.')
    for (const warmUp of [ofMany, ofFew]) await warmUp()
    const pairs = await inTurn(rounds, ofMany, ofFew)
    const title = `Live Chats, ${name}, ${what}: at 100,000 interactions beside 100`
    const figures = pairs.of((value) => value)
    const group = `Live Chats, ${name}, first page, filters, searches and counts: at 100,000 interactions beside 100`
    rows.push({ ...row(title, figures, ms, 1.5), group })
  }
  for (const { program, remove } of stores) {
    await program.end()
    remove()
  }
  await load.end()
  return rows
}

/** @param {number} count @param {{ mongodbUri?: string }} options */
async function filled(count, { mongodbUri }) {
  const dataDir = newFolder()
  const env = { DATA_DIR: dataDir, ...(mongodbUri ? { MONGODB_URI: mongodbUri } : {}) }
  const filler = await startChild('dist/bench/fill.js', { args: [String(count)], env })
  await filler.end()
  const program = await startOurs({ dataDir, ...(mongodbUri ? { mongodbUri } : {}) })
  const cookie = await signIn(program.url, adminPassword)
  return { program, cookie, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}
