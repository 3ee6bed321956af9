/** A running process's system calls, recorded by strace. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SystemCall {
  name: string
  /** The file descriptor in its first argument, with its file: 19, '/…/data.mdb'. */
  fd: number
  file: string
  /** The arguments as strace printed them. */
  text: string
  result: number
  /** Positions in the trace: a call interrupted by other threads ends later than it began. */
  begins: number
  ends: number
}

/** Why nothing can be traced here, or null. */
export function cannotTrace(): string | null {
  const tried = spawnSync('strace', ['-f', '-o', '/dev/null', 'true'])
  if (tried.error) return 'strace is not installed'
  return tried.status === 0 ? null : 'strace is not permitted'
}

/** Traces all threads of the process while `work` runs. */
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

/** `pid name(fd<file>, …) = result`, or its two halves around other threads' calls. */
export function parseTrace(trace: string): SystemCall[] {
  const calls: SystemCall[] = []
  const unfinished = new Map<string, SystemCall>()
  for (const [index, line] of trace.split('\n').entries()) {
    const begun = /^(\d+) +(\w+)\((\d+)<([^>]*)>(.*)$/s.exec(line)
    const resumed = /^(\d+) +<\.\.\. \w+ resumed>/.exec(line)
    const result = Number(/= (-?\d+)[^=]*$/.exec(line)?.[1] ?? Number.NaN)
    if (begun) {
      const [, thread = '', name = '', fd, file = '', text = ''] = begun
      const call = { name, fd: Number(fd), file, text, result, begins: index, ends: index }
      if (line.endsWith('<unfinished ...>')) unfinished.set(thread, call)
      else calls.push(call)
    } else if (resumed) {
      const thread = resumed[1] ?? ''
      const call = unfinished.get(thread)
      if (call) calls.push({ ...call, result, ends: index })
      unfinished.delete(thread)
    }
  }
  return calls
}
