/**
 * `npm test`: installs what is missing, finds a browser, builds, runs everything, and ends with `N
 * passed, N failed, N skipped`. `npm test -- chat` runs the test files with chat in their path.
 */
import './prepare/node-version.mjs'

import('./prepare/prepare.mjs').then(async ({ prepare }) => {
  await prepare()
  const { runAll } = await import('./testing/all.mjs')
  process.exitCode = await runAll(process.argv.slice(2))
})
