// @ts-check
/** Lays the sentence model (server/whisper/embedding) beside what is bundled: a file that is read, not code. */
import { readdirSync, readFileSync } from 'node:fs'

const folder = 'all-minilm-l6-v2'
const source = `server/whisper/embedding/${folder}`

/** @returns {import('vite').Plugin} */
export function sentenceModel() {
  return {
    name: 'sentence-model',
    generateBundle() {
      for (const file of readdirSync(source).filter((name) => !name.endsWith('.py'))) {
        const fileName = `${folder}/${file}`
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`${source}/${file}`) })
      }
    },
  }
}
