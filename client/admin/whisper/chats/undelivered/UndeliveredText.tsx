/** One line of what did not arrive: what, to whom, why and when. */
import type { Undelivered } from '#shared/phone/records'
import { Button } from '../../../../ui/Button'
import type { CompanyTime } from '../../../companyTime'
import styles from './Undelivered.module.css'
import { whatName } from './whatNames'

interface UndeliveredTextProps {
  text: Undelivered
  time: CompanyTime
  isDismissing: boolean
  onDismiss: () => void
  onShow: (conversationId: string) => void
}

export function UndeliveredText(props: UndeliveredTextProps) {
  const { text, time, isDismissing, onDismiss, onShow } = props
  const { at, count, what, lastDigits, problem, conversationId } = text
  const name = `${count === 1 ? whatName(what) : `${count} texts`} to … ${lastDigits}`
  return (
    <li className={styles.text}>
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
