/** What an admin should know before entries are published: the regression questions, asked of them. */
import type { Words } from '#shared/knowledge/rules'
import { training } from '../training/calls'

export interface ToPublish {
  id: string
  /** Those in the form; without them the newest that are stored. */
  words?: Words
}

export type Checked = Awaited<ReturnType<typeof training.check>>

/** All questions take some seconds; a server that needs more than this is too slow to wait for. */
const timeout = 60_000

/** `id` names the check: its progress is told by the line (training/checkProgress.ts). */
export function beforePublish(
  entries: readonly ToPublish[],
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<Checked> {
  return training.check({ id, entries: [...entries] }, { signal, timeout })
}
