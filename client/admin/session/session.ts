/**
 * The admin's session as the browser sees it. Whether somebody is signed in is the server's word;
 * the mark in local storage (specification, section 3) is a hint for what to draw while it is asked.
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { sessionAddresses } from '#shared/session/addresses'
import type { sessionCalls } from '#shared/session/calls'
import { client } from '../../api'

const calls = client<typeof sessionCalls>(sessionAddresses)
const role = 'admin'
const hintKey = 'admin-token'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const state = await calls.state({ role }, { signal })
    setHint(state.signedIn)
    return state
  },
  staleTime: 30_000,
  refetchOnWindowFocus: true,
})

export async function signIn(queries: QueryClient, password: string): Promise<void> {
  const state = await calls.signIn({ role, password })
  setHint(true)
  queries.setQueryData(sessionQuery.queryKey, state)
}

export async function signOut(): Promise<void> {
  await calls.signOut({ role })
  setHint(false)
}

/** The server says that nobody is signed in: a call or a socket was refused. */
export function sessionEnded(queries: QueryClient): void {
  setHint(false)
  queries.setQueryData(sessionQuery.queryKey, { signedIn: false })
}

export function isHinted(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null
  } catch {
    return false
  }
}

/** Tells when another tab has signed in or out. */
export function onHintChange(tell: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === hintKey || event.key === null) tell()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function setHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(hintKey, 'authenticated')
    else localStorage.removeItem(hintKey)
  } catch {
    // Without storage there is no hint; the session itself is a cookie.
  }
}
