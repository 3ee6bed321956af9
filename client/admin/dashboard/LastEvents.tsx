/** The latest conversations, requests and what customers did with quotes, in one list. */
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Link } from 'react-router-dom'
import Check from '~icons/lucide/check'
import CircleQuestion from '~icons/lucide/circle-question-mark'
import Clock from '~icons/lucide/clock'
import Eye from '~icons/lucide/eye'
import Inbox from '~icons/lucide/inbox'
import MessageSquare from '~icons/lucide/message-square'
import X from '~icons/lucide/x'
import { Button } from '../../ui/Button'
import { Face } from '../../ui/face/Face'
import { Choice } from '../../ui/forms/Choice'
import { EmptyState } from '../../ui/status/EmptyState'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { openQuery } from '../data/chats/handovers'
import { useDayNews } from '../data/day/day'
import { useCustomerEvents } from '../data/quotes/useQuotes'
import type { CompanyTime } from '../ui/companyTime'
import { Panel } from '../ui/layout/Panel'
import { type DayEvent, type EventKind, eventsOf } from './events'
import styles from './LastEvents.module.css'

const shown = 8
const pictures = {
  conversation: MessageSquare,
  request: Inbox,
  seen: Eye,
  asked: CircleQuestion,
  accepted: Check,
  declined: X,
} as const

const kinds: { id: EventKind | 'all'; name: string }[] = [
  { id: 'all', name: 'All' },
  { id: 'conversation', name: 'Conversations' },
  { id: 'request', name: 'Requests' },
  { id: 'quote', name: 'Quotes' },
]

interface LastEventsProps {
  isAdmin: boolean
  time: CompanyTime
  now: number
}

export function LastEvents({ isAdmin, time, now }: LastEventsProps) {
  const [kind, setKind] = useState<EventKind | 'all'>('all')
  const [isAllOfToday, setAllOfToday] = useState(false)
  const { data, error, refetch } = useDayNews()
  const { data: ofQuotes } = useCustomerEvents({ enabled: isAdmin })
  const { data: open = [] } = useQuery(openQuery)
  const today = time.day(now)
  const all =
    data &&
    eventsOf(data, ofQuotes?.events ?? [], open, now).filter(
      (one) => kind === 'all' || one.kind === kind,
    )
  const ofToday = all?.filter(({ at }) => time.day(at) === today).length ?? 0
  const events = all?.slice(0, isAllOfToday ? Math.max(shown, ofToday) : shown)
  const days = events && byDay(events, time)
  return (
    <Panel
      title="What came in last"
      className={styles.panel}
      headerExtra={
        <Choice
          label="Show"
          chosen={kind}
          options={kinds.filter(({ id }) => isAdmin || id !== 'quote')}
          onChoose={setKind}
        />
      }
    >
      {error && !data && (
        <LoadFailed error={error} onRetry={() => refetch()}>
          What came in couldn’t be loaded.
        </LoadFailed>
      )}
      {days && days.size > 0 && !days.has(today) && (
        <div className={styles.empty}>
          <EmptyState title="Nothing yet today" picture={<Face />}>
            Conversations, requests and answers to quotes appear here as they come.
          </EmptyState>
        </div>
      )}
      {[...(days ?? [])].map(([day, ofDay]) => (
        <Fragment key={day}>
          {day !== today && <h3 className={styles.day}>{time.dayName(day, now)}</h3>}
          <ol className={styles.events}>
            {ofDay.map((event) => (
              <li key={`${event.kind} ${event.id}`}>
                <Row event={event} time={time} />
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
      {ofToday > shown && (
        <p className={styles.more}>
          <Button look="line" onClick={() => setAllOfToday(!isAllOfToday)}>
            {isAllOfToday ? 'Show fewer' : `Show ${ofToday - shown} more from today`}
          </Button>
        </p>
      )}
      {events?.length === 0 && (
        <div className={styles.empty}>
          <EmptyState title="Your next visitor appears here" picture={<Face />}>
            Conversations, quote requests and accepted quotes arrive in one list, newest first,
            without reloading.
          </EmptyState>
        </div>
      )}
    </Panel>
  )
}

function byDay(events: readonly DayEvent[], time: CompanyTime): Map<string, DayEvent[]> {
  const days = new Map<string, DayEvent[]>()
  for (const event of events) {
    const day = time.day(event.at)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return days
}

function Row({ event, time }: { event: DayEvent; time: CompanyTime }) {
  const { picture, at, title, about, path, isUnread, sign } = event
  const Icon = pictures[picture]
  return (
    <Link to={path} data-unread={isUnread || undefined}>
      <time dateTime={new Date(at).toISOString()}>{time.shortTime(at)}</time>
      <Icon size={16} aria-hidden="true" />
      <span>
        <b>
          {isUnread && <span className="unseen">Unread: </span>}
          {title}
        </b>
        <small>{about}</small>
      </span>
      {sign && (
        <em data-tone={sign.tone}>
          {sign.tone === 'waits' && <Clock size={16} aria-hidden="true" />}
          {sign.tone === 'good' && <Check size={16} aria-hidden="true" />}
          {sign.word}
        </em>
      )}
    </Link>
  )
}
