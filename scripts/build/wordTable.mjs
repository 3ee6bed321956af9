// @ts-check
/** Lays Whisper's table of words beside the thread that reads it: a file that is read, not code. */
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
