/**
 * `npm run bench`: builds, measures the product beside bare programs, prints one table and writes
 * docs/bench.md. `npm run bench -- live page` runs those rows alone and only prints.
 */
import './prepare/node-version.mjs'

import('./prepare/prepare.mjs').then(async ({ prepare }) => {
  await prepare()
  const { runBench } = await import('./bench/run.mjs')
  // A row that failed may have left its programs; they end with this one.
  process.exit(await runBench(process.argv.slice(2)))
})
