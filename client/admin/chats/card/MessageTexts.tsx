/** An interaction's texts: the visitor's, Whisper's (even while being written), and the comment. */
import Check from '~icons/lucide/check'
import type { Interaction } from '#shared/chat/records'
import { choiceNamed } from '#shared/chat/rules'
import { useFeed } from '../../data/live/LiveProvider'
import { usePartialAnswer } from '../../data/live/partialAnswers'
import styles from './MessageTexts.module.css'

export function MessageTexts({ interaction }: { interaction: Interaction }) {
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
      ) : answer.status === 'person' ? (
        <dd>Left to a person</dd>
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
  const piece = usePartialAnswer(useFeed().pieces, id)
  return (
    <dd aria-busy="true">
      {piece}
      <span className={styles.caret} data-writing={Boolean(piece)} aria-hidden="true" />
    </dd>
  )
}

/** A visitor's pick from an offer, in the card's words. */
function Choice({ interaction: { userMessage, pick } }: { interaction: Interaction }) {
  if (!pick) return userMessage
  return (
    <>
      {/* As the visitor wrote it, if not as the title: '2'. */}
      {userMessage !== pick.title && <span>{userMessage}</span>}
      <span className={styles.chose}>
        <Check size={16} aria-hidden="true" />
        Chose {choiceNamed(pick.title)}
      </span>
    </>
  )
}
