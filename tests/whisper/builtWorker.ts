/** The real worker, as the build left it: bundling it anew takes some seconds for each file of tests. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const builtWorker = new URL('../../dist/server/whisper/worker.js', import.meta.url)
if (!existsSync(fileURLToPath(builtWorker)))
  throw new Error('There is no build yet: npm run build.')
