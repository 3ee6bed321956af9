// @ts-check
/**
 * Writes the HTML that the server keeps in memory: every public page, the 404 page, the shell and
 * the document of private pages, with pages/site.json that maps paths to files; and the pictures
 * that belong to them.
 *
 * client/prerender.tsx exports
 * - publicPaths: readonly string[]     '/', '/system' …: rendered here, served as they are
 * - clientPaths: readonly string[]     '/admin/login' …: the shell; all other paths are 404
 * - headings, organization(served), markSvg(color)   page and company data for use elsewhere
 * - prerender(path): Promise<{ html, head: { title, description } }>
 *   html fills #root; an unknown path gives the 404 page. No style attributes: the CSP refuses them.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readAssets } from './assets.mjs'
import { clientFolder, rendererFolder } from './bundle.mjs'
import { organizationMarks, privateDocument, publicDocument, shellDocument } from './document.mjs'
import { drawLogos } from './logos.mjs'
import { writeManifests } from './manifest.mjs'
import { drawPictures } from './pictures.mjs'
import { fileName, shareAddress } from './shareAddress.mjs'

/**
 * @typedef {object} Renderer
 * @property {readonly string[]} publicPaths
 * @property {readonly string[]} clientPaths
 * @property {readonly { path: string, heading: string }[]} headings
 * @property {(served: typeof organizationMarks) => { name: string }} organization
 * @property {(color: string) => string} markSvg
 * @property {(path: string) => Promise<import('./document.mjs').Page>} prerender
 */

/**
 * @param {object} bundled
 * @param {string} bundled.starter the inline script
 * @param {{ script: string, styles: string[] }} bundled.privatePage
 * @param {string} bundled.visits
 * @param {{ script: string, style: string }} bundled.theme of the admin pages
 * @returns {Promise<number>} how many pages were written
 */
export async function writePages({ starter, privatePage, visits, theme }) {
  process.env.NODE_ENV = 'production'
  /** @type {Renderer} */
  const renderer = await import(pathToFileURL(resolve(rendererFolder, 'prerender.js')).href)
  const assets = readAssets(visits)
  mkdirSync(join(clientFolder, 'pages'), { recursive: true })

  const organization = renderer.organization(organizationMarks)

  /** @param {string} path @param {string} name @param {{ isFound: boolean }} how */
  const write = async (path, name, { isFound }) => {
    const page = await renderer.prerender(path)
    const file = `pages/${name}.html`
    const found = isFound ? { path, organization } : undefined
    const html = publicDocument({ page, found, assets: assets.forPublic, starter })
    writeFileSync(join(clientFolder, file), html)
    return file
  }
  /** @type {Record<string, string>} */
  const pages = {}
  for (const path of renderer.publicPaths) {
    pages[path] = await write(path, fileName(path), { isFound: true })
  }
  const notFound = await write('/404', '404', { isFound: false })
  const { head } = await renderer.prerender('/')
  const shell = 'pages/shell.html'
  writeFileSync(
    join(clientFolder, shell),
    shellDocument({ title: head.title, assets: assets.forShell, theme }),
  )

  const quote = 'pages/quote.html'
  writeFileSync(
    join(clientFolder, quote),
    privateDocument({ ...privatePage, fonts: assets.forPublic.fonts }),
  )

  const scriptHash = `sha256-${createHash('sha256').update(starter).digest('base64')}`
  const site = { pages, notFound, shell, quote, clientPaths: renderer.clientPaths, scriptHash }
  writeFileSync(join(clientFolder, 'pages/site.json'), `${JSON.stringify(site, null, 2)}\n`)
  drawPictures(
    renderer.headings.map(({ path, heading }) => ({ address: shareAddress(path), heading })),
    organization.name,
    renderer.markSvg('#fff'),
  )
  drawLogos(organization.name, renderer.markSvg)
  writeManifests(organization.name)
  return Object.keys(pages).length
}
