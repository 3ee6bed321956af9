// @ts-check
/** A fingerprint of files, to tell whether output made from them is still current. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} folder
 * @param {string[]} paths files and folders below it; missing ones count as empty
 * @returns {string}
 */
export function fingerprint(folder, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesBelow(folder, path)).sort()) {
    const content = readFileSync(join(folder, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} folder @param {string} path @returns {string[]} */
function filesBelow(folder, path) {
  const full = join(folder, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** @param {string} file @returns {string} its text, empty if it doesn't exist */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
