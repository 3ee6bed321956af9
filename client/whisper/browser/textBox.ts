/** The panel's text box. Its text survives a reload and can be set from outside. */
import { draft, rememberDraft } from './remembered'
import { createStore } from './store'

export const textBox = createStore({ text: draft() })

export function writeInBox(text: string): void {
  textBox.set({ text })
  rememberDraft(text)
}

/** Puts a message back into the box for editing, after any text already there. */
export function putInBox(text: string): void {
  const { text: there } = textBox.get()
  writeInBox(there.trim() ? `${there.trimEnd()}\n${text}` : text)
  focusBox()
}

export function focusBox(): void {
  document.querySelector<HTMLTextAreaElement>('#whisper textarea[name="message"]')?.focus()
}
