/** The quote's events, and the e-mails with the accepted PDF, latest first. Events never change. */
import { Link } from 'react-router-dom'
import type { Quote, QuoteEvent } from '#shared/quotes/records'
import { conversationPath } from '../../data/chats/paths'
import { statusName } from '../../data/quotes/labels'
import { Panel } from '../../ui/layout/Panel'
import { AnsweredRequest } from '../parts/AnsweredRequest'
import styles from './History.module.css'

/** Events marked as milestones. */
const steps: readonly QuoteEvent['what'][] = ['sent', 'accepted', 'declined', 'canceled']

interface HistoryProps {
  quote: Quote
  moment: (at: number) => string
}

export function History({ quote, moment }: HistoryProps) {
  const { history, copies = [], requestId, createdAt } = quote
  if (history.length === 0) return null
  const visits = history.filter(({ what }) => what === 'seen').length
  return (
    <Panel
      title="History"
      headerExtra={visits > 0 && <p>Seen {visits === 1 ? 'once' : `${visits} times`}</p>}
    >
      <ol className={styles.history}>
        {[...history, ...copies]
          .toSorted((a, b) => a.at - b.at)
          .toReversed()
          .map((one) => (
            <Entry key={'id' in one ? one.id : `${one.at} ${one.what}`} of={one} moment={moment} />
          ))}
        {requestId !== null && (
          <li>
            <Time at={createdAt} moment={moment} />
            <AnsweredRequest requestId={requestId} words="Created from" />
          </li>
        )}
      </ol>
    </Panel>
  )
}

interface EntryProps extends Pick<HistoryProps, 'moment'> {
  of: QuoteEvent | NonNullable<Quote['copies']>[number]
}

function Entry({ of, moment }: EntryProps) {
  if ('id' in of)
    return (
      <li>
        <Time at={of.at} moment={moment} />
        Copy of the accepted PDF {of.isSent ? 'sent to the customer' : 'couldn’t be sent'}
      </li>
    )
  const { at, what, isCustomers, reason } = of
  return (
    <li
      data-step={steps.includes(what) || undefined}
      data-accepted={(what === 'accepted' && isCustomers) || undefined}
    >
      <Time at={at} moment={moment} />
      <div>
        <Words event={of} />
        {reason !== '' && <blockquote dir="auto">{reason}</blockquote>}
      </div>
      <Beside event={of} />
    </li>
  )
}

function Time({ at, moment }: { at: number; moment: HistoryProps['moment'] }) {
  return <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
}

function Words({ event: { what, by, isCustomers, revision } }: { event: QuoteEvent }) {
  const who = by === '' ? isCustomers ? 'The customer' : 'An admin' : <bdi>{by}</bdi>
  const which = `revision ${revision}`
  if (what === 'seen') return <>Seen</>
  if (what === 'reminded') return <>Reminder sent, before {which} expires</>
  if (what === 'sent')
    return (
      <p>
        {who} sent {which}
      </p>
    )
  if (what === 'asked') return <>{who} asked a question</>
  if (what === 'erased') return <>{who} erased the customer’s data</>
  if (what === 'revised')
    return (
      <>
        {who} began {which}
      </>
    )
  if (what === 'discarded')
    return (
      <>
        {who} discarded {which}
      </>
    )
  if (what === 'reopened')
    return (
      <>
        {who} opened {which} again
      </>
    )
  if (isCustomers)
    return (
      <p>
        {who} {what} {which}
      </p>
    )
  return (
    <p>
      {who} changed the status to {statusName(what)}
    </p>
  )
}

function Beside({ event: { what, isCustomers, conversationId, device } }: { event: QuoteEvent }) {
  if (conversationId !== undefined)
    return <Link to={conversationPath(conversationId)}>Conversation</Link>
  if (what === 'accepted' && isCustomers) return <span>Kept for good</span>
  return device === undefined ? null : <span>{device === 'Desktop' ? 'Computer' : device}</span>
}
