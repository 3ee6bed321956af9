/** Reads the build's output in dist/client once, at start, and keeps it in memory. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Content } from './preparedResponse'

/** pages/site.json, written by scripts/build/pages.mjs. */
const Listing = z.object({
  /** The file of each public path. */
  pages: z.record(z.string(), z.string()),
  notFound: z.string(),
  shell: z.string(),
  /** The document around a quote's private page. */
  quote: z.string(),
  /** Paths that get the shell. */
  clientPaths: z.array(z.string()),
  /** The inline starter's hash, as in a CSP. */
  scriptHash: z.string(),
})

export interface BuiltFile {
  /** Address from the root of the site, e.g. /assets/main-1a2b3c.js */
  path: string
  content: Content
}

export interface BuiltSite {
  pages: ReadonlyMap<string, string>
  notFound: string
  shell: string
  quote: string
  clientPaths: readonly string[]
  scriptHash: string
  files: readonly BuiltFile[]
}

/** This project's dist/client, found from the source and from the bundle. */
export function builtFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return join(folder, 'dist/client')
}

/** All sites of one process serve the same build, so it is read once. */
let newest: { folder: string; built: BuiltSite } | undefined

export function readBuilt(folder: string): BuiltSite {
  if (newest?.folder !== folder) newest = { folder, built: read(folder) }
  return newest.built
}

function read(folder: string): BuiltSite {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  const listing = Listing.parse(JSON.parse(text('pages/site.json')))
  const pages = Object.entries(listing.pages).map(([path, file]) => [path, text(file)] as const)
  return {
    pages: new Map(pages),
    notFound: text(listing.notFound),
    shell: text(listing.shell),
    quote: text(listing.quote),
    clientPaths: listing.clientPaths,
    scriptHash: listing.scriptHash,
    files: servedFiles(folder),
  }
}

/** All files except the pages and the bundler's metadata. */
function servedFiles(folder: string): BuiltFile[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const present = new Set(names)
  const bytes = (name: string) => (present.has(name) ? readFileSync(join(folder, name)) : undefined)
  return names
    .filter((name) => !/^(\.vite|pages)\b/.test(name) && !/\.(br|gz)$/.test(name))
    .map((name) => ({
      path: `/${name.split(sep).join('/')}`,
      content: {
        body: readFileSync(join(folder, name)),
        br: bytes(`${name}.br`),
        gzip: bytes(`${name}.gz`),
      },
    }))
}
