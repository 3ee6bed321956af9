/** Removes a file from the list and restores it in its place, with its drafts. Pure. */
import type { Draft } from '../review/draft'
import type { ListedFile } from './listedFile'

interface Lists {
  files: readonly ListedFile[]
  drafts: readonly Draft[]
}

export interface RemovedFile {
  file: ListedFile
  at: number
  /** Its drafts that aren't added yet, with their places. */
  drafts: [place: number, draft: Draft][]
  wasReading: boolean
}

export function removedFile({ files, drafts }: Lists, id: string): RemovedFile | null {
  const index = files.findIndex((one) => one.id === id)
  const file = files[index]
  if (!file) return null
  const { kind } = file.state
  // An unfinished reading can be started again.
  const isInQueue = kind === 'reading' || kind === 'waiting'
  return {
    file: isInQueue ? { ...file, state: { kind: 'listed' } } : file,
    at: index,
    drafts: [...drafts.entries()].filter(([, draft]) => goesWith(draft, id)),
    wasReading: kind === 'reading',
  }
}

export function withoutFile({ files, drafts }: Lists, id: string): Lists {
  return {
    files: files.filter((one) => one.id !== id),
    drafts: drafts.filter((draft) => !goesWith(draft, id)),
  }
}

export function withFile(lists: Lists, { file, at, drafts }: RemovedFile): Lists {
  if (lists.files.some(({ id }) => id === file.id)) return lists
  return {
    files: lists.files.toSpliced(at, 0, file),
    drafts: drafts.reduce<readonly Draft[]>(
      (all, [place, draft]) => all.toSpliced(place, 0, draft),
      lists.drafts,
    ),
  }
}

const goesWith = ({ fileId, isAdded }: Draft, id: string) => fileId === id && !isAdded
