/**
 * `npm run answers`: how often Whisper is right, by the labelled questions; writes docs/answers.md.
 * With --wrong it lists what went wrong.
 */
import './prepare/node-version.mjs'

import('vite').then(async ({ runnerImport }) => {
  const { module } = await runnerImport('./tests/whisper/answers/run.ts', { logLevel: 'warn' })
  await module.run(process.argv.slice(2))
})
