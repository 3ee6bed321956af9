// @ts-check
/** Whether memory grows: ten minutes of visitors who write and get answers. Only with --long. */
import { adminPassword, startLoad, startOurs } from '../harness/programs.mjs'
import { MB } from '../harness/table.mjs'

const visitors = 500
const part = { rate: 200, seconds: 30 }
const warmUp = 4
const parts = 20

/** @param {{ long: boolean }} options */
export async function endurance({ long }) {
  if (!long) return []
  const ours = await startOurs({ answers: true })
  const load = await startLoad('chat')
  await load.ask('open', { url: ours.url, count: visitors, password: adminPassword })
  for (let i = 0; i < warmUp; i++) await load.ask('steady', part)
  const before = await settled(ours)
  for (let i = 0; i < parts; i++) await load.ask('steady', part)
  const after = await settled(ours)
  await load.end()
  await ours.end()
  const ratio = after / before
  return [
    {
      what: 'ten minutes under load (200 messages/s, answered): RssAnon at the end beside after warm-up',
      ours: MB(after),
      bare: MB(before),
      ratio: `${ratio.toFixed(3)}x`,
      budget: '≤ 1.05x',
      met: ratio <= 1.05,
    },
  ]
}

/** @param {import('../harness/programs.mjs').Program} program */
async function settled(program) {
  await program.ask('heap')
  return program.ask('anonymous')
}
