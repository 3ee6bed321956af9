/** What a running process asks of the system, seen by strace. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SystemCall {
  name: string
  /** The file descriptor in its first argument, with what it stands for: 19, '/…/data.mdb'. */
  fd: number
  file: string
  /** All that strace printed of its arguments. */
  text: string
  result: number
  /** Positions in the trace: a call that other threads interrupted ends later than it began. */
  begins: number
  ends: number
}

/** Why nothing can be traced here, or null. */
export function cannotTrace(): string | null {
  const tried = spawnSync('strace', ['-f', '-o', '/dev/null', 'true'])
  if (tried.error) return 'strace is not installed'
  return tried.status === 0 ? null : 'strace is not permitted'
}

/** Traces the process, all its threads, while `work` runs. */
export async function traced(
  pid: number,
  calls: readonly string[],
  work: () => Promise<void>,
): Promise<SystemCall[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'))
  const file = join(folder, 'trace')
  const options = ['-f', '-y', '-s', '100000', '-e', `trace=${calls.join(',')}`, '-o', file]
  const strace = spawn('strace', [...options, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const ended = once(strace, 'exit')
    await Promise.race([
      attached(strace.stderr),
      ended.then(() => Promise.reject(new Error('strace ended early.'))),
    ])
    await work()
    strace.kill('SIGINT')
    await ended
    return parseTrace(readFileSync(file, 'utf8'))
  } finally {
    strace.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
}

function attached(stderr: NodeJS.ReadableStream): Promise<void> {
  let said = ''
  return new Promise((resolve) => {
    stderr.on('data', (piece: Buffer) => {
      said += piece
      if (/attached/.test(said)) resolve()
    })
  })
}

/** `pid name(fd<file>, …) = result`, or the two halves of it around what other threads did. */
export function parseTrace(trace: string): SystemCall[] {
  const calls: SystemCall[] = []
  const unfinished = new Map<string, SystemCall>()
  for (const [at, line] of trace.split('\n').entries()) {
    const begun = /^(\d+) +(\w+)\((\d+)<([^>]*)>(.*)$/s.exec(line)
    const resumed = /^(\d+) +<\.\.\. \w+ resumed>/.exec(line)
    const result = Number(/= (-?\d+)[^=]*$/.exec(line)?.[1] ?? Number.NaN)
    if (begun) {
      const [, thread = '', name = '', fd, file = '', text = ''] = begun
      const call = { name, fd: Number(fd), file, text, result, begins: at, ends: at }
      if (line.endsWith('<unfinished ...>')) unfinished.set(thread, call)
      else calls.push(call)
    } else if (resumed) {
      const thread = resumed[1] ?? ''
      const call = unfinished.get(thread)
      if (call) calls.push({ ...call, result, ends: at })
      unfinished.delete(thread)
    }
  }
  return calls
}
