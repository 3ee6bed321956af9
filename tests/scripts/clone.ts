/**
 * A project of a few files with the real scripts, in a temporary folder: a clone without minutes of
 * installing. Its packages are this project's own; its "build" and its "server" are a line each, so
 * that tests see what the scripts do and not what they start.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Clone {
  folder: string
  write(path: string, text: string): void
  /** Runs `node <args>` in it until it ends, or until it printed `until`. */
  run(args: string[], options?: { until?: string; cwd?: string }): Promise<Run>
  remove(): void
}

export interface Run {
  output: string
  /** Null while it is still running (`until`). */
  code: number | null
  process: ChildProcess
}

export function makeClone(): Clone {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'clone-')))
  for (const path of ['scripts', 'package.json', 'package-lock.json']) {
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const running = new Set<ChildProcess>()
  write('server/main.ts', '// version 1')
  write(
    'scripts/build/run.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs'
console.log('built')
mkdirSync('dist/server', { recursive: true })
writeFileSync('dist/server/main.js', "console.log('serving', process.env.FROM_FILE ?? '')")
`,
  )
  return {
    folder,
    write,
    run: (args, { until, cwd = folder } = {}) =>
      new Promise((resolve, reject) => {
        const { PATH, HOME, CHROMIUM_PATH } = process.env
        const child = spawn(process.execPath, args, { cwd, env: { PATH, HOME, CHROMIUM_PATH } })
        running.add(child)
        let output = ''
        const read = (piece: Buffer) => {
          output += piece
          if (until && output.includes(until)) resolve({ output, code: null, process: child })
        }
        child.stdout.on('data', read)
        child.stderr.on('data', read)
        child.once('error', reject)
        child.once('exit', () => running.delete(child))
        child.once('close', (code) => resolve({ output, code, process: child }))
      }),
    remove: () => {
      // A process a test has given up on passes SIGTERM on to its children.
      for (const child of running) child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
