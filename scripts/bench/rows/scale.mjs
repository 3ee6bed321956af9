// @ts-check
/**
 * The capacity of one server, and of two on one MongoDB: each load in steps until it is too much.
 * For docs/scale.md. SCALE names the parts to measure (panels, messages, answers, visits, servers);
 * default all. `servers` needs TEST_MONGODB_URI, and reports that server's CPU if it runs here as
 * TEST_MONGODB_PID. 19,000 panels need `ulimit -n 20000`.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { besideOthers, usedMs } from '../harness/others.mjs'
import { adminPassword, startLoad, startOurs } from '../harness/programs.mjs'

/** @typedef {import('../harness/programs.mjs').Program} Program */
/** @typedef {import('../harness/asks.mjs').Child} Child */

const panelSteps = [2_000, 5_000, 10_000, 19_000]
/** Long enough for the server to ping each connection once, every 25 s. */
const idleSeconds = 25
const messageSteps = [500, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000]
const answerSteps = [50, 100, 200, 300, 400, 600]
const reportSteps = [100, 500, 1_000, 2_000, 4_000]
const serverSteps = [100, 200, 400, 600, 800, 1_200, 1_600, 2_400]
const visitors = 2_000
const seconds = 6
/** A step whose 99th percentile is slower is too much. */
const maxMs = 100
const parts = { panels, messages, answers, visits, servers }

export async function scale() {
  const wanted = (process.env.SCALE ?? Object.keys(parts).join()).split(',')
  for (const [name, measure] of Object.entries(parts)) if (wanted.includes(name)) await measure()
}

async function panels() {
  print(
    'open panels',
    'RssAnon MB',
    'kB a panel',
    'heap MB',
    'kB a panel',
    'CPU idle',
    'loop idle',
    'others',
  )
  const ours = await startOurs({ unlimited: true })
  const warmUp = await startLoad('panels')
  await warmUp.ask('open', { url: ours.url, count: 100, join: true })
  await warmUp.end()
  const memory = async () => ({
    heap: await ours.ask('heap'),
    anonymous: await ours.ask('anonymous'),
  })
  const empty = await memory()
  const loads = []
  let open = 0
  for (const step of [0, ...panelSteps]) {
    const load = await startLoad('panels')
    loads.push(load)
    await load.ask('open', { url: ours.url, count: step - open, join: true })
    open = step
    const { heap, anonymous } = await memory()
    const idle = await using([ours], () => wait(idleSeconds * 1000))
    const connected = await Promise.all(loads.map((one) => one.ask('connected')))
    const left = connected.reduce((all, count) => all + count, 0)
    if (left !== open) throw new Error(`Of ${open} panels ${left} are still connected.`)
    const each = (/** @type {number} */ bytes) => (open ? (bytes / open / 1e3).toFixed(1) : '')
    print(
      ...[open, (anonymous / 1e6).toFixed(0), each(anonymous - empty.anonymous)],
      ...[(heap / 1e6).toFixed(0), each(heap - empty.heap), ...idle.shares, idle.others],
    )
  }
  await end([...loads, ours])
}

async function messages() {
  await chatInSteps(messageSteps, { answers: false, unlimited: true })
}

async function answers() {
  await chatInSteps(answerSteps, { answers: true, unlimited: true })
}

/** @param {number[]} steps @param {import('../harness/programs.mjs').OursOptions} options */
async function chatInSteps(steps, options) {
  print(
    ...[`messages/s${options.answers ? ', answered' : ''}`, 'p50 ms', 'p99 ms', 'CPU', 'loop'],
    ...[
      'µs CPU a message',
      'µs loop a message',
      'load’s CPU',
      'RssAnon MB',
      'answered of asked',
      'others',
    ],
  )
  const ours = await startOurs(options)
  const load = await startLoad('chat')
  const admin = { password: adminPassword, bundled: true }
  await load.ask('open', { url: ours.url, count: visitors, ...admin })
  // A first run starts every visitor's conversation and lets the JIT compilers settle.
  const send = async (/** @type {number} */ rate) => {
    const count = rate * seconds
    const times = await load.ask('steady', { rate, seconds })
    return {
      ...times,
      count,
      answered: options.answers ? await load.ask('awaitAnswers', { count }) : 0,
    }
  }
  for (let turn = 0; turn < 2; turn++) await send(steps[0] ?? 0)
  await inSteps(steps, async (rate) => {
    const used = await using([ours, load], () => send(rate))
    const { p50, p99, answered, count } = used.measured
    const [all, loop, loads] = used.shares
    print(
      ...[rate, p50.toFixed(1), p99.toFixed(1), all, loop],
      ...used.ms.slice(0, 2).map((ms) => ((ms * 1000) / count).toFixed(0)),
      ...[
        loads,
        ((await ours.ask('anonymous')) / 1e6).toFixed(0),
        `${answered} of ${count} in ${used.seconds.toFixed(1)} s`,
        used.others,
      ],
    )
    return p99 < maxMs
  })
  await end([load, ours])
}

async function visits() {
  print(
    'reports/s',
    'p50 ms',
    'p99 ms',
    'CPU',
    'loop',
    'µs CPU a report',
    'load’s CPU',
    'RssAnon MB',
    'others',
  )
  const ours = await startOurs({ unlimited: true })
  const load = await startLoad('visits')
  const steady = { url: ours.url, seconds, connections: 512 }
  for (const rate of [100, 200]) await load.ask('steady', { ...steady, rate })
  await inSteps(reportSteps, async (rate) => {
    const used = await using([ours, load], () => load.ask('steady', { ...steady, rate }))
    const { p50, p99 } = used.measured
    const [all, loop, loads] = used.shares
    const each = ((used.ms[0] ?? 0) * 1000) / (rate * seconds)
    print(
      ...[rate, p50.toFixed(1), p99.toFixed(1), all, loop, each.toFixed(0), loads],
      ...[((await ours.ask('anonymous')) / 1e6).toFixed(0), used.others],
    )
    return p99 < 5 * maxMs
  })
  await end([load, ours])
}

/** Half the visitors on each server; a message's time is measured at the other server's admin. */
async function servers() {
  const [uri] = (process.env.TEST_MONGODB_URI ?? '').split(',').filter(Boolean)
  if (!uri) return console.log('\nTwo servers: not measured, TEST_MONGODB_URI is not set.')
  const mongodbUri = uri.replace(
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/,
    `$1/scale-${process.pid}`,
  )
  print(
    ...['messages/s in all', 'p50 ms', 'p99 ms', 'CPU 1', 'loop 1', 'CPU 2', 'loop 2'],
    ...['MongoDB’s CPU', 'loads’ CPU', 'µs CPU of servers a message', 'µs of MongoDB’s', 'others'],
  )
  const one = await startOurs({ unlimited: true, mongodbUri })
  const other = await startOurs({ unlimited: true, mongodbUri })
  const loads = [await startLoad('chat'), await startLoad('chat')]
  const admin = { password: adminPassword, bundled: true }
  const ways = [
    { url: one.url, adminUrl: other.url },
    { url: other.url, adminUrl: one.url },
  ]
  const all = (/** @type {string} */ ask, /** @type {(turn: number) => object} */ value) =>
    Promise.all(loads.map((load, turn) => load.ask(ask, value(turn))))
  await all('open', (turn) => ({ ...ways[turn], count: 500, ...admin }))
  await all('steady', () => ({ rate: 100, seconds: 10 }))
  const mongo = process.env.TEST_MONGODB_PID ? [{ pid: Number(process.env.TEST_MONGODB_PID) }] : []
  await inSteps(serverSteps, async (rate) => {
    const { measured, ms, shares, others } = await using([one, other, ...loads, ...mongo], () =>
      all('steady', () => ({ rate: rate / 2, seconds })),
    )
    const slowest = (/** @type {'p50' | 'p99'} */ name) =>
      Math.max(...measured.map((/** @type {any} */ times) => times[name]))
    const [cpu1, loop1, cpu2, loop2, load1, , load2, , mongodb] = shares
    const [ms1 = 0, , ms2 = 0, , , , , , ofMongo = 0] = ms
    print(
      ...[rate, slowest('p50').toFixed(1), slowest('p99').toFixed(1), cpu1, loop1, cpu2, loop2],
      ...[mongodb, (Number(load1) + Number(load2)).toFixed(2)],
      ...[ms1 + ms2, ofMongo].map((used) => ((used * 1000) / (rate * seconds)).toFixed(0)),
      others,
    )
    return slowest('p99') < maxMs
  })
  await end([...loads, one, other])
}

/**
 * Stops when a step is too much or loses messages twice: the machine may have been disturbed.
 * @param {number[]} steps @param {(rate: number) => Promise<boolean>} measure
 */
async function inSteps(steps, measure) {
  for (const rate of steps) {
    if (!(await tried(measure, rate)) && !(await tried(measure, rate))) return
  }
}

/** @param {(rate: number) => Promise<boolean>} measure @param {number} rate */
async function tried(measure, rate) {
  await wait(1_000)
  return measure(rate).catch((error) => {
    print(rate, error instanceof Error ? error.message.split('\n')[0] : String(error))
    return false
  })
}

/**
 * CPU usage of programs during a measurement: for each, all threads and then the event loop's
 * alone, in milliseconds and as shares of a processor; `others` is everybody else's, in processors.
 * @template T
 * @param {readonly { pid: number }[]} programs @param {() => Promise<T>} measure
 */
async function using(programs, measure) {
  const used = () =>
    programs.flatMap(({ pid }) => [usedMs(pid), usedMs(pid, { isFirstThread: true })])
  const [before, from] = [used(), performance.now()]
  const { measured, others } = await besideOthers(
    programs.map(({ pid }) => pid),
    measure,
  )
  const took = performance.now() - from
  const ms = used().map((after, i) => after - (before[i] ?? 0))
  return {
    measured,
    ms,
    others: others.toFixed(2),
    seconds: took / 1000,
    shares: ms.map((value) => (value / took).toFixed(3)),
  }
}

/** @param {(string | number | undefined)[]} cells */
function print(...cells) {
  console.log(`| ${cells.join(' | ')} |`)
}

/** @param {Child[]} programs */
async function end(programs) {
  for (const program of programs) await program.end()
}
