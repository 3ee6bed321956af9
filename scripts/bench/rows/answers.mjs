// @ts-check
/** Whether answering slows delivery: the same messages, with and without Whisper answering each. */
import { inTurn } from '../harness/figures.mjs'
import { adminPassword, startLoad, startOurs } from '../harness/programs.mjs'
import { ms, row } from '../harness/table.mjs'

const visitors = 500
const questions = { rate: 50, seconds: 10 }
const rounds = 9

export async function answers() {
  const worlds = []
  for (const answering of [true, false]) {
    const program = await startOurs({ answers: answering })
    const load = await startLoad('chat')
    await load.ask('open', { url: program.url, count: visitors, password: adminPassword })
    worlds.push({ program, load })
  }
  const [answered, silent] = worlds
  if (!answered || !silent) throw new Error('Two servers are needed.')
  let made = 0
  const measure = async (/** @type {typeof answered} */ { load }) => {
    const times = await load.ask('steady', questions)
    made += times.answered
    return times
  }
  for (const world of worlds) await measure(world)
  made = 0
  const pairs = await inTurn(
    rounds,
    () => measure(answered),
    () => measure(silent),
  )
  for (const { program, load } of worlds) {
    await load.end()
    await program.end()
  }
  const asked = questions.rate * questions.seconds * rounds
  const name = `delivery, 50 questions/s answered (${made} of ${asked}) beside none answered`
  return [
    row(
      `${name}: p99`,
      pairs.of(({ p99 }) => p99),
      ms,
      1.5,
    ),
    row(
      `${name}: p50`,
      pairs.of(({ p50 }) => p50),
      ms,
    ),
  ]
}
