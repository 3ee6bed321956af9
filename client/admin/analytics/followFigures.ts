/**
 * Hears figures as they move. Each time the connection stands it asks for them as they are now, so that
 * nothing is missed after a gap; what comes before that answer may be of what was watched before and
 * is left out.
 */
import type { FiguresQuery } from '#shared/analytics/calls'
import type { AnalyticsNews, analyticsEvents } from '#shared/analytics/events'
import type { Figures } from '#shared/analytics/records'
import { mayPass } from '../../errors'
import type { Connection } from '../../live'

export type AnalyticsConnection = Pick<
  Connection<typeof analyticsEvents, AnalyticsNews>,
  'state' | 'request' | 'on' | 'onState'
>

const pauseMs = 10_000

/** Returns how to stop. */
export function followFigures(
  connection: AnalyticsConnection,
  query: FiguresQuery,
  take: (figures: Figures) => void,
): () => void {
  let isHearing = false
  let hasStopped = false
  let again: ReturnType<typeof setTimeout> | undefined

  async function watch() {
    clearTimeout(again)
    isHearing = false
    try {
      const figures = await connection.request('watchAnalytics', query)
      if (hasStopped) return
      isHearing = true
      take(figures)
    } catch (error) {
      // A connection that was lost is watched anew when it stands again.
      if (!hasStopped && connection.state === 'live' && mayPass(error))
        again = setTimeout(watch, pauseMs)
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
    // If it is lost, the server learns of it by the next watch or the connection's end.
    if (connection.state === 'live') connection.request('unwatchAnalytics', {}).catch(() => {})
  }
}
