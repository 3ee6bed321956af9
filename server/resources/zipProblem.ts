/**
 * Finds problems in a zip's table of contents, without unpacking: names that would be written
 * outside the target folder, or as a link to such a place.
 */
import { type Entry, openPromise, validateFileName, type ZipFile } from 'yauzl'

const maxEntries = 20_000
const outside = 'This ZIP contains unsafe file paths and can’t be used.'

/** `folder`: what an Office file must contain. */
export async function zipProblem(path: string, folder?: string): Promise<string | null> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false })
    return await problemIn(zip, folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    return /^(invalid relative path|absolute path|invalid characters)/.test(reason)
      ? outside
      : 'This ZIP is damaged and can’t be opened.'
  } finally {
    zip?.close()
  }
}

async function problemIn(zip: ZipFile, folder: string | undefined): Promise<string | null> {
  if (zip.entryCount > maxEntries) return 'This ZIP contains too many files.'
  let isOffice = folder === undefined
  for await (const entry of zip.eachEntry()) {
    if (isLink(entry) || !(await isNamedSame(zip, entry))) return outside
    if (folder && entry.fileName.startsWith(folder)) isOffice = true
  }
  return isOffice ? null : 'The content of this file doesn’t match its name.'
}

/** A symbolic link, as marked by Unix: later entries could be written through it. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000
}

/** Each entry has its name twice, and some programs unpack by the other one. */
async function isNamedSame(zip: ZipFile, entry: Entry): Promise<boolean> {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry)
  const local = fileName.toString('utf8').replaceAll('\\', '/')
  return fileName.equals(entry.fileNameRaw) && validateFileName(local) === null
}
