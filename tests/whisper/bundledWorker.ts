/** The real worker, bundled from the source as it stands now; Node runs no TypeScript. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

export interface BundledWorker {
  url: URL
  remove(): void
}

export async function bundleWorker(source = 'server/whisper/worker.ts'): Promise<BundledWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'whisper-worker-'))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rolldownOptions: { input: { worker: source }, output: { entryFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true },
  })
  return {
    url: pathToFileURL(join(folder, 'worker.mjs')),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
