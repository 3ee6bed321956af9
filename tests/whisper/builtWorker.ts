/** The real worker from the build: bundling it again would take seconds for each test file. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const builtWorker = new URL('../../dist/server/whisper/worker.js', import.meta.url)
if (!existsSync(fileURLToPath(builtWorker)))
  throw new Error('There is no build yet: npm run build.')
