/** Whether the site offers Whisper (specification, section 3): stored, sent live, visible by default. */
import { defaultSettings, WhisperSettings } from '#shared/whisper/calls'
import type { Live } from '../live/live'
import type { Collection, Store, Stored } from '../store/port'

const rereadMs = 5_000

type StoredSettings = Stored & Partial<WhisperSettings>

export class Visibility {
  private readonly facts: Collection<StoredSettings>
  private readonly live: Live
  private readonly rereading: NodeJS.Timeout
  private current = defaultSettings.isVisible
  private readonly listeners: ((isVisible: boolean) => void)[] = []

  private constructor(store: Store, live: Live) {
    this.facts = store.collection<StoredSettings>('facts')
    this.live = live
    live.teammates.on('visibility', (isVisible) => this.adopt(isVisible))
    // Servers that aren't connected to each other learn of a change from the store.
    this.rereading = setInterval(() => this.reread().catch(() => undefined), rereadMs)
    this.rereading.unref()
  }

  static async open(store: Store, live: Live): Promise<Visibility> {
    const visibility = new Visibility(store, live)
    await visibility.reread()
    return visibility
  }

  get isVisible(): boolean {
    return this.current
  }

  onChange(listener: (isVisible: boolean) => void): void {
    this.listeners.push(listener)
  }

  async save(settings: WhisperSettings): Promise<WhisperSettings> {
    await this.facts.updateOne({ _id: factId }, { $set: settings }, { upsert: true })
    this.adopt(settings.isVisible)
    this.live.toServers('visibility', settings.isVisible)
    return settings
  }

  close(): void {
    clearInterval(this.rereading)
  }

  private async reread(): Promise<void> {
    const stored = await this.facts.findOne({ _id: factId })
    const parsed = WhisperSettings.safeParse({
      ...defaultSettings,
      isVisible: stored?.isVisible ?? true,
    })
    this.adopt(parsed.success ? parsed.data.isVisible : defaultSettings.isVisible)
  }

  private adopt(isVisible: boolean): void {
    if (isVisible === this.current) return
    this.current = isVisible
    for (const listener of this.listeners) listener(isVisible)
    this.live.visitors.local.emit('visibility', { isVisible })
    this.live.teammates.local.emit('visibility', { isVisible })
  }
}

const factId = 'whisper-settings'
