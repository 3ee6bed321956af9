/** The last inputs, kept in this browser across reloads and shared by all tabs. */
import { readText, storeText } from '../../../storage'
import { ObservableValue } from '../../ui/observable'
import { type Inputs, parseStoredInputs, writeInputs } from './inputs'

const key = 'sign-draft'

export const draft = new ObservableValue<Inputs>(readStored())

export function changeDraft(change: Partial<Inputs>): void {
  draft.set({ ...draft.get(), ...change })
  storeText('local', key, writeInputs(draft.get()))
}

addEventListener('storage', (event) => {
  // A null key means that another tab cleared the storage.
  if (event.key === key || event.key === null) draft.set(readStored())
})

function readStored(): Inputs {
  return parseStoredInputs(readText('local', key))
}
