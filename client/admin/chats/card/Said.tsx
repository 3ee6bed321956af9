/** Who said what: the visitor, Whisper (as it is being written, too) and the visitor's comment. */
import type { Interaction } from '#shared/chat/records'
import { useFeed } from '../../data/live/FeedProvider'
import { usePiece } from '../../data/live/pieces'
import { Choice } from './Choice'
import styles from './Said.module.css'

export function Said({ interaction }: { interaction: Interaction }) {
  const { id, botResponse, feedback, answer } = interaction
  return (
    <dl className={styles.said}>
      <dt>User</dt>
      <dd className={styles.user}>
        <Choice interaction={interaction} />
      </dd>
      <dt>Whisper</dt>
      {answer.status === 'waiting' ? (
        <Writing id={id} />
      ) : (
        <dd>
          {botResponse}
          <Offers offers={answer.offers} />
        </dd>
      )}
      {feedback?.comment && (
        <>
          <dt>Feedback</dt>
          <dd>{feedback.comment}</dd>
        </>
      )}
    </dl>
  )
}

function Offers({ offers = [] }: Pick<Interaction['answer'], 'offers'>) {
  if (offers.length === 0) return null
  return (
    <ul className={styles.offers} aria-label="Offered">
      {offers.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
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
