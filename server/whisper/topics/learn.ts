/** Learns the topics anew from their ways of asking and writes what was learned beside them. */
import { writeFileSync } from 'node:fs'
import { examples, fingerprint } from './examples'
import { toBytes } from './learnedFile'
import { topics } from './topics'
import { train } from './training'

export function learn(): void {
  const all = examples()
  const from = performance.now()
  const bytes = toBytes(
    train(all, topics.length, (label) => topics[label]?.isTold ?? false),
    fingerprint(all),
  )
  writeFileSync('server/whisper/topics/learned.bin', bytes)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(
    `${topics.length} topics from ${all.length} examples: ${bytes.length} bytes (${seconds} s)`,
  )
}
