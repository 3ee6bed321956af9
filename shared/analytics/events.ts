/** Live updates of an open Analytics tab. */
import { z } from 'zod'
import { events } from '../contract'
import { FiguresQuery } from './calls'
import { Figures } from './records'

export const analyticsEvents = events({
  /**
   * Replies with the figures now; afterwards `analytics` sends them whenever they change, at most
   * twice a second. Watching something else replaces it.
   */
  watchAnalytics: { access: 'admin', input: FiguresQuery, reply: Figures },
  unwatchAnalytics: { access: 'admin', input: z.strictObject({}), reply: z.object({}) },
})

export interface AnalyticsEvents {
  /** The watched figures, with only those points that have changed (moved.ts). */
  analytics: (figures: Figures) => void
}
