/** Says that the figures do not move, and since when. */
import { Notice } from '../../../ui/Notice'
import { useValue } from '../../value'
import { useCounts } from '../chats/counts'
import { useFeed } from '../live/FeedProvider'

export function Outage() {
  const { word, since } = useValue(useFeed().liveness.now)
  const { time } = useCounts()
  if (word === null || word === 'live' || since === null) return null
  return (
    <Notice tone="waiting">
      <b>
        {word === 'offline' ? 'Offline' : 'Reconnecting'} since {time.shortTime(since)}.
      </b>{' '}
      The figures are those of then. They catch up by themselves.
    </Notice>
  )
}
