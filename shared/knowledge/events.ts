import type { EntrySummary } from './records'

/** Events for admins about the knowledge base, once it is stored. */
export interface KnowledgeNews {
  /** Each that is new or was changed, published, archived. */
  knowledge: (changed: EntrySummary[]) => void
  knowledgeRemoved: (removed: { id: string }) => void
  /** How often entries were used, or how they were rated, has moved; a few times a second at most. */
  knowledgeUsed: () => void
}
