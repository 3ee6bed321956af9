import type { QueueCounts, QueuedQuestion } from './records'

/** Events for admins about the queue, once it is stored; a few times a second at most. */
export interface QueueEvents {
  queue: (news: {
    changed: QueuedQuestion[]
    gone: string[]
    counts: QueueCounts
    /** More has changed than is listed here: fetch again. */
    isMore: boolean
  }) => void
}
