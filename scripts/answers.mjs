/**
 * `npm run answers`: how often Whisper is right for companies that it does not know (tests/whisper/companies/run.ts),
 * and with --sample for the sample company (tests/whisper/sample/run.ts). --wrong lists what went wrong.
 */
import './prepare/node-version.mjs'

import('vite').then(async ({ runnerImport }) => {
  const options = process.argv.slice(2)
  const measure = options.includes('--sample') ? 'sample' : 'companies'
  const { module } = await runnerImport(`./tests/whisper/${measure}/run.ts`, { logLevel: 'warn' })
  await module.run(options)
})
