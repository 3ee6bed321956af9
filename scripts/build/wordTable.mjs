// @ts-check
/** Emits Whisper's word table next to the thread that reads it: it is data, not code. */
import { readFileSync } from 'node:fs'

/** @returns {import('vite').Plugin} */
export function wordTable() {
  return {
    name: 'word-table',
    generateBundle() {
      const source = readFileSync('server/whisper/engine/words.bin')
      this.emitFile({ type: 'asset', fileName: 'whisper/words.bin', source })
    },
  }
}
