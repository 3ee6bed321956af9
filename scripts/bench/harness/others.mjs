// @ts-check
/**
 * How much processor time went to others during a measurement, by the kernel's counters: everything
 * that ran, plus time stolen by the host, minus the bench's own programs. Only on Linux.
 */
import { readFileSync } from 'node:fs'

/** Milliseconds per tick in /proc, whatever the kernel's own clock rate. */
const tickMs = 10

/**
 * @template T
 * @param {readonly number[]} pids the bench's programs; this process is added to them
 * @param {() => Promise<T>} measure
 * @returns {Promise<{ measured: T, others: number }>} `others` in processors; NaN if not counted
 */
export async function besideOthers(pids, measure) {
  const own = [process.pid, ...pids]
  const [before, from] = [usedByOthers(own), performance.now()]
  const measured = await measure()
  return { measured, others: (usedByOthers(own) - before) / (performance.now() - from) }
}

/** Above this share of one processor, other work decides the slowest percent. */
const maxOthers = 0.03
const maxAttempts = 6

/**
 * Repeats a measurement while others take too much; the last attempt counts as it is.
 * @template T
 * @param {readonly number[]} pids
 * @param {() => Promise<T>} measure
 * @returns {Promise<{ measured: T, others: number, again: number }>} `again`: discarded attempts
 */
export async function withoutOthers(pids, measure) {
  for (let again = 0; ; again++) {
    const { measured, others } = await besideOthers(pids, measure)
    const isDisturbed = others > maxOthers
    if (!isDisturbed || again + 1 === maxAttempts) return { measured, others, again }
  }
}

/** In milliseconds since the machine started. @param {readonly number[]} own */
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
 * Processor time in milliseconds, of all threads or only of the first, which runs the event loop.
 * @param {number} pid @param {{ isFirstThread?: boolean }} [options]
 */
export function usedMs(pid, { isFirstThread = false } = {}) {
  const line = readFileSync(`/proc/${pid}/${isFirstThread ? `task/${pid}/` : ''}stat`, 'latin1')
  // The program's name is in parentheses and may contain anything.
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
