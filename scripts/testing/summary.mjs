// @ts-check
/** The end of `npm test`: what failed, what needed a second try, and how many did what. */
import { failuresOf } from './outcomes.mjs'

/**
 * Names what failed, then says how many did: the last line is `N passed, N failed, N skipped`.
 * @param {readonly (import('./outcomes.mjs').Outcomes & { flaky: string[] })[]} all
 * @returns {number} the exit code; no test at all is a failure too
 */
export function summarise(all) {
  const files = all.flatMap((one) => Object.values(one.files))
  const passed = files.reduce((sum, one) => sum + one.passed, 0)
  const skipped = files.reduce((sum, one) => sum + one.skipped, 0)
  const failures = all.flatMap(failuresOf)
  for (const { name, message } of failures) {
    console.log(`\nFailed: ${name}\n  ${message.trim().split('\n', 6).join('\n  ')}`)
  }
  for (const name of all.flatMap((one) => one.flaky)) {
    console.log(`\nPassed only at the second try: ${name}`)
  }
  console.log(`\n${passed} passed, ${failures.length} failed, ${skipped} skipped`)
  return failures.length > 0 || passed === 0 ? 1 : 0
}
