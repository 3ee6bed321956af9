/**
 * `npm run answers`: how often Whisper is right, by the labelled questions; writes docs/answers.md.
 * With --wrong it lists what went wrong. `npm run answers -- --companies` asks what visitors of other
 * companies ask, of the engine that knows no company, beside plain search (tests/whisper/companies/run.ts).
 */
import './prepare/node-version.mjs'

import('vite').then(async ({ runnerImport }) => {
  const [first, ...others] = process.argv.slice(2)
  const isOfCompanies = first === '--companies'
  const file = isOfCompanies ? 'companies' : 'answers'
  const { module } = await runnerImport(`./tests/whisper/${file}/run.ts`, { logLevel: 'warn' })
  await module.run(isOfCompanies ? others : process.argv.slice(2))
})
