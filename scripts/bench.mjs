/**
 * `npm run bench`: builds, measures the product against bare programs, prints one table and writes
 * docs/bench.md. `npm run bench -- live page` runs only those rows and only prints.
 */
import './prepare/node-version.mjs'

import('./prepare/prepare.mjs').then(async ({ prepare }) => {
  await prepare()
  const { runBench } = await import('./bench/run.mjs')
  // A failed row may have left its programs running; they end with this process.
  process.exit(await runBench(process.argv.slice(2)))
})
