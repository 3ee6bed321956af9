/** Small programs that open a store in a process of their own, so that a test can kill them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Inside the project, so that the programs find its packages. */
const outDir = `${root}node_modules/.cache/store-programs`
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
        input: ['writing', 'opening'].map((name) => `${root}tests/store/programs/${name}.ts`),
      },
    },
  })
  return built
}

export interface Program {
  process: ChildProcess
  /** Each line it prints, as it comes; ends with the program. */
  lines: AsyncIterable<string>
  /** Kills it as a power cut would, and waits for its end. */
  kill(): Promise<void>
  ended: Promise<number | null>
}

export async function run(
  name: 'writing' | 'opening',
  args: readonly string[],
  options: { under?: readonly string[]; uid?: number } = {},
): Promise<Program> {
  await buildAll()
  const [command = process.execPath, ...rest] = [
    ...(options.under ?? []),
    process.execPath,
    `${outDir}/${name}.js`,
    ...args,
  ]
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    process: child,
    lines: createInterface({ input: child.stdout }),
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
