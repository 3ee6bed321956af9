/**
 * kill -9 leaves the system's page cache intact, so it can't show that a message survives a power
 * cut. This can: it checks the order of the built server's system calls.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type RunningServer, startServer } from '../runningServer'
import { Talker } from './talker'
import { cannotTrace, type SystemCall, traced } from './trace'

vi.setConfig({ testTimeout: 120_000 })

const calls = ['write', 'writev', 'pwrite64', 'pwritev', 'sendmsg', 'sendto', 'fdatasync', 'fsync']
const synchronous = 0o10000

const problem = cannotTrace()

describe.skipIf(problem)(`on the disk${problem ? ` (skipped: ${problem})` : ''}`, () => {
  let server: RunningServer
  let talkers: Talker[]
  beforeAll(async () => {
    server = await startServer()
    const names = Array.from({ length: 8 }, (_, n) => `Person${n}`)
    talkers = await Promise.all(names.map((name) => Talker.open(server.url, name)))
  })
  afterAll(async () => {
    for (const talker of talkers) talker.hangUp()
    await server.remove()
  })

  /** Whether every write through this descriptor waits for the disk by itself. */
  function isSynchronous(fd: number): boolean {
    const info = readFileSync(`/proc/${server.pid}/fdinfo/${fd}`, 'utf8')
    return (Number.parseInt(/^flags:\s+(\d+)$/m.exec(info)?.[1] ?? '0', 8) & synchronous) !== 0
  }

  test('a message is flushed to disk before its acknowledgement is sent', async () => {
    const { pid } = server
    if (pid === undefined) throw new Error('The server is not running.')
    const trace = await traced(pid, calls, async () => {
      for (let turn = 0; turn < 3; turn++) {
        await Promise.all(talkers.map((talker) => talker.catchUp()))
      }
    })
    const toStore = trace.filter(({ file }) => file.endsWith('data.mdb'))
    const writes = toStore.filter(({ name }) => /write/.test(name))
    const flushes = toStore.filter(({ name, result }) => /sync/.test(name) && result === 0)
    const roots = writes.filter(({ fd }) => isSynchronous(fd))
    const between = (list: SystemCall[], from: SystemCall, to: SystemCall) =>
      list.find(({ begins, ends }) => begins > from.ends && ends < to.begins)

    const texts = talkers.flatMap((talker) => talker.sent.map(({ text }) => text))
    expect(texts).toHaveLength(24)
    for (const text of texts) {
      const acknowledged = trace.find(
        (call) => call.file.startsWith('socket:') && isAcknowledgement(call.text, text),
      )
      const written = writes.find((call) => call.text.includes(text))
      if (!acknowledged || !written) throw new Error(`${text}: not in the trace.`)
      const flushed = between(flushes, written, acknowledged)
      if (!flushed) throw new Error(`${text}: acknowledged before it was flushed.`)
      // The commit's own last page makes the flushed data count.
      const counts = between(roots, flushed, acknowledged)
      if (!counts) throw new Error(`${text}: acknowledged before its commit was on disk.`)
    }
  })
})

/** Socket.IO writes an acknowledgement as 43/visitor,<number>[{"data":…}]. */
function isAcknowledgement(call: string, text: string): boolean {
  return call
    .split('43/visitor,')
    .slice(1)
    .some((packet) => packet.includes(`\\"text\\":\\"${text}\\"`))
}
