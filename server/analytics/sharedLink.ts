/** The single link to the figures without sign-in, until an admin removes it. */
import { makeToken } from '../http/privateToken'
import { Refusal } from '../http/refusal'
import { insertIfNew } from '../store/concurrentWrites'
import type { Collection, Store, Stored } from '../store/port'

interface StoredLink extends Stored {
  token: string
}

const _id = 'analytics-link'

export class SharedLink {
  private readonly facts: Collection<StoredLink>

  constructor(store: Store) {
    this.facts = store.collection<StoredLink>('facts')
  }

  async read(): Promise<{ token: string | null }> {
    return { token: (await this.facts.findOne({ _id }))?.token ?? null }
  }

  async make(): Promise<{ token: string | null }> {
    await insertIfNew(this.facts, { _id, token: makeToken() })
    return this.read()
  }

  async remove(): Promise<{ token: null }> {
    await this.facts.deleteOne({ _id })
    return { token: null }
  }

  async assertIs(token: string): Promise<void> {
    const known = await this.read()
    if (known.token !== token) throw new Refusal('not-found', 'This link shows no figures.')
  }
}
