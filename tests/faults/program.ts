/** Runs one of the built programs to its end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Ended {
  code: number | null
  /** Everything printed, on both streams. */
  output: string
}

export async function runToEnd(
  name: 'main' | 'password' | 'backup' | 'restore',
  options: {
    args?: string[]
    env?: Record<string, string>
    /** Typed into it. */
    input?: string
    /** Runs as another user; only root can. */
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
  // It may exit without reading its input.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  return { code, output }
}
