/** The data folder is for the user whom the server runs as alone: folders 0700, files 0600. */
import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs'
import { join } from 'node:path'

export const privateFolder = 0o700
export const privateFile = 0o600
const others = 0o077

/** What each store keeps in the data folder. What else lies there is not ours to close. */
export const patterns = {
  embedded: /^(store|files|incoming|new-password-.*|copy-to-mongo-.*)$/,
  mongodb: /^incoming$/,
}

/**
 * Takes every right from group and others on what is `ours` in the folder, and on the folder itself
 * where there is nothing else in it: DATA_DIR may be any folder, even one that many share. What links
 * lead to stays as it is. Where rights cannot be changed (another owner, a file system without any) it warns.
 */
export function makePrivate(
  dataDir: string,
  ours: RegExp,
  warn: (line: object, message: string) => void,
): void {
  const folder = realpathSync(dataDir)
  const names = namesIn(folder)
  const own = names.filter((name) => ours.test(name))
  const open = own.flatMap((name) => narrowAll(join(folder, name)))
  if (own.length === names.length) open.unshift(...narrow(folder, lstatSync(folder)))
  if (open.length > 0)
    warn(
      { paths: open.slice(0, 10) },
      `Other users of this machine can look into ${open[0]}${open.length > 1 ? ` and ${open.length - 1} more` : ''}: its rights cannot be changed.`,
    )
}

/** Gives the paths that stay open to others. */
function narrowAll(path: string): string[] {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || !(stats.isDirectory() || stats.isFile())) return []
  const open = narrow(path, stats)
  if (!stats.isDirectory()) return open
  return [...open, ...namesIn(path).flatMap((name) => narrowAll(join(path, name)))]
}

function narrow(path: string, stats: Stats): string[] {
  if (!(stats.mode & others)) return []
  try {
    chmodSync(path, stats.mode & (stats.isDirectory() ? privateFolder : privateFile))
  } catch {
    // Looked at below: some file systems say nothing and do nothing.
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
