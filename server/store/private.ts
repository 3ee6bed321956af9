/** Restricts the data folder to the server's own user: folders 0700, files 0600. */
import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs'
import { join } from 'node:path'

export const privateFolder = 0o700
export const privateFile = 0o600
const others = 0o077

/** What each store keeps in the data folder. Anything else there isn't ours to restrict. */
export const patterns = {
  embedded: /^(store|files|incoming|new-password-.*|copy-to-mongo-.*)$/,
  mongodb: /^incoming$/,
}

/**
 * Removes all rights of group and others from our files in the folder, and from the folder itself
 * if it has nothing else: DATA_DIR may be any folder, even a shared one. Doesn't follow links.
 * Warns if rights can't be changed (another owner, a file system without rights).
 */
export function makePrivate(
  dataDir: string,
  ours: RegExp,
  warn: (line: object, message: string) => void,
): void {
  const folder = realpathSync(dataDir)
  const names = namesIn(folder)
  const own = names.filter((name) => ours.test(name))
  const open = own.flatMap((name) => restrictAll(join(folder, name)))
  if (own.length === names.length) open.unshift(...restrict(folder, lstatSync(folder)))
  if (open.length > 0)
    warn(
      { paths: open.slice(0, 10) },
      `Other users of this machine can look into ${open[0]}${open.length > 1 ? ` and ${open.length - 1} more` : ''}: its rights cannot be changed.`,
    )
}

/** Returns the paths that stay open to others. */
function restrictAll(path: string): string[] {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || !(stats.isDirectory() || stats.isFile())) return []
  const open = restrict(path, stats)
  if (!stats.isDirectory()) return open
  return [...open, ...namesIn(path).flatMap((name) => restrictAll(join(path, name)))]
}

function restrict(path: string, stats: Stats): string[] {
  if (!(stats.mode & others)) return []
  try {
    chmodSync(path, stats.mode & (stats.isDirectory() ? privateFolder : privateFile))
  } catch {
    // Checked below, since some file systems ignore the change without an error.
  }
  const after = lstatSync(path, { throwIfNoEntry: false })
  return after && after.mode & others ? [path] : []
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // somebody else's, such as lost+found
  }
}
