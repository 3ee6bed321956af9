/** Whether the dashboard's list of first steps is hidden, for all admins. */
import type { Collection, Store, Stored } from '../store/port'

const _id = 'start-list'

export class StoredStartList {
  private readonly facts: Collection<Stored & { isHidden?: boolean }>

  constructor(store: Store) {
    this.facts = store.collection('facts')
  }

  async read(): Promise<{ isHidden: boolean }> {
    const { isHidden = false } = (await this.facts.findOne({ _id })) ?? {}
    return { isHidden }
  }

  async save(isHidden: boolean): Promise<void> {
    await this.facts.updateOne({ _id }, { $set: { isHidden } }, { upsert: true })
  }
}
