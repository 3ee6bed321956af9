/** The log's reader may stall, as a paused terminal or a hung collector does. */
import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logDestination } from '#server/monitoring/logDestination'
import { until } from '../chat/world'

const line = (at: number) => `${at} ${'-'.repeat(100)}\n`

/** What can be read now. */
function readAll(fd: number): string {
  const piece = Buffer.alloc(65_536)
  let text = ''
  try {
    for (;;) text += piece.toString('utf8', 0, readSync(fd, piece))
  } catch {
    return text
  }
}

test('a blocked log reader delays nothing, and gets the complete log later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  // Reading and writing at once doesn't wait for another end. As standard output, it doesn't block.
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  const log = logDestination(fd)
  // More than a pipe holds.
  const lines = Array.from({ length: 2_000 }, (_, index) => line(index))
  for (const one of lines) log.write(one)
  let read = ''
  await until(() => {
    read += readAll(fd)
    return read.length >= lines.join('').length
  })
  expect(read).toBe(lines.join(''))
  log.write('goes on\n')
  expect(readAll(fd)).toBe('goes on\n')
  closeSync(fd)
  rmSync(folder, { recursive: true })
})
