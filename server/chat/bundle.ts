/**
 * Bundles changes for screens that redraw only now and then: the first is sent at once, those
 * within the next 50 ms together, so that a thousand changes a second aren't a thousand packets.
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
    this.live.teammates.to(bundledRoom).emit('changes', this.waiting)
    this.waiting = []
  }
}
