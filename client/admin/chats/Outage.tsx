/** Warns that the list may be outdated, and since when. */
import { Notice } from '../../ui/status/Notice'
import { useFeed } from '../data/live/LiveProvider'
import type { CompanyTime } from '../ui/companyTime'
import { useObservable } from '../ui/observable'
import styles from './Outage.module.css'

export function Outage({ time }: { time: CompanyTime }) {
  const { word, since } = useObservable(useFeed().liveness.now)
  if (word === null || word === 'live' || since === null) return null
  return (
    <div className={styles.outage}>
      <Notice tone="waiting">
        <b>
          {word === 'offline' ? 'Offline' : 'Reconnecting'} since {time.shortTime(since)}.
        </b>{' '}
        The list shows the state at that time. It’ll catch up automatically; nothing is lost.
      </Notice>
    </div>
  )
}
