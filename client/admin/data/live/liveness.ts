/** Live, reconnecting or offline, and since when: 'offline' at once or after ten seconds. */
import type { Liveness as Word } from '../../../ui/status/LiveDot'
import { ObservableValue } from '../../ui/observable'

interface LivenessNow {
  /** Null until the first connection is established or has failed for a while. */
  word: Word | null
  /** When the list was last known to be up to date, by this browser's clock. */
  since: number | null
}

const patienceMs = 10_000

export class Liveness {
  readonly now = new ObservableValue<LivenessNow>({ word: null, since: null })
  private patience: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.lost(false)
  }

  get isLive(): boolean {
    return this.now.get().word === 'live'
  }

  live(): void {
    this.close()
    this.now.set({ word: 'live', since: null })
  }

  lost(certainly: boolean): void {
    const { word, since } = this.now.get()
    if (word === 'live') this.now.set({ word: 'reconnecting', since: Date.now() })
    if (certainly) this.offline()
    else if (word === 'live' || word === null || since === null) {
      this.patience ??= setTimeout(() => this.offline(), patienceMs)
    }
  }

  close(): void {
    clearTimeout(this.patience)
    this.patience = undefined
  }

  private offline(): void {
    this.close()
    this.now.set({ word: 'offline', since: this.now.get().since ?? Date.now() })
  }
}
