/** An admin with a session on a running server: reads what admins read. */
import { expect } from 'vitest'
import type { Change, Counts, Interaction } from '#shared/chat/records'
import { cookieOf } from '../cookieOf'
import { passwords } from '../runningServer'
import { eventually } from './eventually'

/** Resolves to the session's cookie. */
export async function signIn(
  url: string,
  role: 'admin' | 'dealer' = 'admin',
  origin = url,
  password: string = passwords[role],
): Promise<string> {
  const reply = await fetch(`${url}/api/session/${role}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  expect(reply.status).toBe(200)
  return cookieOf(reply)
}

export async function read<T>(url: string, path: string, cookie: string): Promise<T> {
  const reply = await fetch(url + path, { headers: { cookie } })
  expect([path, reply.status]).toEqual([path, 200])
  return reply.json()
}

/** Waits until a recount after a kill is done. */
export function readCounts(url: string, cookie: string): Promise<Counts> {
  return eventually(async () => {
    const counts = await read<Counts>(url, '/api/chat/counts', cookie)
    return counts.isRecounting ? null : counts
  })
}

/** Every interaction, newest first, page by page. */
export async function readInteractions(url: string, cookie: string): Promise<Interaction[]> {
  const all: Interaction[] = []
  for (let before = ''; ;) {
    const path = `/api/chat/interactions?limit=200${before && `&before=${before}`}`
    const page = await read<{ interactions: Interaction[]; next: string | null }>(url, path, cookie)
    all.push(...page.interactions)
    if (page.next === null) return all
    before = page.next
  }
}

/** Everything that changed since a time, page by page. */
export async function readChanges(url: string, cookie: string, since: number): Promise<Change[]> {
  const all: Change[] = []
  for (let after = ''; ;) {
    const path = `/api/chat/changes?since=${since}${after && `&after=${after}`}`
    const page = await read<{ changes: Change[]; next: string | null }>(url, path, cookie)
    all.push(...page.changes)
    if (page.next === null) return all
    after = page.next
  }
}
