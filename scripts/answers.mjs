/** `npm run answers`: how often Whisper is right for companies that it does not know (tests/whisper/companies/run.ts). */
import './prepare/node-version.mjs'

import('vite').then(async ({ runnerImport }) => {
  const { module } = await runnerImport('./tests/whisper/companies/run.ts', { logLevel: 'warn' })
  await module.run(process.argv.slice(2))
})
