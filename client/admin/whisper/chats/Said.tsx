/** Who said what: the visitor, Whisper (as it is being written, too) and the visitor's comment. */
import type { Interaction } from '#shared/chat/records'
import { useFeed } from '../live/FeedProvider'
import { usePiece } from '../live/pieces'
import styles from './Said.module.css'

export function Said({ interaction }: { interaction: Interaction }) {
  const { id, userMessage, botResponse, feedback, answer } = interaction
  return (
    <dl className={styles.said}>
      <dt>User</dt>
      <dd className={styles.user}>{userMessage}</dd>
      <dt>Whisper</dt>
      {answer.status === 'waiting' ? <Writing id={id} /> : <dd>{botResponse}</dd>}
      {feedback?.comment && (
        <>
          <dt>Feedback</dt>
          <dd>{feedback.comment}</dd>
        </>
      )}
    </dl>
  )
}

function Writing({ id }: { id: string }) {
  const piece = usePiece(useFeed().pieces, id)
  return (
    <dd aria-busy="true">
      {piece}
      <span className={styles.caret} data-writing={Boolean(piece)} aria-hidden="true" />
    </dd>
  )
}
