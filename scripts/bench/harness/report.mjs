// @ts-check
/** Writes the table into docs/bench.md between its two markers; the rest of the file stays. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { dirname } from 'node:path'
import { asMarkdown, highestOfGroups } from './table.mjs'

const file = 'docs/bench.md'
const [begin, end] = ['<!-- table -->', '<!-- /table -->']

/** Other work on the machine at the start: a process that never waits counts as 1. */
export const otherWork = loadavg()[0] ?? 0

/** @param {readonly import('./table.mjs').Row[]} rows */
export function writeReport(rows) {
  const [cpu] = cpus()
  const machine = [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}`,
    `${type()} ${release()}, ${cpus().length} × ${cpu?.model.trim()}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `load average at the start ${otherWork.toFixed(1)}`,
  ].join(', ')
  const table = `${begin}\n${machine}.\n\n${asMarkdown(highestOfGroups(rows))}\n${end}`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `# Bench\n\n${begin}${end}\n`
  const [before, after] = [text.split(begin)[0], text.split(end)[1] ?? '\n']
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${before}${table}${after}`)
}
