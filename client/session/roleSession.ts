/**
 * A role's session as the browser sees it. The server decides whether someone is signed in; the
 * mark in local storage (specification, section 3) only hints at what to draw until it answers.
 */
import type { QueryClient } from '@tanstack/react-query'
import { sessionAddresses } from '#shared/session/addresses'
import type { sessionCalls } from '#shared/session/calls'
import type { Role } from '#shared/session/rules'
import { client } from '../api'
import { readText, storeText } from '../storage'

const calls = client<typeof sessionCalls>(sessionAddresses)
const hintValue = 'authenticated'
/** Of the query that caches whether someone is signed in. */
export const sessionKey = ['session'] as const

export type RoleSession = ReturnType<typeof roleSession>

/** `hintKey` is the mark's key in local storage. */
export function roleSession(role: Role, hintKey: string) {
  function setHint(signedIn: boolean): void {
    // Without storage there is no hint; the session itself is a cookie.
    storeText('local', hintKey, signedIn ? hintValue : null)
  }

  /** Someone was signed in here and did not sign out. */
  let hasEnded = false

  return {
    async ask(signal: AbortSignal) {
      const state = await calls.state({ role }, { signal })
      hasEnded ||= this.isHinted() && !state.signedIn
      setHint(state.signedIn)
      return state
    },

    /** Whether a session ended without a sign-out, which the login page then explains. */
    get hasEnded(): boolean {
      return hasEnded
    },

    async signIn(password: string) {
      const state = await calls.signIn({ role, password })
      hasEnded = false
      setHint(true)
      return state
    },

    async signOut(): Promise<void> {
      await calls.signOut({ role })
      setHint(false)
    },

    /** Called when the server says that nobody is signed in: a call or a socket was refused. */
    ended(queries: QueryClient): void {
      hasEnded ||= this.isHinted()
      setHint(false)
      queries.setQueryData(sessionKey, { signedIn: false })
    },

    isHinted(): boolean {
      return readText('local', hintKey) !== null
    },

    /** Calls the listener when another tab signs in or out. */
    onHintChange(listener: () => void): () => void {
      const onStorage = (event: StorageEvent) => {
        if (event.key === hintKey || event.key === null) listener()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
