/** Teammates' activities: the subject's entry point. */
import { activityCalls } from '#shared/activity/calls'
import { toCsv } from '#shared/csv'
import { dayReader } from '#shared/days'
import type { ServerContext } from '../context'
import type { ActivityLog } from './activityLog'

export { ActivityLog } from './activityLog'

export function activity({ serve, settings }: ServerContext, log: ActivityLog): void {
  const { retentionDays, timeZone } = settings
  const dayOf = dayReader(timeZone)

  serve(activityCalls, {
    list: async ({ query: { limit, ...filter } }) => {
      const found = await log.find(filter)
      const activities = found.slice(0, limit)
      return { activities, total: found.length, retentionDays, timeZone }
    },
    export: async ({ query }) => {
      const rows = (await log.find(query)).map(({ at, teammate, did, what }) => [
        new Date(at).toISOString(),
        teammate.name,
        did,
        what,
      ])
      const text = toCsv(['When (UTC)', 'Who', 'Did', 'What'], rows)
      return { filename: `activity-${dayOf(new Date())}.csv`, text }
    },
  })
}
