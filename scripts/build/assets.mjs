// @ts-check
/** Which files a page loads, read from the manifest of the browser's bundle. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from './bundle.mjs'

/** Weights that stand above the fold of every page; the others load when a style asks for them. */
const preloadedFonts = /\/lato-latin-(400|900)-normal-[^/]*\.woff2$/

/**
 * @returns {{ public: import('./document.mjs').Assets, shell: import('./document.mjs').Assets }}
 */
export function readAssets() {
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  if (!manifest['client/main.tsx']) throw new Error('client/main.tsx is not in the manifest.')
  // A public page brings the styles of every public page: one cache for the whole site.
  const pages = Object.keys(manifest).filter((source) => source.startsWith('client/site/'))
  const styles = stylesOf(manifest, ['client/main.tsx'])
  const fonts = filesOf(manifest).filter((url) => preloadedFonts.test(url))
  const main = scriptsOf(manifest, 'client/main.tsx')
  const panelSource = 'client/whisper/start.tsx'
  const publicStyles = stylesOf(manifest, ['client/main.tsx', ...pages])
  // What the page has already is not loaded again.
  const panelStyles = stylesOf(manifest, [panelSource]).filter((url) => !publicStyles.includes(url))
  const panel = [...scriptsOf(manifest, panelSource), ...panelStyles]
  return {
    public: { main, panel, fonts, styles: publicStyles },
    shell: { main, panel, fonts, styles },
  }
}

/**
 * Styles of chunks and of all that these import statically, each once, what is imported first.
 * @param {import('vite').Manifest} manifest
 * @param {string[]} sources
 */
function stylesOf(manifest, sources) {
  const seen = new Set()
  const styles = new Set()
  /** @param {string} source */
  const visit = (source) => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return
    seen.add(source)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) styles.add(`/${file}`)
  }
  for (const source of sources) visit(source)
  return [...styles]
}

/**
 * A module and all that it imports statically, the module first: loaded at once, not one after the other.
 * @param {import('vite').Manifest} manifest
 * @param {string} source
 */
function scriptsOf(manifest, source) {
  const sources = new Set([source])
  for (const one of sources) for (const next of manifest[one]?.imports ?? []) sources.add(next)
  return [...sources].flatMap((one) => (manifest[one] ? [`/${manifest[one].file}`] : []))
}

/** @param {import('vite').Manifest} manifest */
function filesOf(manifest) {
  const all = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  return [...new Set(all)].map((file) => `/${file}`)
}
