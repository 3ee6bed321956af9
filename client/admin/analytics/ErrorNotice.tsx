/**
 * Why figures aren't shown or aren't updating: a refusal (filters combined too far back), a failure
 * that is retried automatically (specification, section 8), or a lost connection.
 */
import { mayPass } from '../../errors'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status/Notice'
import { useFeed } from '../data/live/LiveProvider'
import type { CompanyTime } from '../ui/companyTime'
import { useObservable } from '../ui/observable'

interface ErrorNoticeProps {
  error: Error | null
  /** Time of the figures still shown. */
  staleSince: string | undefined
  time: CompanyTime
  onRetry: () => void
}

export function ErrorNotice({ error, staleSince, time, onRetry }: ErrorNoticeProps) {
  const { word, since } = useObservable(useFeed().liveness.now)
  if (error && !mayPass(error)) {
    return (
      <Notice tone="waiting">
        <b>These figures can’t be shown.</b> {error.message}
      </Notice>
    )
  }
  if (error) {
    const again = (
      <Button look="line" size="small" onClick={() => onRetry()}>
        Try again
      </Button>
    )
    return (
      <Notice tone="error" action={again}>
        <b>Failed to load analytics data</b>
        <br />
        {error.message} {staleSince && `The figures below are from ${staleSince}. `}
        The page retries every 20 seconds.
      </Notice>
    )
  }
  if (word === null || word === 'live' || since === null || !staleSince) return null
  return (
    <Notice tone="waiting">
      <b>
        {word === 'offline' ? 'Offline' : 'Reconnecting'} since {time.shortTime(since)}.
      </b>{' '}
      Figures as of {staleSince}. They’ll catch up automatically.
    </Notice>
  )
}
