/** Learns the topics anew from their ways of asking and writes what was learned beside them. */
import { writeFileSync } from 'node:fs'
import { type Embedding, readSentenceModel } from '../embedding/sentenceModel'
import { toBytes } from '../learning/learnedFile'
import { type Labelled, train } from '../learning/training'
import { examples, fingerprint } from './examples'
import { topics, topicWords } from './topics'

export async function learn(): Promise<void> {
  const all = examples()
  const from = performance.now()
  const embed = await readSentenceModel()
  const embedded = new Map<string, Embedding>()
  const meant: Labelled[] = []
  for (const example of all) {
    const text = example.said.join(' ')
    const embedding = embedded.get(text) ?? ((await embed([text]))[0] as Embedding)
    embedded.set(text, embedding)
    meant.push({ ...example, embedding })
  }
  const bytes = toBytes(
    train(meant, topics.length, (label) => topics[label]?.isTold ?? false),
    { from: fingerprint(all), heads: topics.map(({ head }) => head), words: topicWords },
  )
  writeFileSync('server/whisper/topics/learned.bin', bytes)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(
    `${topics.length} topics from ${all.length} examples: ${bytes.length} bytes (${seconds} s)`,
  )
}

/** Lines of [topic's number, whether it is told, text], for the sentence model to be tuned to. */
export function writeExamples(file: string): void {
  const lines = examples().map(({ label, said }) =>
    JSON.stringify([label, topics[label]?.isTold ?? false, said.join(' ')]),
  )
  writeFileSync(file, `${lines.join('\n')}\n`)
}
