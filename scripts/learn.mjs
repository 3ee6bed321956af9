/**
 * `npm run learn`: Whisper learns its topics from the ways of asking in server/whisper/topics. To be run
 * when these, or the words that give them meaning, have changed; a test tells when it was not.
 */
import './prepare/node-version.mjs'

import('vite').then(async ({ runnerImport }) => {
  const { module } = await runnerImport('./server/whisper/topics/learn.ts', { logLevel: 'warn' })
  return module.learn()
})
