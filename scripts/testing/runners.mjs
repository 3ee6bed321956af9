// @ts-check
/** The two test runners with their results. Both print as they go. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../prepare/child.mjs'
import { failuresOf, noOutcomes, ofFile } from './outcomes.mjs'

/** @typedef {import('./outcomes.mjs').Outcomes} Outcomes */

/**
 * @typedef {object} Options
 * @property {string} folder for the results file
 * @property {string[]} filters
 * @property {boolean} [isAlone] one file after the other, each in a process of its own
 */

/**
 * Unit and integration tests.
 * @param {Options} options
 * @returns {Promise<Outcomes>}
 */
export async function runVitest({ folder, filters, isAlone }) {
  const file = join(folder, 'vitest.json')
  rmSync(file, { force: true })
  const code = await node(
    'vitest/vitest.mjs',
    [
      ...['run', '--passWithNoTests', ...(isAlone ? ['--isolate', '--no-file-parallelism'] : [])],
      ...['--reporter=default', '--reporter=./scripts/testing/leavesOutcomes.mjs', ...filters],
    ],
    { TEST_OUTCOMES_FILE: file },
  )
  return failedBy(code, read(file))
}

/**
 * End-to-end tests.
 * @param {Options & { browser: string | undefined, shell: string | undefined }} options
 * @returns {Promise<Outcomes>}
 */
export async function runPlaywright({ folder, filters, isAlone, browser, shell }) {
  const file = join(folder, 'playwright.json')
  rmSync(file, { force: true })
  const code = await node(
    '@playwright/test/cli.js',
    [
      ...['test', '--pass-with-no-tests', ...(isAlone ? ['--workers=1'] : [])],
      ...['--reporter=list,json', ...filters],
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
      ...(shell ? { CHROMIUM_SHELL_PATH: shell } : {}),
    },
  )
  const report = read(file)
  return failedBy(code, report && outcomesOf(report))
}

/**
 * @param {import('@playwright/test/reporter').JSONReport} report
 * @returns {Outcomes}
 */
function outcomesOf({ suites, errors }) {
  const outcomes = noOutcomes()
  for (const { file, title, tests } of suites.flatMap(specsOf)) {
    const own = ofFile(outcomes, file)
    for (const { status, results } of tests) {
      if (status === 'expected') own.passed++
      else if (status === 'skipped') own.skipped++
      else {
        const message = results[0]?.error?.message ?? ''
        own.failures.push({ name: `${file} > ${title}`, message })
      }
    }
  }
  for (const { message = '' } of errors) {
    outcomes.outside.push({ name: 'outside of tests', message })
  }
  return outcomes
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @returns {import('@playwright/test/reporter').JSONReportSpec[]}
 */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * @param {string} program in node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the current environment
 */
function node(program, args, env) {
  return run(process.execPath, [join('node_modules', program), ...args], {
    env: { ...process.env, ...env },
  })
}

/**
 * A runner that exits with an error or leaves no results counts as a failure by itself.
 * @param {number} code
 * @param {Outcomes} [outcomes]
 * @returns {Outcomes}
 */
function failedBy(code, outcomes = noOutcomes()) {
  if (code !== 0 && failuresOf(outcomes).length === 0) {
    outcomes.outside.push({ name: 'the runner', message: `ended with ${code}` })
  }
  return outcomes
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
