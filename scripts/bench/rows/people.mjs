// @ts-check
/** 200 conversations with 20 teammates for five minutes, against as many messages only watched. */
import { allInTurn, together } from '../harness/figures.mjs'
import { adminPassword, startLoad, startOurs } from '../harness/programs.mjs'
import { MB, ms, row } from '../harness/table.mjs'

const people = { visitors: 200, teammates: 20, password: adminPassword }
const part = { rate: 80, seconds: 20 }
const rounds = 15

export async function people200() {
  const sides = await Promise.all([open(true), open(false)])
  const measure = async (/** @type {Awaited<ReturnType<typeof open>>} */ { load, both }) =>
    load.ask('steady', { ...part, both })
  for (const side of sides) await measure(side)
  const [taken] = sides
  const before = await settled(taken.server)
  const measured = await allInTurn(
    rounds,
    sides.map((side) => () => measure(side)),
  )
  const after = await settled(taken.server)
  for (const { load, server } of sides) {
    await load.end()
    await server.end()
  }
  const name =
    '200 conversations with 20 teammates, 80 messages/s to both sides, beside as many to 20 who watch'
  const p = (/** @type {number} */ share) => together(measured, 0, [1], share)
  const ratio = after / before
  return [
    row(`${name}: p99`, p(0.99), ms, 1.2),
    row(`${name}: p50`, p(0.5), ms),
    {
      what: 'the same, five minutes: RssAnon at the end beside after warm-up',
      ours: MB(after),
      bare: MB(before),
      ratio: `${ratio.toFixed(3)}x`,
      budget: '≤ 1.05x',
      met: ratio <= 1.05,
    },
  ]
}

/** @param {boolean} taken */
async function open(taken) {
  const server = await startOurs({ unlimited: true })
  const load = await startLoad('handover')
  await load.ask('open', { url: server.url, ...people, taken })
  return { server, load, both: taken }
}

/** @param {import('../harness/programs.mjs').Program} program */
async function settled(program) {
  await program.ask('heap')
  return program.ask('anonymous')
}
