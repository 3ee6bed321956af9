/** A teammate as stored. */
import type { Notify } from '#shared/team/records'
import type { TeamRole } from '#shared/team/rules'
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    teammates: StoredTeammate
  }
}

export interface StoredTeammate extends Stored {
  name: string
  /** Absent if older than roles; then it is admin. */
  role?: TeamRole
  isAvailable: boolean
  /** Lacks what was added since; that is as in noNotify. */
  notify?: Partial<Notify>
  /** The hash of their password. */
  hash?: string
  /** Until when their daily summaries cover what came in. */
  summarizedAt?: Date
  /** When they last had an admin page open, to within 20 s. */
  seenAt?: Date
}
