/** Replies that teammates often write, shared by all of them. */
import type { SavedReply } from '#shared/team/records'
import { Refusal } from '../http/refusal'
import { type Collection, isDuplicate, type Store, type Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    savedReplies: StoredReply
  }
}

interface StoredReply extends Stored {
  name: string
  /** Lowercase; no two have the same. */
  key: string
  text: string
}

const most = 200

export class SavedReplies {
  private readonly replies: Collection<StoredReply>

  constructor(store: Store) {
    this.replies = store.collection('savedReplies')
  }

  async all(): Promise<SavedReply[]> {
    const found = await this.replies.find({}, { sort: { key: 1 } }).toArray()
    return found.map(({ _id: id, name, text }) => ({ id, name, text }))
  }

  async save({ id, name, text }: SavedReply): Promise<void> {
    const isKnown = (await this.replies.findOne({ _id: id })) !== null
    if (!isKnown && (await this.replies.countDocuments({})) >= most)
      throw new Refusal('conflict', `There are ${most} saved replies, the maximum.`)
    try {
      await this.replies.updateOne(
        { _id: id },
        { $set: { name, key: name.toLowerCase(), text } },
        { upsert: true },
      )
    } catch (error) {
      if (!isDuplicate(error)) throw error
      throw new Refusal('conflict', `/${name} is the name of another reply.`)
    }
  }

  async remove(id: string): Promise<void> {
    await this.replies.deleteOne({ _id: id })
  }
}
