/**
 * Follows figures live. On every connect it asks for the current ones, so that nothing is missed
 * after a gap; figures received before that reply may belong to the previous query and are ignored.
 */
import type { FiguresQuery } from '#shared/analytics/calls'
import type { AnalyticsEvents, analyticsEvents } from '#shared/analytics/events'
import type { Figures } from '#shared/analytics/records'
import { retryMs } from '../../backoff'
import { mayPass } from '../../errors'
import type { Connection } from '../../live'

export type AnalyticsConnection = Pick<
  Connection<typeof analyticsEvents, AnalyticsEvents>,
  'state' | 'request' | 'on' | 'onState'
>

/** Returns a function that stops it. */
export function followFigures(
  connection: AnalyticsConnection,
  query: FiguresQuery,
  take: (figures: Figures) => void,
): () => void {
  let isHearing = false
  let hasStopped = false
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined

  async function watch() {
    clearTimeout(again)
    isHearing = false
    try {
      const figures = await connection.request('watchAnalytics', query)
      if (hasStopped) return
      isHearing = true
      failures = 0
      take(figures)
    } catch (error) {
      // After a lost connection, watching starts again on the next connect.
      if (!hasStopped && connection.state === 'live' && mayPass(error))
        again = setTimeout(watch, retryMs(++failures, error))
    }
  }

  const stopHearing = connection.on('analytics', (figures) => {
    if (isHearing) take(figures)
  })
  const stopFollowing = connection.onState((state) => {
    if (state === 'live') void watch()
    else isHearing = false
  })
  if (connection.state === 'live') void watch()

  return () => {
    hasStopped = true
    clearTimeout(again)
    stopHearing()
    stopFollowing()
    // If this is lost, the next watch or the end of the connection has the same effect.
    if (connection.state === 'live') connection.request('unwatchAnalytics', {}).catch(() => {})
  }
}
