// @ts-check
/** The two test runners, each with what came of its tests. Both print as they go. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../prepare/child.mjs'

/** @typedef {import('./outcomes.mjs').Outcomes} Outcomes */

/**
 * @typedef {object} Options
 * @property {string} folder for the file with the outcomes
 * @property {string[]} filters
 * @property {number} retries how often what fails is tried again; what then passes is named
 */

/**
 * Unit and integration tests.
 * @param {Options} options
 * @returns {Promise<Outcomes>}
 */
export async function runVitest({ folder, filters, retries }) {
  const file = join(folder, 'vitest.json')
  const code = await node(
    'vitest/vitest.mjs',
    [
      ...['run', '--passWithNoTests', `--retry=${retries}`],
      ...['--reporter=default', '--reporter=./scripts/testing/outcomes.mjs', ...filters],
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
export async function runPlaywright({ folder, filters, retries, browser, shell }) {
  const file = join(folder, 'playwright.json')
  const code = await node(
    '@playwright/test/cli.js',
    [
      ...['test', '--pass-with-no-tests', `--retries=${retries}`],
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
function outcomesOf({ suites, errors, stats }) {
  const specs = suites.flatMap(specsOf)
  /** @param {'unexpected' | 'flaky'} status */
  const having = (status) =>
    specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => ({
          name: `${file} > ${title}`,
          message: results[0]?.error?.message ?? '',
        })),
    )
  const outside = errors.map(({ message = '' }) => ({ name: 'outside of tests', message }))
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [...having('unexpected'), ...outside],
    flaky: having('flaky').map(({ name }) => name),
  }
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
 * @param {NodeJS.ProcessEnv} [env] besides what there is
 */
function node(program, args, env) {
  return run(process.execPath, [join('node_modules', program), ...args], {
    env: { ...process.env, ...env },
  })
}

/**
 * A runner that ends badly, or leaves nothing, counts as a failure also when no single test did.
 * @param {number} code
 * @param {Outcomes} [outcomes]
 * @returns {Outcomes}
 */
function failedBy(code, outcomes = { passed: 0, skipped: 0, failures: [], flaky: [] }) {
  const { passed, failures } = outcomes
  const isWell = code === 0 && (passed > 0 || failures.length === 0)
  if (!isWell && failures.length === 0) {
    failures.push({ name: 'the runner', message: `ended with ${code}` })
  }
  return outcomes
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
