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
  /** Absent before there were roles: an admin. */
  role?: TeamRole
  isAvailable: boolean
  /** Without what was added since: that is as in noNotify. */
  notify?: Partial<Notify>
  /** Of the password. */
  hash?: string
  /** When they last had the admin pages open, a few seconds late. */
  seenAt?: Date
}
