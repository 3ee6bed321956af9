/**
 * A kill leaves the page cache intact, so only a trace of system calls shows that a write is on
 * disk before it is acknowledged.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './programs'
import { temporaryFolder } from './stores'

const traces = spawnSync('strace', ['-f', 'true']).status === 0
const writes = 5
/** So slow that an acknowledgement that doesn't wait for it would come first. */
const slowDisk = 'inject=fdatasync:delay_enter=30000'

/** Line of the trace, from `from` on, where a matching call has returned. */
function returned(trace: readonly string[], pattern: RegExp, from: number): number {
  const index = trace.findIndex((line, i) => i >= from && pattern.test(line))
  if (index < 0 || !trace[index]?.includes('<unfinished')) return index
  const [thread, call] = [trace[index]?.split(' ')[0], /(\w+)\(/.exec(trace[index] ?? '')?.[1]]
  return trace.findIndex(
    (line, i) =>
      i > index && line.startsWith(`${thread} `) && line.includes(`<... ${call} resumed`),
  )
}

test.skipIf(!traces)(
  'acknowledged writes have been flushed to disk first (needs strace)',
  { timeout: 60_000 },
  async () => {
    const folder = temporaryFolder()
    const output = join(folder, 'trace')
    const calls = 'trace=openat,write,pwrite64,pwritev,writev,fdatasync,fsync,msync'
    const { ended } = await run('opening', [folder, String(writes)], {
      under: ['strace', '-f', '-qq', '-y', '-e', calls, '-e', slowDisk, '-o', output],
    })
    expect(await ended).toBe(0)
    const trace = readFileSync(output, 'utf8').split('\n')
    const data = /store\/data\.mdb/
    const synchronous = trace.find((line) => data.test(line) && /openat\(.*O_DSYNC/.test(line))
    const head = /= (\d+)</.exec(synchronous ?? '')?.[1]
    expect(head, 'the page that makes a commit count is written synchronously').toBeDefined()
    for (let n = 0; n < writes; n++) {
      const begun = returned(trace, new RegExp(`"try ${n}\\\\n"`), 0)
      const flushed = returned(trace, /fdatasync\(\d+<.*store\/data\.mdb>/, begun)
      const counted = returned(trace, new RegExp(`pwrite64\\(${head}<`), flushed)
      const acknowledged = returned(trace, new RegExp(`"done ${n}\\\\n"`), begun)
      expect(begun).toBeGreaterThan(0)
      expect(flushed).toBeGreaterThan(begun)
      expect(counted).toBeGreaterThan(flushed)
      expect(acknowledged).toBeGreaterThan(counted)
    }
    rmSync(folder, { recursive: true })
  },
)
