import type { Activity } from '#shared/activity/records'

/** What was done, and to what. */
export type Deed = Pick<Activity, 'kind' | 'did' | 'subject'> & { what?: string | undefined }

/** Who did it: a session tells it. */
export interface By {
  /** Their id. */
  teammate: string
}

/** Where every subject writes down what a teammate did. */
export interface ActivityRecorder {
  /** Once it is done. Never throws: what was done stays done, also where it could not be written down. */
  record(by: By, deed: Deed): Promise<void>
  /** The name that teammate goes by; '' once they were removed. */
  nameOf(by: By): Promise<string>
}
