/** The quote's status in one line. */
import { written } from '#shared/content/written'
import type { PrivatePage } from '#shared/quotes/privatePage'
import { Icon } from '../../ui/Icon'
import styles from './QuoteStatusLine.module.css'

type Props = Pick<Extract<PrivatePage, { shows: 'quote' }>, 'quote' | 'timeZone'>

export function QuoteStatusLine(props: Props) {
  return (
    <p className={styles.status}>
      {props.quote.status === 'accepted' && <Icon name="check" />} {statusText(props)}
    </p>
  )
}

function statusText({ quote, timeZone }: Props) {
  const { status, validUntil, answer, accepted, decline, since, isBeingRevised } = quote
  const day = (at: number | undefined, month: 'long' | 'short' = 'long') =>
    at === undefined ? '' : ` ${dayIn(timeZone, month).format(at)}`
  if (status === 'accepted') return `Accepted${day(answer?.at)}`
  if (status === 'declined' && accepted && !decline)
    return `Accepted${day(accepted.at, 'short')}, set to declined${day(answer?.at, 'short')}`
  if (status === 'declined') return `Declined${day(answer?.at)}`
  if (status === 'canceled')
    return `Accepted${day(accepted?.at, 'short')}, canceled${day(since.at(-1)?.at, 'short')}`
  if (status === 'sent' && isBeingRevised) return 'Being revised'
  return `${status === 'expired' ? 'Was valid' : 'Valid'} until ${written(validUntil)}`
}

function dayIn(timeZone: string, month: 'long' | 'short'): Intl.DateTimeFormat {
  const year = month === 'long' ? 'numeric' : undefined
  return new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year, timeZone })
}
