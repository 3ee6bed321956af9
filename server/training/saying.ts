/** Which messages say that a question belongs to a section, or doesn't. Pure. */
import { type Source, sectionOf, sure } from '#shared/training/suggestions/rules'
import type { StoredMessage } from '../chat/chat'
import type { Subject } from './suggestions/documents'

interface Saying extends Subject {
  source: Source
  /** The message whose text counts instead of its own: the one that was answered by an offer. */
  of?: string
}

/** Null if it says neither. */
export function sayingOf({
  answer,
  feedback,
  pick,
}: Partial<Pick<StoredMessage, 'answer' | 'feedback' | 'pick'>>): Saying | null {
  if (pick !== undefined) {
    const chosen = pick.offer === null ? null : sectionOf(pick.offer)
    // The picked section didn't help, so perhaps it wasn't what was meant.
    if (!chosen || feedback?.helpful === false) return null
    return { kind: 'way', source: 'pick', ...chosen, of: pick.messageId }
  }
  if (answer?.status !== 'done' || feedback === undefined) return null
  const best = answer.why?.passages.find(({ used, version }) => used && version !== undefined)
  const answered = best ? sectionOf(best.id) : null
  if (!answered) return null
  if (!feedback.helpful) return { kind: 'never', source: 'notHelpful', ...answered }
  if ((answer.confidence ?? 1) >= sure) return null
  return { kind: 'way', source: 'helpful', ...answered }
}
