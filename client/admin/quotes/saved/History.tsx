/** The quote's events, and the e-mails with the accepted PDF, latest first. Events never change. */
import { Link } from 'react-router-dom'
import type { Quote, QuoteEvent } from '#shared/quotes/records'
import { conversationPath } from '../../data/chats/paths'
import { statusName } from '../../data/quotes/labels'
import type { CompanyTime } from '../../ui/companyTime'
import { Panel } from '../../ui/layout/Panel'
import { AnsweredRequest } from '../parts/AnsweredRequest'
import styles from './History.module.css'

/** Events marked as milestones. */
const steps: readonly QuoteEvent['what'][] = ['sent', 'accepted', 'declined', 'canceled']

interface HistoryProps {
  quote: Quote
  time: CompanyTime
}

export function History({ quote, time }: HistoryProps) {
  const { history, requestId, createdAt } = quote
  if (history.length === 0) return null
  const visits = history.filter(({ what }) => what === 'seen').length
  return (
    <Panel
      title="History"
      headerExtra={visits > 0 && <p>Seen {visits === 1 ? 'once' : `${visits} times`}</p>}
    >
      <ol className={styles.history}>
        {history
          .flatMap(rowsOf)
          .toSorted((a, b) => a.at - b.at)
          .toReversed()
          .map(({ key, event, copy }) =>
            copy ? (
              <CopyEntry key={key} copy={copy} time={time} />
            ) : (
              <Entry key={key} event={event} time={time} />
            ),
          )}
        {requestId !== null && (
          <li>
            <Time at={createdAt} time={time} />
            <AnsweredRequest requestId={requestId} words="Created from" />
          </li>
        )}
      </ol>
    </Panel>
  )
}

type Emails = NonNullable<QuoteEvent['emails']>

interface Row {
  key: string
  at: number
  event: QuoteEvent
  /** An e-mail with the PDF that the customer accepted, which has a row of its own. */
  copy?: Emails[number]
}

const isAcceptance = ({ what, isCustomers }: QuoteEvent) => what === 'accepted' && isCustomers

function rowsOf(event: QuoteEvent): Row[] {
  const { at, what, emails = [] } = event
  const key = `${at} ${what}`
  const copies = isAcceptance(event) ? emails : []
  return [
    { key, at, event },
    ...copies.map((copy, n) => ({ key: `${key} copy ${n}`, at: copy.at, event, copy })),
  ]
}

interface CopyEntryProps extends Pick<HistoryProps, 'time'> {
  copy: Emails[number]
}

function CopyEntry({ copy: { at, isSent }, time }: CopyEntryProps) {
  return (
    <li>
      <Time at={at} time={time} />
      Copy of the accepted PDF {isSent ? 'sent to the customer' : 'couldn’t be sent'}
    </li>
  )
}

interface EntryProps extends Pick<HistoryProps, 'time'> {
  event: QuoteEvent
}

function Entry({ event, time }: EntryProps) {
  const { at, what, reason } = event
  return (
    <li
      data-step={steps.includes(what) || undefined}
      data-accepted={isAcceptance(event) || undefined}
    >
      <Time at={at} time={time} />
      <div>
        <Words event={event} />
        {reason !== '' && <blockquote dir="auto">{reason}</blockquote>}
      </div>
      <Beside event={event} time={time} />
    </li>
  )
}

function Time({ at, time }: { at: number; time: CompanyTime }) {
  return <time dateTime={new Date(at).toISOString()}>{time.moment(at)}</time>
}

function Words({ event: { what, by, isCustomers, revision } }: { event: QuoteEvent }) {
  const who = by === '' ? isCustomers ? 'The customer' : 'An admin' : <bdi>{by}</bdi>
  const which = `revision ${revision}`
  if (what === 'seen') return <>Seen</>
  if (what === 'reminded') return <>Reminder, before {which} expires</>
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

function Beside({ event, time }: EntryProps) {
  const { at, conversationId, device, emails } = event
  if (conversationId !== undefined)
    return <Link to={conversationPath(conversationId)}>Conversation</Link>
  if (isAcceptance(event)) return <span>Kept for good</span>
  if (emails) return <Told at={at} emails={emails} time={time} />
  return device === undefined ? null : <span>{device === 'Desktop' ? 'Computer' : device}</span>
}

interface ToldProps extends Pick<HistoryProps, 'time'> {
  /** When what they tell of happened. */
  at: number
  emails: Emails
}

/** Whether the customer was told, as far as known. */
function Told({ at, emails, time }: ToldProps) {
  const sentAt = emails.findLast(({ isSent }) => isSent)?.at
  const isSameDay = sentAt !== undefined && time.day(sentAt) === time.day(at)
  return (
    <div className={styles.told}>
      {sentAt !== undefined && (
        <span>Customer e-mailed {isSameDay ? time.shortTime(sentAt) : time.moment(sentAt)}</span>
      )}
      {emails.some(({ isSent }) => !isSent) && <span>E-mail not sent</span>}
    </div>
  )
}
