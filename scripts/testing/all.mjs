// @ts-check
/** Runs both runners, the second also when the first fails, and adds up what they say. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, findShell } from './browser.mjs'
import { runPlaywright, runVitest } from './runners.mjs'
import { summarise } from './summary.mjs'

/** @typedef {import('./outcomes.mjs').Outcomes} Outcomes */

/** Once more: the machine may have other work. */
const retries = 1

/**
 * @param {string[]} filters
 * @returns {Promise<number>} the exit code
 */
export async function runAll(filters) {
  const folder = mkdtempSync(join(tmpdir(), 'test-outcomes-'))
  try {
    const options = { folder, filters, retries }
    const all = [await runVitest(options), await inBrowser(options)]
    if (all.every(({ passed, skipped, failures }) => passed + skipped + failures.length === 0)) {
      console.error(`No test file matches ${filters.join(' ')}.`)
    }
    return summarise(all)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {import('./runners.mjs').Options} options
 * @returns {Promise<Outcomes>}
 */
async function inBrowser(options) {
  try {
    return await runPlaywright({ ...options, browser: await findBrowser(), shell: findShell() })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { passed: 0, skipped: 0, failures: [{ name: 'no browser', message }], flaky: [] }
  }
}
