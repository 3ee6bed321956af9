/** `npm run learn`: relearns the word table from its messages (server/whisper/engine/learn.ts). */
import './prepare/node-version.mjs'

import('vite').then(async ({ runnerImport }) => {
  const { module } = await runnerImport('./server/whisper/engine/learn.ts', { logLevel: 'warn' })
  module.learn()
})
