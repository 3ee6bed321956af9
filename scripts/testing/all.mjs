// @ts-check
/** Runs both runners, the second also when the first fails, and adds up what they say. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { runPlaywright, runVitest } from './runners.mjs'

/**
 * @param {string[]} filters
 * @returns {Promise<number>} the exit code
 */
export async function runAll(filters) {
  const folder = mkdtempSync(join(tmpdir(), 'test-counts-'))
  try {
    const unit = await runVitest({ folder, filters })
    const endToEnd = await inBrowser({ folder, filters })
    const passed = unit.passed + endToEnd.passed
    const failed = unit.failed + endToEnd.failed
    const skipped = unit.skipped + endToEnd.skipped
    if (passed + failed + skipped === 0) console.error(`No test file matches ${filters.join(' ')}.`)
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
    return failed > 0 || passed === 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {{ folder: string, filters: string[] }} options */
async function inBrowser(options) {
  try {
    return await runPlaywright({ ...options, browser: await findBrowser() })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
