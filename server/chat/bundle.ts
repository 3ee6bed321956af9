/**
 * Changes for screens that draw only now and then anyway: the first goes at once, what follows within
 * a few milliseconds goes together, so that a thousand changes a second are not a thousand packets.
 */
import type { Change } from '#shared/chat/records'
import type { Live } from '../live/live'

const everyMs = 50
export const bundledRoom = 'bundled'

export class Bundler {
  private readonly live: Live
  private waiting: Change[] = []
  private timer: NodeJS.Timeout | undefined

  constructor(live: Live) {
    this.live = live
  }

  add(change: Change): void {
    this.waiting.push(change)
    if (this.timer) return
    this.flush()
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.flush()
    }, everyMs)
  }

  private flush(): void {
    if (this.waiting.length === 0) return
    this.live.admins.to(bundledRoom).emit('changes', this.waiting)
    this.waiting = []
  }
}
