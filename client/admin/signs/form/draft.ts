/** What was entered last: kept in this browser, so that a reload loses nothing; all tabs share it. */
import { ObservableValue } from '../../ui/observable'
import { type Inputs, parseStoredInputs, writeInputs } from './inputs'

const key = 'sign-draft'

export const draft = new ObservableValue<Inputs>(readStored())

export function changeDraft(change: Partial<Inputs>): void {
  draft.set({ ...draft.get(), ...change })
  try {
    localStorage.setItem(key, writeInputs(draft.get()))
  } catch {
    // Storage is full or forbidden: the sign lives as long as the page.
  }
}

addEventListener('storage', (event) => {
  // Null: another tab emptied the whole storage.
  if (event.key === key || event.key === null) draft.set(readStored())
})

function readStored(): Inputs {
  try {
    return parseStoredInputs(localStorage.getItem(key))
  } catch {
    return parseStoredInputs(null)
  }
}
