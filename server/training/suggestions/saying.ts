/** Which messages say that a question belongs to a section, or does not. Pure. */
import { type Source, sectionOf, sure } from '#shared/training/suggestions/rules'
import type { StoredMessage } from '../../chat/chat'
import type { Subject } from './documents'

interface Saying extends Subject {
  source: Source
  /** Whose words are meant, where it is not the message's own: the one that was answered by an offer. */
  of?: string
}

/** Null where it says nothing of the kind. */
export function sayingOf({
  answer,
  feedback,
  pick,
}: Partial<Pick<StoredMessage, 'answer' | 'feedback' | 'pick'>>): Saying | null {
  if (pick !== undefined) {
    const chosen = pick.offer === null ? null : sectionOf(pick.offer)
    // What it led to was of no help: perhaps not what was meant.
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
