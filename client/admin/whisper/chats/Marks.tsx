/** The marks beside a card: the thumb, or what is going on with it. Each with its word. */
import { CircleAlert, Clock, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Interaction } from '#shared/chat/records'
import { Face } from '../../../ui/Face'
import styles from './Marks.module.css'

export function Marks({ interaction }: { interaction: Interaction }) {
  const { answer, feedback, erasureAskedAt } = interaction
  const isQuiet = answer.status === 'done' && !feedback && erasureAskedAt === undefined
  return (
    <p className={styles.marks}>
      {answer.status === 'waiting' && (
        <span>
          <Face emotion="thinking" />
          Writing
        </span>
      )}
      {answer.status === 'failed' && (
        <span className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          No answer
        </span>
      )}
      {feedback?.helpful === true && (
        <span className={styles.good}>
          <ThumbsUp size={16} aria-hidden="true" />
          Helpful
        </span>
      )}
      {feedback?.helpful === false && (
        <span className={styles.error}>
          <ThumbsDown size={16} aria-hidden="true" />
          Not helpful
        </span>
      )}
      {erasureAskedAt !== undefined && (
        <span className={styles.waiting}>
          <Clock size={16} aria-hidden="true" />
          Erasure asked
        </span>
      )}
      {isQuiet && 'No feedback'}
    </p>
  )
}
