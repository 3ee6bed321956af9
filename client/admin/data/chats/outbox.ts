/**
 * Replies and notes that the server hasn't stored yet, of all tabs. They survive a reload and a lost
 * connection, are sent in order by each open admin page, and are stored once, because each has its
 * id from the start.
 */
import { ApiError, mayPass } from '../../../errors'
import { ObservableValue } from '../../ui/observable'
import { handover } from './handovers'

export interface Unsent {
  /** The author: a message is never sent in the name of whoever signs in next. */
  by: string
  id: string
  conversationId: string
  kind: 'reply' | 'note'
  text: string
  /** Why the server refused it. It stays until it is removed. */
  problem?: string
}

interface Outcomes {
  stored: (reply: Awaited<ReturnType<typeof handover.write>>) => void
  /** With the reason. */
  refused: (message: Unsent, problem: string) => void
}

const storageKey = 'teammate-outbox'
const againMs = 2_000
const patienceMs = 10_000

/** Without storage they last until the page is left. */
let canStore = true
export const unsent = new ObservableValue<readonly Unsent[]>([])
unsent.set(read())
addEventListener('storage', ({ key }) => {
  if (key !== storageKey) return
  unsent.set(read())
  void sendAll()
})
let isSending = false
let me: string | undefined
let outcomes: Outcomes | undefined

/** Sends this teammate's remaining messages. */
export function startOutbox(teammate: string | undefined, when: Outcomes): void {
  me = teammate
  outcomes = when
  void sendAll()
}

export function write(message: Omit<Unsent, 'problem'>): void {
  change((all) => [...all, message])
  void sendAll()
}

export function removeUnsent(id: string): void {
  change((all) => all.filter((one) => one.id !== id))
}

/** Puts a removed message back in its place. */
export function restoreUnsent(message: Unsent, at: number): void {
  change((all) => (all.some(({ id }) => id === message.id) ? all : all.toSpliced(at, 0, message)))
}

/**
 * Resolves once this teammate's messages to a conversation are stored or refused: giving it up must
 * not overtake them. Rejects if that takes too long.
 */
export async function allSent(conversationId: string): Promise<void> {
  const isSent = () =>
    !unsent
      .get()
      .some((one) => one.conversationId === conversationId && one.by === me && !one.problem)
  if (isSent()) return
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      stop()
      reject(new Error('Your last reply isn’t sent yet. Try again once it is.'))
    }, patienceMs)
    const stop = unsent.follow(() => {
      if (!isSent()) return
      stop()
      clearTimeout(timer)
      resolve()
    })
  })
}

async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (;;) {
      const next = unsent.get().find(({ by, problem }) => by === me && problem === undefined)
      if (!next) return
      const { id, kind, text, conversationId } = next
      try {
        outcomes?.stored(await handover.write({ conversation: conversationId, id, kind, text }))
        removeUnsent(id)
      } catch (error) {
        if (mayPass(error)) throw error
        // Their next sign-in sends it.
        if (error instanceof ApiError && error.code === 'unauthorized') return void (me = undefined)
        const problem = error instanceof Error ? error.message : ''
        change((all) => all.map((one) => (one.id === id ? { ...one, problem } : one)))
        outcomes?.refused(next, problem)
      }
    }
  } catch {
    setTimeout(() => void sendAll(), againMs)
  } finally {
    isSending = false
  }
}

function change(how: (all: readonly Unsent[]) => readonly Unsent[]): void {
  const all = how(read())
  unsent.set(all)
  try {
    localStorage.setItem(storageKey, JSON.stringify(all))
  } catch {
    canStore = false
  }
}

/** With what other tabs have written. */
function read(): readonly Unsent[] {
  try {
    const kept: unknown = canStore ? JSON.parse(localStorage.getItem(storageKey) ?? '[]') : null
    return Array.isArray(kept) ? kept : unsent.get()
  } catch {
    return unsent.get()
  }
}
