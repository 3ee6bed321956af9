/** `npm run learn`: learns the table of words anew from the messages beside it (server/whisper/engine/learn.ts). */
import './prepare/node-version.mjs'

import('vite').then(async ({ runnerImport }) => {
  const { module } = await runnerImport('./server/whisper/engine/learn.ts', { logLevel: 'warn' })
  module.learn()
})
