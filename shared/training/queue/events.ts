import type { QueueCounts, QueuedQuestion } from './records'

/** Events for admins about the queue, once it is stored; a few times a second at most. */
export interface QueueNews {
  queue: (news: {
    changed: QueuedQuestion[]
    gone: string[]
    counts: QueueCounts
    /** More changed than is told: ask again. */
    isMore: boolean
  }) => void
}
