/**
 * `npm run answers`: how often Whisper answers correctly for unknown companies
 * (tests/whisper/companies/run.ts), or with --sample for the sample company
 * (tests/whisper/sample/run.ts). --wrong lists the wrong answers.
 */
import './prepare/node-version.mjs'

import('vite').then(async ({ runnerImport }) => {
  const options = process.argv.slice(2)
  const measure = options.includes('--sample') ? 'sample' : 'companies'
  const { module } = await runnerImport(`./tests/whisper/${measure}/run.ts`, { logLevel: 'warn' })
  await module.run(options)
})
