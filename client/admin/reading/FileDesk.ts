/**
 * The listed files and what was read from them, independent of React: it stays while the admin
 * visits other pages and survives a reload (persistDesk.ts). Nothing leaves the browser before it
 * is added as drafts.
 */
import { ObservableValue } from '../ui/observable'
import { type FileState, listed, type ListedFile, refusalOf } from './files/listedFile'
import { type RemovedFile, removedFile, withFile, withoutFile } from './files/removedFile'
import { kindOf } from './readers/fileKinds'
import { Reader, Stopped } from './readers/reader'
import { Unreadable } from './readers/section'
import { type Draft, type DraftLikeness, draftOf, isToAdd } from './review/draft'

export interface Desk {
  files: readonly ListedFile[]
  drafts: readonly Draft[]
  /** Why some files weren't listed. */
  refusals: readonly string[]
  /** A reading in progress: the file's number, out of how many. */
  run: { at: number; of: number; isComparing: boolean; isStopping: boolean } | null
  /** Why duplicates aren't marked. */
  uncompared: string | null
}

/** An existing entry. */
export interface Known {
  id: string
  title: string
  content: string
}

const empty: Desk = { files: [], drafts: [], refusals: [], run: null, uncompared: null }

export class FileDesk {
  readonly now = new ObservableValue<Desk>(empty)
  private readonly reader = new Reader()
  private isStopped = false

  /** `entries` loads the existing entries, to mark duplicates. */
  constructor(private readonly entries: () => Promise<Known[]>) {}

  add(files: readonly File[], problems: readonly string[] = []): void {
    const known = [...this.now.get().files]
    const refusals = [...problems]
    for (const file of files) {
      const refusal = refusalOf(file, known)
      if (refusal === null) known.push(listed(file))
      else refusals.push(refusal)
    }
    this.set({ files: known, refusals })
  }

  /** Returns what is needed to restore it. */
  remove(id: string): RemovedFile | null {
    const removed = removedFile(this.now.get(), id)
    if (!removed) return null
    // Stops reading this file only; those after it continue.
    if (removed.wasReading) this.reader.stop()
    this.set(withoutFile(this.now.get(), id))
    return removed
  }

  restore(removed: RemovedFile): void {
    this.set(withFile(this.now.get(), removed))
  }

  /** Restores the state from before a reload; files added since come after it. */
  bringBack({ files, drafts }: Pick<Desk, 'files' | 'drafts'>): void {
    const now = this.now.get()
    this.set({ files: [...files, ...now.files], drafts: [...drafts, ...now.drafts] })
  }

  forgetRefusals(): void {
    this.set({ refusals: [] })
  }

  /** Reads one file after the other: the given ones, or all that weren't read yet. */
  async read(ids?: readonly string[]): Promise<void> {
    if (this.now.get().run) return
    const wanted = this.now
      .get()
      .files.filter(({ id, state }) => (ids ? ids.includes(id) : state.kind === 'listed'))
    if (wanted.length === 0) return
    this.isStopped = false
    for (const { id } of wanted) this.become(id, { kind: 'waiting' })
    for (const [index, one] of wanted.entries()) {
      if (this.isStopped) break
      this.set({ run: { at: index + 1, of: wanted.length, isComparing: false, isStopping: false } })
      if (this.now.get().files.some(({ id }) => id === one.id)) await this.readOne(one)
    }
    for (const { id, state } of this.now.get().files) {
      if (state.kind === 'waiting') this.become(id, { kind: 'listed' })
    }
    await this.compare()
    this.set({ run: null })
  }

  /** Stops reading at once; what was read is kept. */
  stop(): void {
    const { run } = this.now.get()
    this.isStopped = true
    this.reader.stop()
    this.set({ run: run && { ...run, isStopping: true } })
  }

  /** Marks drafts that already exist and unselects those that nobody has touched. */
  async compare(): Promise<void> {
    const { drafts, run } = this.now.get()
    if (drafts.every(({ isAdded }) => isAdded)) return
    const before = run ?? { at: 1, of: 1 }
    this.set({ run: { ...before, isComparing: true, isStopping: false }, uncompared: null })
    const entries = await this.entries().catch((error: unknown) => {
      this.set({ uncompared: error instanceof Error ? error.message : String(error) })
      return []
    })
    const own = new Set(drafts.map(({ id }) => id))
    const others = entries.filter(({ id }) => !own.has(id))
    const comparing = this.reader.compare(drafts.map(saidBy), others.map(saidBy))
    const found = await comparing.catch(() => {
      this.set({ uncompared: 'Stopped.' })
      return []
    })
    const marks = new Map(
      drafts.map(({ id }, at): [string, DraftLikeness | null] => {
        const like = found[at]
        if (!like) return [id, null]
        const other = like.of === 'entry' ? others[like.at] : drafts[like.at]
        const entryId = like.of === 'entry' && other ? { entryId: other.id } : {}
        return [id, { of: like.of, title: other?.title ?? '', isSame: like.isSame, ...entryId }]
      }),
    )
    this.change((draft) => {
      const likeness = marks.get(draft.id) ?? null
      const isChosen = draft.isTouched ? draft.isChosen : likeness === null && !draft.namesCosts
      return { ...draft, likeness, isChosen }
    })
    if (!run) this.set({ run: null })
  }

  /** A stable function, so that unchanged rows aren't rendered again. */
  readonly edit = (id: string, changes: Partial<Draft>): void => {
    this.change((draft) => (draft.id === id ? { ...draft, ...changes, isTouched: true } : draft))
  }

  choose(isChosen: (draft: Draft) => boolean): void {
    this.change((draft) => ({ ...draft, isChosen: isChosen(draft), isTouched: true }))
  }

  added(ids: ReadonlySet<string>): void {
    this.change((draft) => (ids.has(draft.id) ? { ...draft, isAdded: true } : draft))
  }

  /** Removes added drafts and their files from the page. */
  clearAdded(): void {
    const { files, drafts } = this.now.get()
    const left = drafts.filter(({ isAdded }) => !isAdded)
    const done = new Set(drafts.filter(({ isAdded }) => isAdded).map(({ fileId }) => fileId))
    const open = new Set(left.map(({ fileId }) => fileId))
    this.set({ drafts: left, files: files.filter(({ id }) => !done.has(id) || open.has(id)) })
  }

  private async readOne({ id, name, file }: ListedFile): Promise<void> {
    const kind = kindOf(name)
    if (kind === null) return
    this.become(id, { kind: 'reading', done: 0, total: 0 })
    try {
      const { sections, note } = await this.reader.read({ file, kind }, (done, total) => {
        this.become(id, { kind: 'reading', done, total })
      })
      this.become(id, { kind: 'read', sections: sections.length, note })
      if (!this.now.get().files.some((one) => one.id === id)) return
      const kept = this.now.get().drafts.filter((one) => one.fileId !== id || one.isAdded)
      this.set({ drafts: [...kept, ...sections.map((one) => draftOf(one, { id, name }))] })
    } catch (error) {
      if (error instanceof Stopped) this.become(id, { kind: 'listed' })
      else this.become(id, failureOf(error))
    }
  }

  private become(id: string, state: FileState): void {
    const { files } = this.now.get()
    this.set({ files: files.map((one) => (one.id === id ? { ...one, state } : one)) })
  }

  private change(work: (draft: Draft) => Draft): void {
    this.set({ drafts: this.now.get().drafts.map((one) => (one.isAdded ? one : work(one))) })
  }

  private set(changes: Partial<Desk>): void {
    this.now.set({ ...this.now.get(), ...changes })
  }
}

const saidBy = ({ title, content }: Known | Draft) => ({ title, content })

export function toAdd({ drafts }: Desk): Draft[] {
  return drafts.filter(isToAdd)
}

function failureOf(error: unknown): FileState {
  const isOurs = error instanceof Unreadable
  const problem = isOurs ? error.message : 'This file couldn’t be read.'
  return { kind: 'failed', problem, isExport: isOurs && error.isExport }
}
