/** A process's anonymous memory in bytes: its allocations, without the store's mapped pages. */
import { readFileSync } from 'node:fs'

export function memoryOf(pid: number | undefined): number {
  const found = /RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1]) * 1024
}
