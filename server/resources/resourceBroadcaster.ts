/** Sends admins what changed. A rising count is sent a few times a second, not for each download. */
import type { Resource } from '#shared/resources/records'
import type { Live } from '../live/live'

const everyMs = 200

export class ResourceBroadcaster {
  private readonly waiting = new Map<string, { downloads: number; timer: NodeJS.Timeout }>()

  constructor(private readonly live: Live) {}

  changed(resources: Resource[]): void {
    if (resources.length > 0) this.live.adminsOnly.emit('resources', resources)
  }

  removed(id: string): void {
    this.live.adminsOnly.emit('resourceRemoved', { id })
  }

  downloaded(id: string, downloads: number): void {
    const waits = this.waiting.get(id)
    if (waits) {
      waits.downloads = Math.max(waits.downloads, downloads)
      return
    }
    const timer = setTimeout(() => this.emit(id), everyMs)
    timer.unref()
    this.waiting.set(id, { downloads, timer })
  }

  stop(): void {
    for (const { timer } of this.waiting.values()) clearTimeout(timer)
    this.waiting.clear()
  }

  private emit(id: string): void {
    const now = this.waiting.get(id)
    this.waiting.delete(id)
    if (now) this.live.adminsOnly.emit('resourceDownloads', { id, downloads: now.downloads })
  }
}
