// @ts-check
/** Whether node_modules matches package-lock.json, by npm's own record of the installation. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} root the project's folder */
export function isInstalled(root) {
  const noted = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(noted)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(noted)
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    // Packages for other platforms are optional and may be absent.
    if (path === '' || (!present[path] && (optional || peer))) return true
    return present[path]?.version === version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
