/** Asks the regression questions against a change before Whisper reads it. */
import type { EntryContent } from '#shared/knowledge/rules'
import { training } from '../../data/training/calls'

interface EntryChange {
  id: string
  /** The form's content; without it, the latest stored content. */
  words?: EntryContent
  /** Whether Whisper will no longer read it. */
  isGone?: boolean
}

export interface Change {
  action: 'publish' | 'archive' | 'delete' | 'switch'
  entries?: readonly EntryChange[]
  pages?: readonly { path: string; isOn: boolean }[]
}

export type Checked = Awaited<ReturnType<typeof training.check>>

/** All questions take a few seconds; a server slower than this isn't worth waiting for. */
const timeout = 60_000

/** `id` identifies the check in progress events (checkProgress in data/training/cache.ts). */
export function checkChange(
  { entries = [], pages = [] }: Change,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<Checked> {
  return training.check({ id, entries: [...entries], pages: [...pages] }, { signal, timeout })
}
