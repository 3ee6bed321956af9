/**
 * The built server as people run it: a process of its own on a free port with a data folder of its
 * own. `npm test` builds it first; after changing the server's source, `npm run build` does.
 *
 *   const server = await startServer()
 *   await fetch(`${server.url}/api/health`)
 *   await server.kill()      // as a power cut does; or stop(), as SIGTERM does
 *   await server.start()     // again: same port, same data, same settings
 *   await server.remove()    // at the end of the test: stops it and deletes its data
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort'

const program = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))
/** Five starts at once, on a MongoDB slow to build indexes, take more than half of this. */
const startTimeout = 90_000

export const passwords = { admin: 'correct horse admin', dealer: 'correct horse dealer' } as const

export interface ServerOptions {
  /** Beyond those of every test; undefined removes one. PUBLIC_URL needs PORT. */
  env?: Record<string, string | undefined>
  /** An existing data folder; without one, a new folder that remove() deletes. */
  dataDir?: string
}

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  /** Undefined while it is not running. */
  readonly pid: number | undefined
  /** Everything printed since its first start. */
  output(): string
  /** Runs it again with the same settings, port and data, and waits until it listens. */
  start(): Promise<void>
  /** Sends SIGTERM and waits for its end. Resolves to its exit code. */
  stop(): Promise<number | null>
  /** Nothing is flushed or closed, by SIGKILL. Resolves to the signal that ended it, if one did. */
  kill(signal?: NodeJS.Signals): Promise<NodeJS.Signals | null>
  /** Stops it and deletes its data folder. */
  remove(): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  if (!existsSync(program)) throw new Error('There is no build yet: npm run build.')
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'visitor-access-'))
  let child: ChildProcess | undefined
  let printed = ''
  let port = options.env?.PORT ? 0 : await freePort()

  async function start(): Promise<void> {
    const started = run({ dataDir, port, ...options.env })
    child = started
    const listening = new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => fail('is not listening'), startTimeout)
      const from = printed.length
      const fail = (what: string) => {
        clearTimeout(timer)
        started.kill('SIGKILL')
        reject(new Error(`The server ${what}. It printed:\n${printed.slice(from)}`))
      }
      started.once('exit', (code) => fail(`ended with ${code}`))
      const read = (piece: Buffer) => {
        printed += piece
        // Printed once it listens; under a PUBLIC_URL only the test knows the port.
        const said = / is ready\.\n\s+Site\s+\S+?(?::(\d+))?\n/.exec(printed.slice(from))
        if (!said) return
        clearTimeout(timer)
        resolve(Number(options.env?.PORT ?? said[1]))
      }
      started.stdout?.on('data', read)
      started.stderr?.on('data', read)
    })
    port = await listening
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await start()
  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    get port() {
      return port
    },
    dataDir,
    get pid() {
      const isRunning = child?.exitCode === null && child.signalCode === null
      return isRunning ? child?.pid : undefined
    },
    output: () => printed,
    start,
    stop: async () => {
      await end('SIGTERM')
      return child?.exitCode ?? null
    },
    kill: async (signal = 'SIGKILL') => {
      await end(signal)
      return child?.signalCode ?? null
    },
    remove: async () => {
      await end('SIGTERM')
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Given = Record<string, string | number | undefined>

/** An environment without any of the developer's own settings. */
export function settingsOf({ port, dataDir, ...given }: Given): Record<string, string> {
  const settings = Object.entries({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: passwords.admin,
    DEALER_PASSWORD: passwords.dealer,
    LOG_LEVEL: 'warn',
    ...given,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return Object.fromEntries(settings)
}

function run(given: Given): ChildProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: settingsOf(given),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}
