/** Whether suggestions are accepted automatically. Read from the store each time: all servers agree. */
import { SuggestionSettings } from '#shared/training/suggestions/records'
import type { Collection, Store, Stored } from '../../store/port'

const factId = 'suggestion-settings'

export class StoredSettings {
  private readonly facts: Collection<Stored & Partial<SuggestionSettings>>

  constructor(store: Store) {
    this.facts = store.collection('facts')
  }

  async read(): Promise<SuggestionSettings> {
    const stored = await this.facts.findOne({ _id: factId })
    const read = SuggestionSettings.safeParse({ acceptsByItself: stored?.acceptsByItself })
    return read.success ? read.data : { acceptsByItself: false }
  }

  async save(settings: SuggestionSettings): Promise<SuggestionSettings> {
    await this.facts.updateOne({ _id: factId }, { $set: settings }, { upsert: true })
    return settings
  }
}
