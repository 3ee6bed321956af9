// @ts-check
/** Bundles the bench's TypeScript programs, as the build bundles the server. */
import { build } from 'vite'
import { wordTable } from '../../build/wordTable.mjs'

export const benchFolder = 'dist/bench'

export async function bundleBench() {
  await build({
    logLevel: 'warn',
    publicDir: false,
    plugins: [wordTable()],
    build: {
      ssr: true,
      outDir: benchFolder,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: {
          ours: 'scripts/bench/ours.ts',
          fill: 'scripts/bench/fill.ts',
          fillVisits: 'scripts/bench/fillVisits.ts',
          storing: 'scripts/bench/storing.ts',
          quotePdf: 'scripts/bench/quotePdf.ts',
          'whisper/worker': 'server/whisper/worker.ts',
        },
      },
    },
  })
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: `${benchFolder}/page`,
      rolldownOptions: {
        input: 'scripts/bench/bare/eachChange.jsx',
        output: { entryFileNames: 'page.js' },
      },
    },
  })
}
