/** One undelivered message: what, to whom, why and when. */
import type { Undelivered } from '#shared/undelivered/records'
import { Button } from '../../../ui/Button'
import type { CompanyTime } from '../../ui/companyTime'
import { lineName } from './lineText'
import styles from './Undelivered.module.css'

interface UndeliveredLineProps {
  line: Undelivered
  time: CompanyTime
  onDismiss: () => void
  onShow: (conversationId: string) => void
}

export function UndeliveredLine(props: UndeliveredLineProps) {
  const { line, time, onDismiss, onShow } = props
  const { at, problem, conversationId } = line
  const name = lineName(line)
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
        <Button look="line" size="small" aria-label={`Dismiss: ${name}`} onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </li>
  )
}
