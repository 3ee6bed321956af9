/**
 * The few marks that this browser keeps of a conversation. They are hints: whether the page should
 * load the panel by itself, what was read already, what stood in the text box. Storage may be blocked.
 */
import { resumeKey } from './resume'

const readKey = 'whisper-read'
const draftKey = 'whisper-draft'

/**
 * Until when a page loads the panel by itself, to go on with the conversation: for a day after its
 * last word, and for as long as something is still to be sent. Null: nothing to go on with.
 */
export function rememberRunning(until: number | null): void {
  write(() => localStorage, resumeKey, until === null ? null : String(until))
}

/** The id of the last answered message that was seen. */
export function lastRead(): string | null {
  return read(() => localStorage, readKey)
}
export function rememberRead(id: string): void {
  write(() => localStorage, readKey, id)
}
/** When another tab has read on. */
export function onReadElsewhere(handler: () => void): void {
  addEventListener('storage', ({ key }) => key === readKey && handler())
}

export function draft(): string {
  return read(() => sessionStorage, draftKey) ?? ''
}
export function rememberDraft(text: string): void {
  write(() => sessionStorage, draftKey, text || null)
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Blocked or full: only a hint is lost.
  }
}
