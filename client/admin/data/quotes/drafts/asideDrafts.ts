/** Unsaved quotes set aside when another was started, kept here until restored or discarded. */
import { readText, storeText } from '../../../../storage'
import { ObservableValue } from '../../../ui/observable'
import { type Draft, isBlank, newDraft } from './draft'
import { storeUnsaved, unsavedDraft } from './draftStore'
import { readDrafts, writeDrafts } from './draftText'
import { rememberedName } from './preparedBy'

const key = 'quote-drafts-aside'

export const asideDrafts = new ObservableValue<readonly Draft[]>(readDrafts(readText('local', key)))

/** Starts another quote and sets an unsaved one aside. */
export function startQuote(start: Partial<Draft> = {}): void {
  const before = unsavedDraft.get()
  if (!isBlank(before)) storeAside([before, ...asideDrafts.get()])
  storeUnsaved(newDraft({ preparedBy: rememberedName(), ...start }))
}

/** Brings a draft back into the calculator and sets an unsaved one aside. */
export function restoreAside(draft: Draft): void {
  const before = unsavedDraft.get()
  const rest = asideDrafts.get().filter(({ id }) => id !== draft.id)
  storeAside(isBlank(before) ? rest : [before, ...rest])
  storeUnsaved(draft)
}

export function discardAside({ id }: Draft): void {
  storeAside(asideDrafts.get().filter((one) => one.id !== id))
}

/** Puts a discarded draft back in its place. */
export function putBackAside(draft: Draft, at: number): void {
  const drafts = asideDrafts.get()
  if (drafts.every(({ id }) => id !== draft.id)) storeAside(drafts.toSpliced(at, 0, draft))
}

function storeAside(drafts: readonly Draft[]): void {
  asideDrafts.set(drafts)
  storeText('local', key, drafts.length === 0 ? null : writeDrafts(drafts))
}

addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) asideDrafts.set(readDrafts(readText('local', key)))
})
