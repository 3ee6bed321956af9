/** The badges beside a card: its feedback or its status. Each is an icon with a word. */
import CircleAlert from '~icons/lucide/circle-alert'
import Clock from '~icons/lucide/clock'
import MessageSquareText from '~icons/lucide/message-square-text'
import Phone from '~icons/lucide/phone'
import ThumbsDown from '~icons/lucide/thumbs-down'
import ThumbsUp from '~icons/lucide/thumbs-up'
import UserPlus from '~icons/lucide/user-plus'
import { channels } from '#shared/chat/channels'
import type { Interaction } from '#shared/chat/records'
import { Face } from '../../../ui/face/Face'
import styles from './Badges.module.css'
import { DeliveryBadge } from './DeliveryBadge'

const icons = { message: MessageSquareText, phone: Phone } as const

export function Badges({ interaction }: { interaction: Interaction }) {
  const { answer, channel, delivery, feedback, erasureAskedAt, isFirst } = interaction
  const { name, icon } = channels[channel]
  const ChannelIcon = icon && icons[icon]
  const isQuiet = answer.status === 'done' && !feedback && erasureAskedAt === undefined
  return (
    <p className={styles.badges}>
      {ChannelIcon && (
        <span>
          <ChannelIcon size={16} aria-hidden="true" />
          {name}
        </span>
      )}
      {isFirst && (
        <span>
          <UserPlus size={16} aria-hidden="true" />
          New visitor
        </span>
      )}
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
      {delivery && <DeliveryBadge {...delivery} />}
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
          Erasure requested
        </span>
      )}
      {isQuiet && 'No feedback'}
    </p>
  )
}
