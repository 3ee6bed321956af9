// @ts-check
/** Visit reports per second, and how they, open dashboards and the chat affect each other. */
import { allInTurn, inTurn, median, together } from '../harness/figures.mjs'
import { withoutOthers } from '../harness/others.mjs'
import {
  adminPassword,
  startBare,
  startBundledWithFolder,
  startLoad,
  startOurs,
} from '../harness/programs.mjs'
import { absolute, ms, plain, row, us } from '../harness/table.mjs'

/** @typedef {import('../harness/programs.mjs').Program} Program */
/** @typedef {import('../harness/asks.mjs').Child} Child */

const floodRounds = 15
const flood = 1_000
const hitsAReport = 2

export async function visits() {
  return [
    ...(await beside('bare Fastify that stores nothing', () => startBare('post'))),
    ...(await beside('bare Fastify that stores the same hits once in the same store', () =>
      startBundledWithFolder('storing'),
    )),
  ]
}

/** @param {string} name @param {() => Promise<Program>} startOther */
async function beside(name, startOther) {
  const load = await startLoad('visits')
  const [ours, other] = [await startOurs({ unlimited: true }), await startOther()]
  /** @param {Program} program @param {string} path */
  const measure = async (program, path) => {
    const before = await program.ask('cpu')
    await load.ask('flood', { url: program.url, path, count: flood })
    return ((await program.ask('cpu')) - before) / flood / hitsAReport
  }
  const ofOurs = () => measure(ours, '/api/visits')
  const ofOther = () => measure(other, '/api/bench')
  for (const warmUp of [ofOurs, ofOther, ofOurs, ofOther]) await warmUp()
  const pairs = await inTurn(floodRounds, ofOurs, ofOther)
  for (const child of [load, ours, other]) await child.end()
  const what = `visits reported, two hits a report, each stored once and counted, beside ${name}`
  const perHit = pairs.of((value) => value)
  const perSecond = pairs.of((value) => 1e6 / value)
  return [
    row(`${what}: CPU per hit`, perHit, us),
    row(`${what}: hits per CPU second`, perSecond, plain),
  ]
}

const steady = { rate: 150, seconds: 4 }
/** A hundred times the average of 10,000,000 events in a year: a busy hour has ten. */
const busy = { ...steady, rate: 15 }
const chat = { rate: 100, seconds: 4 }
const chatVisitors = 500
const rounds = 12
const probes = 60

export async function watched() {
  const [ours, other] = [await startOurs({ unlimited: true }), await startBare('post')]
  const second = await startOurs({ unlimited: true })
  const [visitors, probing, chatting] = [
    await startLoad('visits'),
    await startLoad('visits'),
    await startLoad('chat'),
  ]
  const server = { url: ours.url, password: adminPassword }
  const secondServer = { url: second.url, password: adminPassword }
  const programs = [ours, other, second, visitors, probing, chatting]
  const pids = programs.map(({ pid }) => pid)
  await chatting.ask('open', { ...server, count: chatVisitors })
  const report = (seconds = steady.seconds) =>
    visitors.ask('steady', { url: ours.url, ...steady, seconds })
  const reportElsewhere = () =>
    visitors.ask('steady', { url: other.url, path: '/api/bench', ...steady })
  const reportToSecond = () => visitors.ask('steady', { url: second.url, ...steady })
  const reportBusy = () => visitors.ask('steady', { url: ours.url, ...busy })
  for (const warmUp of [report, reportElsewhere, reportToSecond]) await warmUp()
  await chatting.ask('steady', chat)

  const reports = await inTurn(
    rounds,
    async () => {
      await visitors.ask('openDashboards', server)
      const times = await report()
      await visitors.ask('closeDashboards')
      return times
    },
    () => report(),
  )
  for (const watched of [server, secondServer]) await visitors.ask('openDashboards', watched)
  /** @type {number[]} */
  const taken = []
  let disturbed = 0
  /** @param {() => Promise<unknown>} more */
  const chatBeside = async (more) => {
    const measure = () => Promise.all([chatting.ask('steady', chat), more()])
    const { measured, others, again } = await withoutOthers(pids, measure)
    taken.push(others)
    disturbed += again
    return measured[0]
  }
  const nothing = async () => {}
  const beside = [report, nothing, reportElsewhere, reportToSecond, nothing, reportBusy]
  const [steadily, once, elsewhere, toSecond, again, busily] = [0, 1, 2, 3, 4, 5]
  // Two sides without reports: together for a firmer percentile, compared to show the noise.
  const without = [once, again]
  const chats = await allInTurn(
    rounds,
    beside.map((more) => () => chatBeside(more)),
  )
  const [arrivals] = await Promise.all([
    probing.ask('probe', { ...server, count: probes }),
    report(Math.ceil((probes * 200) / 1_000)),
  ])
  for (const program of programs.toReversed()) await program.end()

  const rate = `${steady.rate} reports/s`
  const idle = `${rate}, eight dashboards open, beside none: answered`
  const sent = `a chat’s message → admin’s socket, ${chat.rate}/s`
  const delivery = `${sent}, with ${rate} and eight dashboards beside`
  /** @param {number} side @param {readonly number[]} others */
  const p99 = (side, others) => together(chats, side, others, 0.99)
  const atBusy = `${sent}, with ${busy.rate} reports/s and eight dashboards beside without reports`
  const arrival = `a report → an open dashboard has it, with ${rate} and nine dashboards`
  return [
    row(
      `${idle}, p99`,
      reports.of(({ p99 }) => p99),
      ms,
      1.5,
    ),
    row(
      `${idle}, p50`,
      reports.of(({ p50 }) => p50),
      ms,
    ),
    row(`${delivery} without reports: p99`, p99(steadily, without), ms, 1.5),
    row(`${delivery} without reports: p50`, together(chats, steadily, without, 0.5), ms),
    row(`${atBusy}: p99`, p99(busily, without), ms, 1.5),
    row(`${atBusy}: p50`, together(chats, busily, without, 0.5), ms),
    row(`${delivery} the same reports to a bare server: p99`, p99(steadily, [elsewhere]), ms),
    row(
      `${delivery} the same reports to a second server of ours: p99`,
      p99(steadily, [toSecond]),
      ms,
    ),
    row(
      `${sent}, the same reports to a bare server beside without reports: p99`,
      p99(elsewhere, without),
      ms,
    ),
    row(
      `${sent}, without reports beside the same once more (others took ${median(taken).toFixed(2)} processors, ${Math.max(...taken).toFixed(2)} at most; ${disturbed} measured again): p99`,
      p99(once, [again]),
      ms,
    ),
    absolute(`${arrival}: the slowest of ${probes}`, arrivals.most, ms, 1_000),
  ]
}
