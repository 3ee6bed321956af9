// @ts-check
/** The files that a page loads, read from the manifest of the browser's bundle. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientEntries, clientFolder } from './bundle.mjs'

/** Weights used above the fold of every page; the others load when a style needs them. */
const preloadedFonts = /lato-latin-(400|900)-normal-[^/]*\.woff2$/

/**
 * @typedef {import('vite').Manifest} Manifest
 * @typedef {import('./document.mjs').Assets} Assets
 * @typedef {{ scripts: string[], styles: string[] }} Loaded
 */

/**
 * @param {string} visits address of the script that counts visits
 * @returns {{ forPublic: Assets, forShell: Assets }}
 */
export function readAssets(visits) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const main = loadedWith(manifest, [clientEntries.main])
  const panel = loadedWith(manifest, [clientEntries.panel])
  const quote = loadedWith(manifest, [clientEntries.quote])
  // Every public page loads the styles of all public pages: one cache for the whole site.
  const pages = Object.keys(manifest).filter((source) => source.startsWith('client/site/'))
  const site = loadedWith(manifest, [clientEntries.main, ...pages])
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => preloadedFonts.test(file))

  /** @param {Loaded} loaded @param {Loaded} more */
  const beyond = (loaded, more) => more.styles.filter((file) => !loaded.styles.includes(file))
  /** @param {Loaded} loaded */
  const assets = (loaded) => ({
    main: addresses(main.scripts),
    panel: addresses([...panel.scripts, ...beyond(loaded, panel)]),
    quote: addresses([...quote.scripts, ...beyond(loaded, quote)]),
    visits,
    styles: addresses(loaded.styles),
    fonts: addresses(fonts),
  })
  return { forPublic: assets(site), forShell: assets(main) }
}

/**
 * The files of chunks and of all their static imports, each once. The first script is the first
 * chunk's own; imported styles come first.
 * @param {Manifest} manifest
 * @param {string[]} sources
 * @returns {Loaded}
 */
function loadedWith(manifest, sources) {
  /** @type {Set<string>} */
  const scripts = new Set()
  /** @type {Set<string>} */
  const styles = new Set()
  /** @param {string} source */
  const visit = (source) => {
    const chunk = manifest[source]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  for (const source of sources) visit(source)
  return { scripts: [...scripts], styles: [...styles] }
}

/** @param {string[]} files */
function addresses(files) {
  return files.map((file) => `/${file}`)
}
