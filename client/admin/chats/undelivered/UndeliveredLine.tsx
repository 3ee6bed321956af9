/** One undelivered message: what, to whom, why and when. */
import { purposeOf } from '#shared/undelivered/causes'
import type { Undelivered } from '#shared/undelivered/records'
import { Button } from '../../../ui/Button'
import type { CompanyTime } from '../../ui/companyTime'
import { countText } from './countText'
import styles from './Undelivered.module.css'

interface UndeliveredLineProps {
  line: Undelivered
  time: CompanyTime
  isDismissing: boolean
  onDismiss: () => void
  onShow: (conversationId: string) => void
}

export function UndeliveredLine(props: UndeliveredLineProps) {
  const { line, time, isDismissing, onDismiss, onShow } = props
  const { at, count, what, to, problem, conversationId } = line
  const name = `${count === 1 ? purposeOf(what).name : countText([line])} to ${to}`
  return (
    <li className={styles.line}>
      <p>
        <b>{name}</b> <span>{problem}</span>{' '}
        <time dateTime={new Date(at).toISOString()}>{time.moment(at)}</time>
      </p>
      <div className={styles.actions}>
        {conversationId !== undefined && (
          <Button
            look="line"
            size="small"
            aria-label={`Conversation: ${name}`}
            onClick={() => onShow(conversationId)}
          >
            Conversation
          </Button>
        )}
        <Button
          look="line"
          size="small"
          aria-label={`Dismiss: ${name}`}
          disabled={isDismissing}
          onClick={onDismiss}
        >
          Dismiss
        </Button>
      </div>
    </li>
  )
}
