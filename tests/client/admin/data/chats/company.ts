/**
 * A small fake server to test the list against: it stores interactions, changes them, and serves
 * pages of the list like the real one.
 */

import type { Change, Interaction } from '#shared/chat/records'
import { compareByCursor, cursorOf, parseCursor } from '#shared/cursor'
import { belongs, type Wanted } from '../../../../../client/admin/data/chats/wanted'

export type Step =
  | { kind: 'ask'; words: string; conversation: number }
  | { kind: 'answer' | 'helpful' | 'unhelpful' | 'erase'; of: number }

export class Company {
  private readonly stored: Interaction[] = []
  private readonly gone = new Set<string>()

  /** Performs a step; returns the change sent to admins, or null if there is none. */
  step(step: Step): Change | null {
    if (step.kind === 'ask') return this.ask(step.words, `c${step.conversation}`)
    const at = step.of % Math.max(1, this.stored.length)
    const was = this.stored[at]
    if (was === undefined || this.gone.has(was.id)) return null
    const rev = was.rev + 1
    const { id, conversationId, seq, updatedAt } = was
    if (step.kind === 'erase') {
      this.gone.add(id)
      return { id, conversationId, seq, updatedAt, rev, erased: true }
    }
    const next = { ...was, rev, ...changed(step.kind) }
    this.stored[at] = next
    return next
  }

  page(wanted: Wanted, before: string | null, limit: number) {
    const place = before === null ? null : parseCursor(before)
    const all = this.fresh(wanted).filter(
      (one) => place === null || compareByCursor(one, place) > 0,
    )
    const interactions = all.slice(0, limit)
    const last = interactions.at(-1)
    return { interactions, next: all.length > limit && last ? cursorOf(last) : null }
  }

  fresh(wanted: Wanted): Interaction[] {
    return this.stored
      .filter((one) => !this.gone.has(one.id) && belongs(one, wanted))
      .sort(compareByCursor)
  }

  private ask(userMessage: string, conversationId: string): Interaction {
    const seq = this.stored.length + 1
    // Several share a timestamp, and ids don't increase with time: the order depends on both.
    const timestamp = 1_000 + Math.floor(seq / 3)
    const interaction: Interaction = {
      id: `${(seq * 7) % 10}${seq}`,
      conversationId,
      seq,
      channel: 'chat',
      page: '/',
      timestamp,
      updatedAt: timestamp,
      rev: 1,
      isFirst: false,
      userMessage,
      botResponse: '',
      answer: { status: 'waiting' },
    }
    this.stored.push(interaction)
    return interaction
  }
}

function changed(kind: 'answer' | 'helpful' | 'unhelpful'): Partial<Interaction> {
  if (kind === 'answer') return { botResponse: 'A gate opens.', answer: { status: 'done' } }
  return { feedback: { helpful: kind === 'helpful' } }
}
