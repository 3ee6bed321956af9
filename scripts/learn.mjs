/**
 * `npm run learn`: Whisper learns its topics from the ways of asking in server/whisper/topics. To be run
 * when these, or the words that give them meaning, have changed; a test tells when it was not. Before them it learns
 * the ways of asking about a set of items (server/whisper/prices/ways): `npm run learn -- --prices` these alone.
 * `npm run learn -- --examples FILE` writes what it would learn from, for the sentence model to be tuned to
 * (server/whisper/embedding/all-minilm-l6-v2/tune.py). `npm run learn -- --words` learns the table of words
 * alone (server/whisper/engine/learn.ts).
 */
import './prepare/node-version.mjs'

const [option, file] = process.argv.slice(2)

import('vite').then(async ({ runnerImport }) => {
  const table = await runnerImport('./server/whisper/engine/learn.ts', { logLevel: 'warn' })
  table.module.learn()
  if (option === '--words') return
  const { module } = await runnerImport('./server/whisper/topics/learn.ts', { logLevel: 'warn' })
  if (option === '--examples') return module.writeExamples(file)
  const wanted = await runnerImport('./server/whisper/prices/wanted/learn.ts', { logLevel: 'warn' })
  wanted.module.learnWanted()
  const ways = await runnerImport('./server/whisper/prices/ways/learn.ts', { logLevel: 'warn' })
  ways.module.learnWays()
  return option === '--prices' ? undefined : module.learn()
})
