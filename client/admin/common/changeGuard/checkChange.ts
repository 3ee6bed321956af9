/** What an admin should know before Whisper reads something else: the regression questions, asked of it. */
import type { EntryContent } from '#shared/knowledge/rules'
import { training } from '../../data/training/calls'

interface EntryChange {
  id: string
  /** Those in the form; without them the newest that are stored. */
  words?: EntryContent
  /** It is taken out of what Whisper reads. */
  isGone?: boolean
}

export interface Change {
  action: 'publish' | 'archive' | 'delete' | 'switch'
  entries?: readonly EntryChange[]
  pages?: readonly { path: string; isOn: boolean }[]
}

export type Checked = Awaited<ReturnType<typeof training.check>>

/** All questions take some seconds; a server that needs more than this is too slow to wait for. */
const timeout = 60_000

/** `id` names the check: its progress is told by the line (checkProgress in data/training/cache.ts). */
export function checkChange(
  { entries = [], pages = [] }: Change,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<Checked> {
  return training.check({ id, entries: [...entries], pages: [...pages] }, { signal, timeout })
}
