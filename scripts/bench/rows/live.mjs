// @ts-check
/** From a visitor's message to the admin, against relays that flush alike or store nothing. */
import { inTurn } from '../harness/figures.mjs'
import {
  adminPassword,
  startBare,
  startBareWithFolder,
  startLoad,
  startOurs,
} from '../harness/programs.mjs'
import { ms, plain, row, us } from '../harness/table.mjs'

/** @typedef {import('../harness/programs.mjs').Program} Program */
/** @typedef {import('../harness/asks.mjs').Child} Child */

const visitors = 1_000
const steady = { rate: 1_000, seconds: 5 }
const steadyRounds = 9
const flood = { underWay: 200, count: 8_000 }
const floodRounds = 7

export async function live() {
  const durable = await beside('a relay with the same grouped flush', {
    relay: () => startBareWithFolder('relay'),
    budgets: { p50: 1.5, p99: 2 },
  })
  const relay = () => startBare('relay')
  return [
    ...durable,
    ...(await beside('a relay that stores nothing', { relay, budgets: {} })),
    ...(await beside('a relay that stores nothing, to a screen that takes changes together', {
      relay,
      budgets: {},
      bundled: true,
    })),
  ]
}

/**
 * @param {string} relayName
 * @param {{ relay: () => Promise<Program>, budgets: { p50?: number, p99?: number }, bundled?: boolean }} options
 */
async function beside(relayName, { relay, budgets, bundled }) {
  const world = await open(relay, { bundled })
  const measure = async (/** @type {Program} */ program, /** @type {Child} */ load) => {
    const before = await program.ask('cpu')
    const times = await load.ask('steady', steady)
    const cpu = (await program.ask('cpu')) - before
    return { ...times, cpu: cpu / (steady.rate * steady.seconds) }
  }
  const pairs = await world.inTurn(steadyRounds, measure)
  await world.close()
  const name = `visitor → stored → admin's socket, 1,000 messages/s, beside ${relayName}`
  return [
    row(
      `${name}: p50`,
      pairs.of(({ p50 }) => p50),
      ms,
      budgets.p50,
    ),
    row(
      `${name}: p99`,
      pairs.of(({ p99 }) => p99),
      ms,
      budgets.p99,
    ),
    row(
      `${name}: CPU per message`,
      pairs.of(({ cpu }) => cpu),
      us,
    ),
  ]
}

export async function saturation() {
  const world = await open(() => startBareWithFolder('relay'), { unlimited: true })
  const measure = async (/** @type {Program} */ program, /** @type {Child} */ load) => {
    const before = await program.ask('cpu')
    const { acknowledged, seconds } = await load.ask('saturate', flood)
    const cpu = (await program.ask('cpu')) - before
    return { perCpu: acknowledged / (cpu / 1e6), perSecond: acknowledged / seconds }
  }
  const pairs = await world.inTurn(floodRounds, measure)
  await world.close()
  const name = `${flood.underWay} messages under way, beside the same durable relay: acknowledged`
  return [
    row(
      `${name} per CPU second`,
      pairs.of(({ perCpu }) => perCpu),
      plain,
      undefined,
      0.7,
    ),
    row(
      `${name} per second`,
      pairs.of(({ perSecond }) => perSecond),
      plain,
    ),
  ]
}

/** @param {() => Promise<Program>} startRelay @param {{ unlimited?: boolean, bundled?: boolean | undefined }} options */
async function open(startRelay, { unlimited = false, bundled }) {
  const [ours, relay] = [await startOurs({ unlimited }), await startRelay()]
  const [toOurs, toRelay] = [await startLoad('chat'), await startLoad('chat')]
  const admin = { password: adminPassword, bundled }
  await toOurs.ask('open', { url: ours.url, count: visitors, ...admin })
  await toRelay.ask('open', { url: relay.url, count: visitors })
  return {
    /**
     * @template T
     * @param {number} rounds
     * @param {(program: Program, load: Child) => Promise<T>} measure
     */
    async inTurn(rounds, measure) {
      // A first run starts every visitor's conversation and lets the JIT compilers settle.
      await measure(ours, toOurs)
      await measure(relay, toRelay)
      return inTurn(
        rounds,
        () => measure(ours, toOurs),
        () => measure(relay, toRelay),
      )
    },
    async close() {
      for (const child of [toOurs, toRelay, ours, relay]) await child.end()
    },
  }
}
