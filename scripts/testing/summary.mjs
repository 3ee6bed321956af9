// @ts-check
/** The end of `npm test`: failures, flaky files, and totals. */
import { failuresOf } from './outcomes.mjs'

/**
 * Lists failures, then prints the totals: the last line is `N passed, N failed, N skipped`.
 * @param {readonly (import('./outcomes.mjs').Outcomes & { flaky: string[] })[]} all
 * @returns {number} the exit code; no tests at all is a failure too
 */
export function summarize(all) {
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
