// @ts-check
/**
 * Runs failed test files once more, alone and in fresh processes: the machine may have been busy,
 * and state left by the first try must not affect the second.
 */
import { failuresOf, filesThatFailed } from './outcomes.mjs'

/** @typedef {import('./outcomes.mjs').Outcomes} Outcomes */

/** If more files fail, a busy machine isn't the reason. */
const maxFiles = 12

/**
 * @param {(options: { folder: string, filters: string[], isAlone?: boolean }) => Promise<Outcomes>} runner
 * @param {{ folder: string, filters: string[] }} options
 * @returns {Promise<Outcomes & { flaky: string[] }>} `flaky` files passed only then
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
