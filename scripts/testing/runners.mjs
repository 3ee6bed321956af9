// @ts-check
/** The two test runners, each with its counts. Both print as they go and leave their counts in a file. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../prepare/child.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Unit and integration tests.
 * @param {{ folder: string, filters: string[] }} options folder: for the file with the counts
 * @returns {Promise<Counts>}
 */
export async function runVitest({ folder, filters }) {
  const file = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await node('vitest/vitest.mjs', [
    'run',
    '--passWithNoTests',
    ...reporters,
    ...filters,
  ])
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  // A file that cannot even be loaded has no tests of its own to fail.
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ { status, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(failed, code),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * End-to-end tests.
 * @param {{ folder: string, filters: string[], browser: string | undefined }} options
 * @returns {Promise<Counts>}
 */
export async function runPlaywright({ folder, filters, browser }) {
  const file = join(folder, 'playwright.json')
  const code = await node(
    '@playwright/test/cli.js',
    ['test', '--pass-with-no-tests', '--reporter=list,json', ...filters],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
  )
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: atLeastOne(unexpected + flaky, code), skipped }
}

/**
 * @param {string} program in node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] besides what there is
 */
function node(program, args, env) {
  return run(process.execPath, [join('node_modules', program), ...args], {
    env: { ...process.env, ...env },
  })
}

/**
 * A runner that ends badly counts as a failure also when no single test did.
 * @param {number} failed
 * @param {number} code
 */
function atLeastOne(failed, code) {
  return code === 0 ? failed : Math.max(failed, 1)
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
