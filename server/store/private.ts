/** The data folder is for the user whom the server runs as alone: folders 0700, files 0600. */
import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

export const privateFolder = 0o700
export const privateFile = 0o600
const others = 0o077

/**
 * Takes every right from group and others, in the folder and all that is in it; what links lead to
 * stays as it is. Where that cannot be done (another owner, a file system without rights) it warns.
 */
export function makePrivate(folder: string, warn: (line: object, message: string) => void): void {
  const open = narrow(realpathSync(folder))
  if (open.length > 0)
    warn(
      { paths: open.slice(0, 10) },
      `Other users of this machine can look into ${open[0]}${open.length > 1 ? ` and ${open.length - 1} more` : ''}: its rights cannot be changed.`,
    )
}

/** Gives the paths that stay open to others. */
function narrow(path: string): string[] {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || !(stats.isDirectory() || stats.isFile())) return []
  const open: string[] = []
  if (stats.mode & others) {
    const rights = stats.isDirectory() ? privateFolder : privateFile
    try {
      chmodSync(path, stats.mode & rights)
    } catch {
      // Looked at below: some file systems say nothing and do nothing.
    }
    if ((lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & others) open.push(path)
  }
  if (stats.isDirectory()) for (const name of namesIn(path)) open.push(...narrow(join(path, name)))
  return open
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // somebody else's, such as lost+found
  }
}
