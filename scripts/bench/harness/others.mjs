// @ts-check
/**
 * How much of the processors went to others while something was measured, by the kernel's own counts: all
 * that ran, and what the machine beneath took, without the bench's own programs. Counted on Linux alone.
 */
import { readFileSync } from 'node:fs'

/** Linux tells processor time in these, whatever its own clock's rate. */
const tickMs = 10

/**
 * @template T
 * @param {readonly number[]} pids the bench's programs; this process is counted with them
 * @param {() => Promise<T>} measure
 * @returns {Promise<{ measured: T, others: number }>} `others` in processors; NaN where nobody counts
 */
export async function besideOthers(pids, measure) {
  const own = [process.pid, ...pids]
  const [before, from] = [usedByOthers(own), performance.now()]
  const measured = await measure()
  return { measured, others: (usedByOthers(own) - before) / (performance.now() - from) }
}

/** Above this share of one processor something else decides the slowest hundredth. */
const maxOthers = 0.03
const maxAttempts = 6

/**
 * The same, measured again while others take more than a little; the last of so many tries counts as it is.
 * @template T
 * @param {readonly number[]} pids
 * @param {() => Promise<T>} measure
 * @returns {Promise<{ measured: T, others: number, again: number }>} `again`: how often it was measured in vain
 */
export async function withoutOthers(pids, measure) {
  for (let again = 0; ; again++) {
    const { measured, others } = await besideOthers(pids, measure)
    const isDisturbed = others > maxOthers
    if (!isDisturbed || again + 1 === maxAttempts) return { measured, others, again }
  }
}

/** In milliseconds, since the machine began. @param {readonly number[]} own */
function usedByOthers(own) {
  try {
    const all = readFileSync('/proc/stat', 'latin1').split('\n')[0] ?? ''
    const [user, nice, system, , , irq, softirq, steal] = numbers(all.replace(/^cpu +/, ''))
    const busy = sum([user, nice, system, irq, softirq, steal])
    return busy * tickMs - sum(own.map((pid) => usedMs(pid)))
  } catch {
    return Number.NaN
  }
}

/**
 * Processor time in milliseconds, of all threads of a process or of its first, which runs Node's event loop.
 * @param {number} pid @param {{ isFirstThread?: boolean }} [options]
 */
export function usedMs(pid, { isFirstThread = false } = {}) {
  const line = readFileSync(`/proc/${pid}/${isFirstThread ? `task/${pid}/` : ''}stat`, 'latin1')
  // The program's name stands in brackets and may hold anything.
  const [user, system] = numbers(line.slice(line.lastIndexOf(')') + 2)).slice(11)
  return sum([user, system]) * tickMs
}

/** @param {string} line */
function numbers(line) {
  return line.split(' ').map(Number)
}

/** @param {readonly (number | undefined)[]} values */
function sum(values) {
  return values.reduce((/** @type {number} */ all, value) => all + (value ?? 0), 0)
}
