/**
 * The built server with a clock that tests move, as an administrator, a virtual machine or an empty
 * battery does. The server's once-a-minute work runs twice a second.
 */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { until } from '../chat/world'
import { type RunningServer, type ServerOptions, startServer } from '../runningServer'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export interface MovableClock extends RunningServer {
  /** Sets the wall clock's distance from the machine's. */
  setClock(wallMs: number): Promise<void>
  /** Advances the monotonic clock by this much, in addition to real time. */
  letPass(elapsedMs: number): Promise<void>
}

const preload = fileURLToPath(new URL('./movableClock.cjs', import.meta.url))

export async function startWithMovableClock(options: ServerOptions = {}): Promise<MovableClock> {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  const file = join(folder, 'clock.json')
  const shift = { wallMs: 0, elapsedMs: 0, n: 0 }
  const write = () => {
    writeFileSync(`${file}.next`, JSON.stringify(shift))
    renameSync(`${file}.next`, file)
  }
  write()
  const server = await startServer({
    ...options,
    env: { NODE_OPTIONS: `--require=${preload}`, CLOCK_FILE: file, ...options.env },
  })
  async function move(change: Partial<typeof shift>): Promise<void> {
    Object.assign(shift, change, { n: shift.n + 1 })
    write()
    if (server.pid !== undefined)
      await until(() => server.output().includes(`clock moved ${shift.n}\n`))
  }
  // The server's own properties change while it runs.
  return Object.assign(Object.create(server) as RunningServer, {
    setClock: (wallMs: number) => move({ wallMs }),
    letPass: (elapsedMs: number) => move({ elapsedMs: shift.elapsedMs + elapsedMs }),
    remove: async () => {
      await server.remove()
      rmSync(folder, { recursive: true })
    },
  })
}
