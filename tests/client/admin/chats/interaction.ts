/** An interaction for tests; its id and time derive from one number. */
import type { Interaction } from '#shared/chat/records'

export function interaction(at: number, more: Partial<Interaction> = {}): Interaction {
  return {
    id: `m${String(at).padStart(9, '0')}`,
    conversationId: 'c1',
    seq: at,
    channel: 'chat',
    page: '/',
    timestamp: at,
    updatedAt: at,
    rev: 1,
    isFirst: false,
    userMessage: `Question ${at}`,
    botResponse: `Answer ${at}`,
    answer: { status: 'done' },
    ...more,
  }
}

/** Newest first. */
export function interactions(from: number, to: number): Interaction[] {
  return Array.from({ length: from - to + 1 }, (_, index) => interaction(from - index))
}
