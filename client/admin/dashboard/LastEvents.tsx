/** The latest conversations, requests and accepted quotes in one list. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import Check from '~icons/lucide/check'
import Inbox from '~icons/lucide/inbox'
import MessageSquare from '~icons/lucide/message-square'
import { Choice } from '../../ui/Choice'
import { EmptyState } from '../../ui/EmptyState'
import { Face } from '../../ui/Face'
import { LoadFailed } from '../../ui/LoadFailed'
import { useWaiting } from '../data/chats/useWaiting'
import { useDayNews } from '../data/day/day'
import type { CompanyTime } from '../ui/companyTime'
import { Panel } from '../ui/Panel'
import { type DayEvent, type EventKind, eventsOf } from './events'
import styles from './LastEvents.module.css'

const shown = 8
const icons = { conversation: MessageSquare, request: Inbox, quote: Check } as const

const kinds: { id: EventKind | 'all'; name: string }[] = [
  { id: 'all', name: 'All' },
  { id: 'conversation', name: 'Conversations' },
  { id: 'request', name: 'Requests' },
  { id: 'quote', name: 'Quotes' },
]

export function LastEvents({ isAdmin, time }: { isAdmin: boolean; time: CompanyTime }) {
  const [kind, setKind] = useState<EventKind | 'all'>('all')
  const { data, error, refetch } = useDayNews(isAdmin)
  const waiting = useWaiting() ?? []
  const events =
    data && eventsOf(data, waiting).filter((one) => kind === 'all' || one.kind === kind)
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
      {events && events.length > 0 && (
        <ol className={styles.events}>
          {events.slice(0, shown).map((event) => (
            <li key={`${event.kind} ${event.id}`}>
              <Row event={event} time={time} />
            </li>
          ))}
        </ol>
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

function Row({ event, time }: { event: DayEvent; time: CompanyTime }) {
  const { kind, at, title, about, path, sign } = event
  const Icon = icons[kind]
  const isToday = time.day(at) === time.day(Date.now())
  return (
    <Link to={path}>
      <time dateTime={new Date(at).toISOString()}>
        {isToday ? time.shortTime(at) : time.recent(at, Date.now())}
      </time>
      <Icon size={16} aria-hidden="true" />
      <span>
        <b>{title}</b>
        <small>{about}</small>
      </span>
      {sign && <em data-tone={sign.tone}>{sign.word}</em>}
    </Link>
  )
}
