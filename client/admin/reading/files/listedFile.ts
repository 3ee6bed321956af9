/** A file in the list with its state (uploaded file record: specification, section 3). */
import { fileSize } from '../../../ui/fileSize'
import { uuid } from '../../../uuid'
import { kindNames, kindOf, maxBytes, maxSize } from '../readers/fileKinds'

export interface ListedFile {
  id: string
  name: string
  type: string
  size: number
  /** Epoch milliseconds. */
  uploadDate: number
  /** Only a reference: listing a file sends nothing. */
  file: File
  state: FileState
}

export type FileState =
  | { kind: 'listed' }
  | { kind: 'waiting' }
  | { kind: 'reading'; done: number; total: number }
  | { kind: 'read'; sections: number; note: string }
  | { kind: 'failed'; problem: string; isExport: boolean }

export const maxFiles = 100

export function listed(file: File, now = Date.now()): ListedFile {
  const { name, type, size } = file
  return {
    id: uuid(),
    name,
    type,
    size,
    uploadDate: now,
    file,
    state: { kind: 'listed' },
  }
}

/** Why a file can't be listed; null if it can. */
export function refusalOf(
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
  known: readonly ListedFile[],
): string | null {
  const { name, size, lastModified } = file
  if (kindOf(name) === null) return `${name} can’t be read. Choose ${kindNames} files.`
  if (size === 0) return `${name} is empty.`
  if (size > maxBytes) return `${name} is ${fileSize(size)}. The limit is ${maxSize}.`
  const isThere = known.some(
    (one) => one.name === name && one.size === size && one.file.lastModified === lastModified,
  )
  if (isThere) return `${name} is already in the list.`
  if (known.length >= maxFiles)
    return `${name} wasn’t added: the list holds up to ${maxFiles} files.`
  return null
}
