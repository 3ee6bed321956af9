/** The real worker, bundled from the source as it stands now; Node runs no TypeScript. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { sentenceModel } from '../../scripts/build/sentenceModel.mjs'

export interface BundledWorker {
  url: URL
  remove(): void
}

export async function bundleWorker(): Promise<BundledWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'whisper-worker-'))
  // Packages stay outside of the bundle, as in the server's build.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sentenceModel()],
    build: {
      ssr: true,
      outDir: join(folder, 'built'),
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: { worker: 'server/whisper/worker.ts' },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  return {
    url: pathToFileURL(join(folder, 'built', 'worker.mjs')),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
