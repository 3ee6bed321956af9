// @ts-check
/**
 * `npm run faults`: the long version of the fault tests. The server is killed 200 times instead of
 * 8, timed events are waited for, ten thousand simulated visits are counted, and made-up requests
 * are sent for minutes. `npm run faults -- 50` kills it 50 times.
 */
import './prepare/node-version.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import('./prepare/prepare.mjs').then(async ({ prepare }) => {
  await prepare()
  process.env.FAULT_ROUNDS = process.argv[2] ?? '200'
  const { runVitest } = await import('./testing/runners.mjs')
  const { summarize } = await import('./testing/summary.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'fault-counts-'))
  const filters = ['faults/', 'nodes/', 'analytics/simulation', 'attacks/fuzzed']
  // No second try: data lost once is lost.
  const outcomes = await runVitest({ folder, filters: filters.map((part) => `tests/${part}`) })
  rmSync(folder, { recursive: true })
  process.exitCode = summarize([{ ...outcomes, flaky: [] }])
})
