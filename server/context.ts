import type { FastifyInstance } from 'fastify'
import type { ActivityRecorder } from './activity/port'
import type { Analytics } from './analytics/port'
import type { Settings } from './config/settings'
import type { Limits } from './http/limits/limits'
import type { Serve } from './http/serve'
import type { Live } from './live/live'
import type { Callers } from './session/callers'
import type { Store } from './store/port'
import type { UnusedFiles } from './store/unusedFiles'

/** What every subject is given when the server starts. */
export interface ServerContext {
  app: FastifyInstance
  store: Store
  /** Deletes files that no document refers to any more. */
  unusedFiles: UnusedFiles
  settings: Settings
  serve: Serve<Callers>
  live: Live
  limits: Limits
  /** Adds work a stop waits for before closing the store, in parallel: it has ten seconds. */
  onStop: (work: () => Promise<void>) => void
  /** The clock for counting visits, in epoch milliseconds. */
  now: () => number
  /** How often work that has become due is looked for, in milliseconds. */
  dueEveryMs: number
  analytics: Analytics
  /** Records each change a teammate makes, once it has been made. */
  activity: ActivityRecorder
}
