// @ts-check
/** A Vitest reporter that leaves what came of the tests in a file, as `Outcomes`, for runners.mjs. */
import { writeFileSync } from 'node:fs'

/**
 * @typedef {object} Outcomes
 * @property {number} passed
 * @property {number} skipped
 * @property {Failure[]} failures
 * @property {string[]} flaky names of those that passed, but not at the first try
 */
/** @typedef {{ name: string, message: string }} Failure */

export default class LeavesOutcomes {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules, /** @type {readonly { message: string }[]} */ errors) {
    /** @type {Outcomes} */
    const outcomes = { passed: 0, skipped: 0, failures: [], flaky: [] }
    for (const module of modules) {
      const file = module.relativeModuleId
      // Of a file that cannot even be loaded, and of hooks.
      for (const suite of [module, ...module.children.allSuites()]) {
        for (const { message } of suite.errors()) outcomes.failures.push({ name: file, message })
      }
      for (const test of module.children.allTests()) {
        const name = `${file} > ${test.fullName}`
        const { state, errors: problems = [] } = test.result()
        if (state === 'passed') outcomes.passed++
        else if (state === 'failed')
          outcomes.failures.push({ name, message: problems[0]?.message ?? '' })
        else outcomes.skipped++
        if (state === 'passed' && test.diagnostic()?.flaky) outcomes.flaky.push(name)
      }
    }
    for (const { message } of errors) outcomes.failures.push({ name: 'outside of tests', message })
    writeFileSync(process.env.TEST_OUTCOMES_FILE ?? '', JSON.stringify(outcomes))
  }
}
