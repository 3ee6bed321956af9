// @ts-check
/** Bundles the source with Vite: the browser's scripts, inline starter, server and renderer. */
import { existsSync, readdirSync } from 'node:fs'
import { build } from 'vite'
import { wordTable } from './wordTable.mjs'

/** Where a build is made; scripts/build/run.mjs then replaces the previous one with it. */
export const nextFolder = 'dist/next'
export const clientFolder = `${nextFolder}/client`
const serverFolder = `${nextFolder}/server`
export const rendererFolder = `${nextFolder}/renderer`

/** Draws the page behind a private link: on the server, with a small script in the browser. */
const privatePage = {
  drawn: 'client/renderPrivatePage.tsx',
  loaded: 'client/quote/start.ts',
}

/** The page's script, and those of Whisper's panel and of the quote form, which work without it. */
export const clientEntries = {
  main: 'client/main.tsx',
  panel: 'client/whisper/start.tsx',
  quote: 'client/site/contact/start.tsx',
}

/**
 * Chunks that the page and the panel share, by how often they change, and one stylesheet for all
 * public pages, because each extra one is a request before the first paint. Small shared components
 * are included: a file each would mean a request each before the page responds.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'router',
    test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\/|vite\/preload-helper|shared\/session\/areas/,
  },
  {
    name: 'site',
    test: /client\/(ui|site)\/.*\.css$|client\/ui\/(Button|Icon|face\/Face)\.tsx?$|client\/whisper\/browser\/pageAndPanel|shared\/(company|contact\/contactDialogId|content\/frame\/quoteForm)\.ts$/,
  },
  // Blocks that several pages use.
  {
    name: 'blocks',
    test: /client\/site\/(blocks\/.*|Sign)\.tsx$|client\/site\/(qr\.svg|privacy\/optOut)|shared\/content\/(page|written|announced|siteFacts)\.ts$/,
  },
]

/** The browser's scripts and styles, listed in dist/client/.vite/manifest.json. */
export async function bundleClient() {
  await build({
    logLevel: 'warn',
    build: {
      outDir: clientFolder,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: clientEntries,
        output: { codeSplitting: { groups } },
        // jsPDF would load these to draw HTML and SVG, which nothing here does.
        external: ['html2canvas', 'canvg', 'dompurify'],
        // The page's inline script calls the panel's exports.
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
}

/**
 * The script and styles of the page behind a private link, separate from the site's: a tenth of its
 * styles and no React, because it is opened on a phone at a gate.
 * @returns {Promise<{ script: string, styles: string[] }>} their addresses
 */
export async function bundlePrivatePage() {
  const result = await build({
    logLevel: 'warn',
    plugins: [stylesOnly('drawn')],
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { quote: privatePage.loaded, drawn: privatePage.drawn },
        external: /^react/,
        // Nothing calls the drawing code here, so it would be dropped along with its styles.
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
  const [bundle] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat())
  const output = bundle?.output ?? []
  // The code for adding photos is a script of its own.
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName
  if (!script) throw new Error(`${privatePage.loaded} gave no script.`)
  const styles = output.flatMap(({ fileName }) => (fileName.endsWith('.css') ? [fileName] : []))
  if (styles.length === 0) throw new Error(`${privatePage.drawn} gave no styles.`)
  return { script: `/${script}`, styles: styles.map((file) => `/${file}`) }
}

/**
 * The script that counts visits: it shares nothing with the page's script, which may never load.
 * @returns {Promise<string>} its address
 */
export async function bundleVisits() {
  const result = await build({
    logLevel: 'warn',
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      rolldownOptions: { input: { visits: 'client/site/visits/start.ts' } },
    },
  })
  const [bundle] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat())
  const files = bundle?.output ?? []
  if (files.length !== 1) throw new Error('client/site/visits/start.ts is not one file.')
  return `/${files[0].fileName}`
}

/**
 * The render-blocking script that sets the admin pages' theme before the first paint.
 * @returns {Promise<{ script: string, style: string }>} their addresses
 */
export async function bundleTheme() {
  const result = await build({
    logLevel: 'warn',
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      // As a separate file, because the CSP blocks styles that a script inserts.
      cssCodeSplit: false,
      rolldownOptions: {
        input: { theme: 'client/admin/ui/theme/start.ts' },
        output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  const [bundle] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat())
  const files = (bundle?.output ?? []).map(({ fileName }) => fileName)
  const script = files.find((file) => file.endsWith('.js'))
  const style = files.find((file) => file.endsWith('.css'))
  if (!script || !style)
    throw new Error('client/admin/ui/theme/start.ts gave no script or no style.')
  return { script: `/${script}`, style: `/${style}` }
}

/** The admin pages' service worker, at a fixed address (client/admin/data/team/push.ts). */
export async function bundleAdminWorker() {
  await build({
    logLevel: 'warn',
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'client/admin/push/worker.ts',
        output: { format: 'iife', entryFileNames: 'admin-worker.js' },
      },
    },
  })
}

/**
 * Keeps only an entry's styles: its script runs elsewhere.
 * @param {string} entry
 * @returns {import('vite').Plugin}
 */
function stylesOnly(entry) {
  return {
    name: 'styles-only',
    // Runs after the styles have been collected from it.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [file, made] of Object.entries(bundle)) {
        if (made.type === 'chunk' && made.name === entry) delete bundle[file]
      }
    },
  }
}

/**
 * The script inlined in every public page.
 * @returns {Promise<string>} the script's text
 */
export async function bundleStarter() {
  const result = await build({
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: 'client/starter.ts', output: { format: 'iife' } },
    },
  })
  const [bundle] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat())
  if (!bundle) throw new Error('client/starter.ts gave no script.')
  return bundle.output[0].code.trim()
}

/** The server, its worker threads and the TypeScript scripts, each an entry of its own. */
export async function bundleServer() {
  await build({ ...forNode(serverFolder, serverEntries()), plugins: [wordTable()] })
}

/**
 * The same on every save, directly into dist/server.
 * @param {() => void} onBundled
 * @returns {Promise<{ close(): Promise<void> }>}
 */
export async function watchServer(onBundled) {
  const watcher = /** @type {import('vite').Rolldown.RolldownWatcher} */ (
    await build({
      ...forNode('dist/server', serverEntries(), { watch: {}, emptyOutDir: false }),
      plugins: [wordTable()],
    })
  )
  watcher.on('event', (event) => {
    if (event.code === 'END') onBundled()
  })
  return watcher
}

/** Turns a path into HTML. Used only by the build. */
export async function bundleRenderer() {
  await build(forNode(rendererFolder, { prerender: 'client/prerender.tsx' }))
}

/**
 * @param {string} outDir
 * @param {Record<string, string>} input
 * @param {import('vite').BuildEnvironmentOptions} [more]
 * @returns {import('vite').InlineConfig}
 */
function forNode(outDir, input, more) {
  return {
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: { input },
      ...more,
    },
  }
}

/**
 * server/main.ts, and openSite.ts for browser tests; every server/<subject>/worker.ts and
 * scripts/<name>.ts; and code that draws a page or a PDF on request, which the server loads.
 */
function serverEntries() {
  /** @type {Record<string, string>} */
  const entries = {
    main: 'server/main.ts',
    openSite: 'server/openSite.ts',
    privatePage: privatePage.drawn,
    customerPdf: 'client/quote/pdf/customerPdf.ts',
  }
  for (const subject of readdirSync('server')) {
    const worker = `server/${subject}/worker.ts`
    if (existsSync(worker)) entries[`${subject}/worker`] = worker
  }
  for (const file of readdirSync('scripts')) {
    if (file.endsWith('.ts')) entries[file.slice(0, -'.ts'.length)] = `scripts/${file}`
  }
  return entries
}
