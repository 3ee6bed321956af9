/** What is selected for the quote being made: kept in this browser, so that a reload loses nothing; all tabs share it. */
import type { Selection } from '#shared/quotes/rules'
import { Value } from '../value'
import { readSelection, writeSelection } from './selectionText'

const key = 'quote-draft'

export const draft = new Value<Selection>(readKept())

export function changeDraft(change: (selection: Selection) => Selection): void {
  const next = change(draft.get())
  if (next === draft.get()) return
  draft.set(next)
  try {
    localStorage.setItem(key, writeSelection(next))
  } catch {
    // Storage is full or forbidden: the quote lives as long as the page.
  }
}

addEventListener('storage', (event) => {
  // Null: another tab emptied the whole storage.
  if (event.key === key || event.key === null) draft.set(readKept())
})

function readKept(): Selection {
  try {
    return readSelection(localStorage.getItem(key))
  } catch {
    return []
  }
}
