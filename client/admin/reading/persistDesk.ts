/** Restores the desk after a reload and stores its changes. */
import { readDesk, writeDesk } from '../data/files/storedDesk'
import type { Desk, FileDesk } from './FileDesk'
import type { FileState, ListedFile } from './files/listedFile'
import type { Draft } from './review/draft'

type Lists = Pick<Desk, 'files' | 'drafts'>

interface KeptLists {
  files: Omit<ListedFile, 'file'>[]
  drafts: readonly Draft[]
}

/** `by` is the teammate's id. */
export async function persistDesk(desk: FileDesk, by: string): Promise<void> {
  try {
    const { files, desk: lists } = await readDesk(by)
    if (lists !== undefined) desk.bringBack(listsOf(lists as KeptLists, files))
  } catch {
    // This browser can't store anything.
    return
  }
  let kept: Lists = { files: [], drafts: [] }
  let isWriting = false
  async function write(): Promise<void> {
    if (isWriting) return
    isWriting = true
    try {
      // Changes during a write are written together in the next one.
      for (let now = desk.now.get(); isChanged(now, kept); now = desk.now.get()) {
        kept = now
        await writeDesk(by, now.files, toStored(now))
      }
    } catch {
      // The disk is full: the desk lasts as long as the page.
    } finally {
      isWriting = false
    }
  }
  desk.now.follow(() => void write())
  await write()
}

const isChanged = (now: Lists, kept: Lists) =>
  now.files !== kept.files || now.drafts !== kept.drafts

export function toStored({ files, drafts }: Lists): KeptLists {
  return { files: files.map(({ file: _, ...rest }) => rest), drafts }
}

/** Only files with stored content. Interrupted readings can be started again. */
export function listsOf(kept: KeptLists, contents: readonly { id: string; file: File }[]): Lists {
  const fileOf = new Map(contents.map(({ id, file }) => [id, file]))
  const files = kept.files.flatMap((one) => {
    const file = fileOf.get(one.id)
    return file ? [{ ...one, file, state: settled(one.state) }] : []
  })
  const listed = new Set(files.map(({ id }) => id))
  return { files, drafts: kept.drafts.filter((one) => one.isAdded || listed.has(one.fileId)) }
}

function settled(state: FileState): FileState {
  return state.kind === 'reading' || state.kind === 'waiting' ? { kind: 'listed' } : state
}
