import type { FastifyInstance } from 'fastify'
import type { ActivityRecorder } from './activity/port'
import type { Analytics } from './analytics/port'
import type { Settings } from './config/settings'
import type { Limits } from './http/limits'
import type { Serve } from './http/serve'
import type { Live } from './live/live'
import type { Callers } from './session/callers'
import type { Store } from './store/port'
import type { UnusedFiles } from './store/unusedFiles'

/** What every subject is given when the server starts. */
export interface ServerContext {
  app: FastifyInstance
  store: Store
  /** Takes away a file that no document names any more. */
  unusedFiles: UnusedFiles
  settings: Settings
  serve: Serve<Callers>
  live: Live
  limits: Limits
  /** What a stop waits for, before the store closes: all of it at the same time, because a stop has ten seconds. */
  onStop: (work: () => Promise<void>) => void
  /** The time, in epoch milliseconds, by which visits are counted. */
  now: () => number
  analytics: Analytics
  /** Where each change that a teammate makes is written down, once it is made. */
  activity: ActivityRecorder
}
