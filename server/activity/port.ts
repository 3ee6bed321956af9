import type { Activity } from '#shared/activity/records'

/** What was done, and to what. */
export type ActivityInput = Pick<Activity, 'kind' | 'did' | 'subject'> & {
  what?: string | undefined
  /** Of those with the same, only the first is recorded. */
  id?: string
}

/** Who did it; a session can be passed as it is. */
export interface By {
  /** The teammate's id. */
  teammate: string
}

/** Where every subject records what teammates did. */
export interface ActivityRecorder {
  /** Call once it is done. Never throws: what was done stands even if it can't be recorded. */
  record(by: By, activity: ActivityInput): Promise<void>
  /** The teammate's name; '' once they were removed. */
  nameOf(by: By): Promise<string>
}
