import type { EntrySummary } from './records'

/** Events for admins about the knowledge base, once it is stored. */
export interface KnowledgeEvents {
  /** Entries that are new, or were changed, published or archived. */
  knowledge: (changed: EntrySummary[]) => void
  knowledgeRemoved: (removed: { id: string }) => void
  /** Uses or ratings of entries have changed; sent a few times a second at most. */
  knowledgeUsed: () => void
}
