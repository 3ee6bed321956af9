/** How an open Analytics tab moves by itself. */
import { z } from 'zod'
import { events } from '../contract'
import { FiguresQuery } from './calls'
import { Figures } from './records'

export const analyticsEvents = events({
  /**
   * Tells the figures now; after that `analytics` brings them each time they have moved, at most twice
   * a second. Watching something else replaces it.
   */
  watchAnalytics: { input: FiguresQuery, reply: Figures },
  unwatchAnalytics: { input: z.strictObject({}), reply: z.object({}) },
})

export interface AnalyticsNews {
  /** Of what this socket watches; of its points only those that have moved (moved.ts). */
  analytics: (figures: Figures) => void
}
