/** One of the built programs, run to its end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Ended {
  code: number | null
  /** All that it printed, on both streams. */
  output: string
}

export async function runToEnd(
  name: 'main' | 'password' | 'backup' | 'restore',
  options: {
    args?: string[]
    env?: Record<string, string>
    /** What is typed into it. */
    input?: string
    /** Another user; only root may say so. */
    uid?: number
  } = {},
): Promise<Ended> {
  const program = fileURLToPath(new URL(`../../dist/server/${name}.js`, import.meta.url))
  const { args = [], env = {}, input = '', uid } = options
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      output += piece
    })
  }
  // It may end without reading what is typed.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  return { code, output }
}
