// @ts-check
/**
 * Test files that failed are run once more, alone and in fresh processes: the machine may have other
 * work, and what a first try has changed must not decide the second.
 */
import { failuresOf, filesThatFailed } from './outcomes.mjs'

/** @typedef {import('./outcomes.mjs').Outcomes} Outcomes */

/** Where more files fail, it is not for want of patience. */
const maxFiles = 12

/**
 * @param {(options: { folder: string, filters: string[], isAlone?: boolean }) => Promise<Outcomes>} runner
 * @param {{ folder: string, filters: string[] }} options
 * @returns {Promise<Outcomes & { flaky: string[] }>} with the names of what passed only then
 */
export async function withSecondTry(runner, options) {
  const first = await runner(options)
  const filters = filesThatFailed(first)
  if (filters.length === 0 || filters.length > maxFiles) return { ...first, flaky: [] }
  console.log(`\nOnce more, alone: ${filters.join(', ')}`)
  const second = await runner({ ...options, filters, isAlone: true })
  const again = filters.filter((file) => file in second.files)
  const failed = new Set(failuresOf(second).map(({ name }) => name))
  const files = { ...first.files, ...second.files }
  const names = again.flatMap((file) => first.files[file]?.failures.map(({ name }) => name) ?? [])
  return {
    files,
    outside: [...first.outside, ...second.outside],
    flaky: [...new Set(names)].filter((name) => !failed.has(name)),
  }
}
