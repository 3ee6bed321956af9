// @ts-check
/** The Analytics tab with many visits, compared with few. */
import { rmSync } from 'node:fs'
import { startChild } from '../harness/asks.mjs'
import { Pairs, percentile } from '../harness/figures.mjs'
import { adminPassword, newFolder, startLoad, startOurs } from '../harness/programs.mjs'
import { ms, row } from '../harness/table.mjs'
import { signIn } from '../loads/people.mjs'

const few = 10_000
const many = { events: 1_000_000, budget: 1.3 }
/** Only with --long. */
const most = { events: 10_000_000, budget: 1.5 }
const least = few.toLocaleString('en-US')
const rounds = 7
const times = 100

const ranges = ['today', '7d', '30d', '90d', '12m']
const filters = ['', '&page=/', '&source=Social', '&device=Phone']
const combined = '&page=/&source=Social&device=Phone'

/** @param {{ long: boolean }} options */
export async function dashboard({ long }) {
  const ofFew = await filled(few)
  const load = await startLoad('http')
  const rows = []
  for (const { events, budget } of long ? [many, most] : [many]) {
    const ofMany = await filled(events)
    /** @param {string} query @param {string} what @param {number} [most] */
    const measure = async (query, what, most) => {
      const requests = [ofMany, ofFew].map(({ program, cookie }) => ({
        url: `${program.url}/api/analytics?${query}`,
        headers: { cookie },
      }))
      await load.ask('turns', { requests, count: 5 })
      /** @type {[number[], number[]][]} */
      const pairs = []
      for (let round = 0; round < rounds; round++)
        pairs.push(await load.ask('turns', { requests, count: times }))
      const p95 = new Pairs(pairs).of((readings) => percentile(readings, 0.95))
      const beside = `${events.toLocaleString('en-US')} events in 12 months beside ${least}`
      return row(`Analytics, ${what}, p95: ${beside}`, p95, ms, most)
    }
    for (const range of ranges) {
      for (const filter of filters) {
        const what = `${range}${filter === '' ? '' : ` by ${filter.slice(1).split('=')[0]}`}`
        const group = `Analytics, every range and filter, p95: ${events.toLocaleString('en-US')} events in 12 months beside ${least}`
        rows.push({ ...(await measure(`range=${range}${filter}`, what, budget)), group })
      }
    }
    for (const range of ['today', '90d']) {
      rows.push(await measure(`range=${range}${combined}`, `${range} by three at once`))
    }
    await ofMany.program.end()
    ofMany.remove()
  }
  await ofFew.program.end()
  ofFew.remove()
  await load.end()
  return rows
}

/** @param {number} events */
async function filled(events) {
  const dataDir = newFolder()
  const args = [String(events)]
  const filler = await startChild('dist/bench/fillVisits.js', { args, env: { DATA_DIR: dataDir } })
  await filler.end()
  const program = await startOurs({ dataDir })
  const cookie = await signIn(program.url, adminPassword)
  return { program, cookie, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}
