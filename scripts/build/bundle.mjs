// @ts-check
/** Bundles the source with Vite: the browser's scripts, the inline starter, the server, the pages' renderer. */
import { existsSync, readdirSync } from 'node:fs'
import { build } from 'vite'
import { wordTable } from './wordTable.mjs'

/** Where a build is made; scripts/build/run.mjs puts it in the place of the one before. */
export const nextFolder = 'dist/next'
export const clientFolder = `${nextFolder}/client`
const serverFolder = `${nextFolder}/server`
export const rendererFolder = `${nextFolder}/renderer`

/** What draws the page behind a private link: on the server, and a little in the browser. */
const privatePage = {
  drawn: 'client/quote/renderPrivatePage.tsx',
  loaded: 'client/quote/start.ts',
}

/** The page's script, and those of Whisper's panel and of the quote form, which work without it. */
export const clientEntries = {
  main: 'client/main.tsx',
  panel: 'client/whisper/start.tsx',
  quote: 'client/site/contact/start.tsx',
}

/**
 * What the page and the panel share, by how often it changes; and one stylesheet for every public
 * page, because each more is a request before the first paint. The small components that both draw
 * with go along with it: a file each would be a request each before the page answers.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'router',
    test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\/|vite\/preload-helper|shared\/session\/areas/,
  },
  {
    name: 'site',
    test: /client\/(ui|site)\/.*\.css$|client\/ui\/(Button|Face|Icon|Mark|blink)\.tsx?$|client\/site\/contact\/contactDialogId|shared\/(company|content\/frame\/quoteForm)\.ts$/,
  },
  // What several pages are made of.
  {
    name: 'blocks',
    test: /client\/site\/(blocks\/.*|Sign)\.tsx$|client\/site\/(qr\.svg|privacy\/optOut)|shared\/content\/(page|written|announced|siteFacts)\.ts$/,
  },
]

/** The browser's scripts and styles, with dist/client/.vite/manifest.json that names them. */
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
        // What jsPDF would load to draw HTML and SVG, which nothing here does.
        external: ['html2canvas', 'canvg', 'dompurify'],
        // The page's inline script calls what the panel exports.
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
}

/**
 * What the page behind a private link loads, apart from the site's: a tenth of its styles and no
 * React, because it is opened on a phone at a gate.
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
        // What draws is not called here, and would be left out with its styles.
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
  const [bundle] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat())
  const output = bundle?.output ?? []
  // What it loads when a photo is added is a script of its own.
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName
  if (!script) throw new Error(`${privatePage.loaded} gave no script.`)
  const styles = output.flatMap(({ fileName }) => (fileName.endsWith('.css') ? [fileName] : []))
  if (styles.length === 0) throw new Error(`${privatePage.drawn} gave no styles.`)
  return { script: `/${script}`, styles: styles.map((file) => `/${file}`) }
}

/**
 * What counts visits: it shares nothing with the page's script, which may never be loaded.
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
 * What gives the admin pages their theme before anything is painted: a script that the browser waits for.
 * @returns {Promise<{ script: string, style: string }>} their addresses
 */
export async function bundleTheme() {
  const result = await build({
    logLevel: 'warn',
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      // A file of its own: the policy refuses what a script would write into the page.
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

/** The admin pages' service worker: one file, always under the same address (client/admin/data/team/push.ts). */
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
 * Of what an entry imports only the styles: its script runs elsewhere.
 * @param {string} entry
 * @returns {import('vite').Plugin}
 */
function stylesOnly(entry) {
  return {
    name: 'styles-only',
    // After the styles have been gathered from it.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [file, made] of Object.entries(bundle)) {
        if (made.type === 'chunk' && made.name === entry) delete bundle[file]
      }
    },
  }
}

/**
 * The few bytes that stand inside every public page.
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

/** The server, its worker threads and the scripts written in TypeScript, each an entry of its own. */
export async function bundleServer() {
  await build({ ...forNode(serverFolder, serverEntries()), plugins: [wordTable()] })
}

/**
 * The same at every save, straight into dist/server.
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

/** What turns a path into HTML. Used by the build alone. */
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
 * server/main.ts, which browser tests enter at openSite.ts; every server/<subject>/worker.ts, every
 * scripts/<name>.ts; and what draws a page or a PDF when it is asked for, which the server loads from beside it.
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
