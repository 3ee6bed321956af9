/** Small programs that open a store in a separate process, so that tests can kill them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Inside the project, so that the programs find its packages; one per worker, built anew by each. */
const outDir = `${root}node_modules/.cache/store-programs/${process.env.VITEST_POOL_ID}`
mkdirSync(outDir, { recursive: true })
// One program runs as somebody else.
chmodSync(outDir, 0o755)
let built: Promise<unknown> | undefined

function buildAll(): Promise<unknown> {
  built ??= build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: [
          `${root}tests/store/programs/writing.ts`,
          `${root}tests/store/programs/opening.ts`,
          `${root}scripts/copy-to-mongo.ts`,
        ],
      },
    },
  })
  return built
}

export interface Program {
  process: ChildProcess
  /** Each printed line as it arrives; ends with the program. */
  lines: AsyncIterable<string>
  /** Kills it like a power cut, and waits for its end. */
  kill(): Promise<void>
  ended: Promise<number | null>
  /** Its error output so far. */
  errors(): string
}

export async function run(
  name: 'writing' | 'opening' | 'copy-to-mongo',
  args: readonly string[],
  options: { under?: readonly string[]; uid?: number; env?: Record<string, string> } = {},
): Promise<Program> {
  await buildAll()
  const [command = process.execPath, ...rest] = [
    ...(options.under ?? []),
    process.execPath,
    `${outDir}/${name}.js`,
    ...args,
  ]
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.env && { env: { ...process.env, ...options.env } }),
    ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    process: child,
    lines: createInterface({ input: child.stdout }),
    ended,
    errors: () => errors,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
