/** Everything that is waiting now, each linked to its page. Black only where a visitor waits. */
import { Link } from 'react-router-dom'
import Clock from '~icons/lucide/clock'
import type { Figures } from '#shared/analytics/records'
import { useErasuresWaiting } from '../data/chats/conversations/conversations'
import { useWaitEnd, useWaiting } from '../data/chats/useWaiting'
import { useDayNews } from '../data/day/day'
import { trainingPath } from '../data/knowledge/paths'
import { useFeed } from '../data/live/LiveProvider'
import { useQueueCounts } from '../data/queue/useQueue'
import { quotesPath } from '../data/quotes/paths'
import { useCustomerEvents } from '../data/quotes/useQuotes'
import { requestsPath } from '../data/requests/paths'
import { useCounts } from '../data/requests/useRequests'
import { whisperPath } from '../data/whisperTabs'
import type { CompanyTime } from '../ui/companyTime'
import { useObservable } from '../ui/observable'
import styles from './AttentionStrip.module.css'

interface AttentionStripProps {
  /** Undefined until known; null for agents, who don't see figures. */
  today: Figures | null | undefined
  time: CompanyTime
  now: number
}

export function AttentionStrip({ today, time, now }: AttentionStripProps) {
  const waiting = useWaiting()
  const queue = useQueueCounts()
  const requests = useCounts()?.new
  const erasures = useErasuresWaiting()
  const panels = useObservable(useFeed().presence)?.panels
  const since = waiting?.[0]?.handover.waitingSince
  const waitEndedAt = useWaitEnd()
  const { data: ofQuotes } = useCustomerEvents({ enabled: today !== null })
  const seen = ofQuotes?.seenToday
  const latest = useDayNews().data?.requests ?? []
  const newRequests = latest.filter(({ status }) => status === 'new')
  const withPhotos = newRequests.filter(({ photos }) => photos?.length).length
  const acceptedAt = ofQuotes?.events.find(({ what }) => what === 'accepted')?.at
  const lastOne = (at: number | undefined) => at && `Last one ${time.recent(at, now)}`
  const oldest = queue?.oldestAt && `Oldest from ${time.recent(queue.oldestAt, now)}`
  const accepted = today?.userEngagement.find(({ action }) => action === 'quoteAccepted')?.count
  return (
    <nav className={styles.strip} aria-label="Right now">
      <Cell
        name="Waiting for a person"
        value={waiting?.length}
        about={
          (since && `Longest since ${time.shortTime(since)}`) ||
          (waitEndedAt && `Nobody since ${time.since(waitEndedAt, now)}`) ||
          'Nobody'
        }
        to={`${whisperPath}/live-chats?view=now`}
        isCalling
      />
      <Cell
        name="Open questions"
        value={queue?.questions}
        about={queue?.questions === 0 ? 'The queue is empty' : oldest || 'In Training'}
        to={trainingPath}
      />
      <Cell
        name="New requests"
        value={requests}
        about={
          (requests === 0 && lastOne(latest[0]?.at)) ||
          // Only if all new ones are among the latest: the rest may have photos, too.
          (requests === newRequests.length && withPhotos > 0 && `${withPhotos} with photos`) ||
          'From the quote form'
        }
        to={requestsPath}
      />
      {erasures !== undefined && erasures > 0 && (
        <Cell
          name="Erasure requests"
          value={erasures}
          about="Visitors asked"
          to={`${whisperPath}/live-chats?view=erasures`}
        />
      )}
      {today !== null && (
        <>
          <Cell
            name="Accepted today"
            value={accepted}
            about={
              seen
                ? `${seen} more ${seen === 1 ? 'quote' : 'quotes'} seen`
                : (accepted === 0 && lastOne(acceptedAt)) || 'By customers'
            }
            to={`${quotesPath}?status=accepted`}
          />
          <Cell
            name="Visitors now"
            value={today?.now}
            about={panels ? `${panels} with Whisper open` : 'On your site'}
            to={`${whisperPath}/analytics`}
          />
        </>
      )}
    </nav>
  )
}

interface CellProps {
  name: string
  value: number | undefined
  about: string
  to: string
  isCalling?: boolean
}

function Cell({ name, value, about, to, isCalling = false }: CellProps) {
  const calls = isCalling && value !== undefined && value > 0
  return (
    <Link to={to} data-calls={calls || undefined} data-zero={value === 0 || undefined}>
      <span>{name}</span>
      <b>{value?.toLocaleString('en-US') ?? '–'}</b>
      <small>
        {calls && <Clock size={16} aria-hidden="true" />}
        {about}
      </small>
    </Link>
  )
}
