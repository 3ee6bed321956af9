import type { Resource } from './records'

/** Events for admins about resources, once they are stored. */
export interface ResourceEvents {
  /** Resources that are new, or were changed, archived, restored or moved. */
  resources: (changed: Resource[]) => void
  resourceRemoved: (removed: { id: string }) => void
  /** Its count changed; sent a few times a second at most. */
  resourceDownloads: (now: { id: string; downloads: number }) => void
}
