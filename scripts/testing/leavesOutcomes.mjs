// @ts-check
/** A Vitest reporter that writes the results as `Outcomes` to a file, for runners.mjs. */
import { writeFileSync } from 'node:fs'
import { noOutcomes, ofFile } from './outcomes.mjs'

export default class LeavesOutcomes {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules, /** @type {readonly { message: string }[]} */ errors) {
    const outcomes = noOutcomes()
    for (const module of modules) {
      const file = module.relativeModuleId
      const own = ofFile(outcomes, file)
      // Errors of hooks, and of a file that failed to load.
      for (const suite of [module, ...module.children.allSuites()]) {
        for (const { message } of suite.errors()) own.failures.push({ name: file, message })
      }
      for (const test of module.children.allTests()) {
        const { state, errors: problems = [] } = test.result()
        const name = `${file} > ${test.fullName}`
        if (state === 'passed') own.passed++
        else if (state === 'failed')
          own.failures.push({ name, message: problems[0]?.message ?? '' })
        else own.skipped++
      }
    }
    for (const { message } of errors) {
      outcomes.outside.push({ name: 'outside of tests', message })
    }
    writeFileSync(process.env.TEST_OUTCOMES_FILE ?? '', JSON.stringify(outcomes))
  }
}
