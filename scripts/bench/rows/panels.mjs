// @ts-check
/** Open panels: the cost of each, and what it takes when all come back at once after a restart. */
import { rmSync } from 'node:fs'
import { inTurn } from '../harness/figures.mjs'
import { newFolder, startBare, startLoad, startOurs } from '../harness/programs.mjs'
import { kB, ms, row } from '../harness/table.mjs'

const panels = 2_000

export async function heap() {
  /** @param {() => Promise<import('../harness/programs.mjs').Program>} start @param {boolean} join */
  const measure = async (start, join) => {
    const program = await start()
    const warmUp = await startLoad('panels')
    await warmUp.ask('open', { url: program.url, count: 100, join })
    await warmUp.end()
    const load = await startLoad('panels')
    const empty = { heap: await program.ask('heap'), anonymous: await program.ask('anonymous') }
    await load.ask('open', { url: program.url, count: panels - 100, join })
    const each = {
      heap: ((await program.ask('heap')) - empty.heap) / (panels - 100),
      anonymous: ((await program.ask('anonymous')) - empty.anonymous) / (panels - 100),
    }
    for (const child of [load, program]) await child.end()
    return each
  }
  const pairs = await inTurn(
    3,
    () => measure(startOurs, true),
    () => measure(() => startBare('relay'), false),
  )
  const name = `open panel (joined, of ${panels}) beside a bare Socket.IO connection`
  return [
    row(
      `heap per ${name}`,
      pairs.of(({ heap }) => heap),
      kB,
      1,
    ),
    row(
      `RssAnon per ${name}`,
      pairs.of(({ anonymous }) => anonymous),
      kB,
    ),
  ]
}

export async function reconnect() {
  // An admin's connection counts toward the same address.
  const clients = panels
  const folder = newFolder()
  /** @type {Map<string, number>} */
  const lost = new Map([
    ['ours', 0],
    ['bare', 0],
  ])
  /** @param {'ours' | 'bare'} which @param {(port: number) => Promise<import('../harness/programs.mjs').Program>} start */
  const measure = async (which, start) => {
    const before = await start(0)
    const load = await startLoad('panels')
    await load.ask('open', { url: before.url, count: clients, join: true })
    await before.kill()
    const after = await start(Number(new URL(before.url).port))
    const cpu = await after.ask('cpu')
    const { joined, ms } = await load.ask('comeBack')
    const used = (await after.ask('cpu')) - cpu
    lost.set(which, (lost.get(which) ?? 0) + clients - joined)
    await load.end()
    await after.end()
    return { ms, cpu: used / 1000 }
  }
  const pairs = await inTurn(
    3,
    () => measure('ours', (port) => startOurs({ port, dataDir: folder })),
    () => measure('bare', (port) => startBare('relay', ['', String(port)])),
  )
  rmSync(folder, { recursive: true, force: true })
  const name = `${clients} clients come back at once after a kill`
  return [
    row(
      `${name}: until the last has joined`,
      pairs.of(({ ms }) => ms),
      ms,
      2,
    ),
    row(
      `${name}: CPU`,
      pairs.of(({ cpu }) => cpu),
      ms,
    ),
    {
      what: `${name}: lost`,
      ours: String(lost.get('ours')),
      bare: String(lost.get('bare')),
      ratio: '',
      budget: 'none',
      met: lost.get('ours') === 0,
    },
  ]
}
