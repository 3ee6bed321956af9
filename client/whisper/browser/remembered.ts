/**
 * Hints about the conversation kept in this browser: whether the page should load the panel by
 * itself, what was read, whether it may sound, and for this tab the draft in the text box and a
 * request for a person. Storage may be blocked.
 */
import { readText, storeText } from '../../storage'
import { resumeKey } from './pageAndPanel'

const readKey = 'whisper-read'
const alertKey = 'whisper-alert'
const soundKey = 'whisper-sound'
const draftKey = 'whisper-draft'
const requestKey = 'whisper-wish'
/** Requests older than this are dropped. */
const requestMs = 10 * 60_000

/** A request for a person, or to go back to Whisper, that the server hasn't received yet. */
export interface PersonRequest {
  id: string
  wanted: boolean
  at: number
}

/**
 * Until when pages load the panel by themselves to resume the conversation: a day after its last
 * message, or forever while something is unsent. Null: nothing to resume.
 */
export function rememberRunning(until: number | null): void {
  storeText('local', resumeKey, until === null ? null : String(until))
}

/** Id of the last answered message that was seen. */
export function lastRead(): string | null {
  return readText('local', readKey)
}
export function rememberRead(id: string): void {
  storeText('local', readKey, id)
}
/** Calls the handler when another tab has read further. */
export function onReadElsewhere(handler: () => void): void {
  addEventListener('storage', ({ key }) => key === readKey && handler())
}

/** Id of what a teammate said last that this browser alerted the visitor to, by sound or not. */
export function lastAlert(): string | null {
  return readText('local', alertKey)
}
export function rememberAlert(id: string): void {
  storeText('local', alertKey, id)
}
export function isSoundOn(): boolean {
  return readText('local', soundKey) !== 'off'
}
export function rememberSound(isOn: boolean): void {
  storeText('local', soundKey, isOn ? null : 'off')
}

export function draft(): string {
  return readText('session', draftKey) ?? ''
}
export function rememberDraft(text: string): void {
  storeText('session', draftKey, text || null)
}

export function pendingPersonRequest(): PersonRequest | null {
  try {
    const request: PersonRequest | null = JSON.parse(readText('session', requestKey) ?? 'null')
    return request && Date.now() - request.at < requestMs ? request : null
  } catch {
    // Half written: the panel must open all the same.
    return null
  }
}
export function rememberPersonRequest(request: PersonRequest | null): void {
  storeText('session', requestKey, request && JSON.stringify(request))
}
