// @ts-check
/** Runs both test runners, the second even if the first fails, and adds up their results. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, findShell } from './browser.mjs'
import { noOutcomes } from './outcomes.mjs'
import { runPlaywright, runVitest } from './runners.mjs'
import { withSecondTry } from './secondTry.mjs'
import { summarize } from './summary.mjs'

/**
 * @param {string[]} filters
 * @returns {Promise<number>} the exit code
 */
export async function runAll(filters) {
  const folder = mkdtempSync(join(tmpdir(), 'test-outcomes-'))
  try {
    const options = { folder, filters }
    const all = [await withSecondTry(runVitest, options), await inBrowser(options)]
    if (all.every(({ files, outside }) => Object.keys(files).length + outside.length === 0)) {
      console.error(`No test file matches ${filters.join(' ')}.`)
    }
    return summarize(all)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {{ folder: string, filters: string[] }} options */
async function inBrowser(options) {
  try {
    const programs = { browser: await findBrowser(), shell: findShell() }
    return await withSecondTry((one) => runPlaywright({ ...one, ...programs }), options)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ...noOutcomes(), outside: [{ name: 'no browser', message }], flaky: [] }
  }
}
