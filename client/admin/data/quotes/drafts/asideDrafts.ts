/** Unsaved quotes that were set aside when another was started; kept in this browser until restored or discarded. */
import { ObservableValue } from '../../../ui/observable'
import { type Draft, isBlank, newDraft } from './draft'
import { storeUnsaved, unsavedDraft } from './draftStore'
import { readDrafts, writeDrafts } from './draftText'
import { rememberedName } from './preparedBy'
import { read, write } from './storage'

const key = 'quote-drafts-aside'

export const asideDrafts = new ObservableValue<readonly Draft[]>(readDrafts(read(key)))

/** Starts another quote; an unsaved one in its place is set aside. */
export function startQuote(start: Partial<Draft> = {}): void {
  const before = unsavedDraft.get()
  if (!isBlank(before)) storeAside([before, ...asideDrafts.get()])
  storeUnsaved(newDraft({ preparedBy: rememberedName(), ...start }))
}

/** Brings one back into the calculator; an unsaved one there is set aside instead. */
export function restoreAside(draft: Draft): void {
  const before = unsavedDraft.get()
  const rest = asideDrafts.get().filter(({ id }) => id !== draft.id)
  storeAside(isBlank(before) ? rest : [before, ...rest])
  storeUnsaved(draft)
}

export function discardAside({ id }: Draft): void {
  storeAside(asideDrafts.get().filter((one) => one.id !== id))
}

/** One that was discarded, at its place again. */
export function putBackAside(draft: Draft, at: number): void {
  const drafts = asideDrafts.get()
  if (drafts.every(({ id }) => id !== draft.id)) storeAside(drafts.toSpliced(at, 0, draft))
}

function storeAside(drafts: readonly Draft[]): void {
  asideDrafts.set(drafts)
  write(key, drafts.length === 0 ? null : writeDrafts(drafts))
}

addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) asideDrafts.set(readDrafts(read(key)))
})
