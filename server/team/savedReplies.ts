/** Replies that teammates often write, shared by all of them. */
import type { SavedReply } from '#shared/team/records'
import { changedMeanwhile, Refusal } from '../http/refusal'
import { updateIfUnchanged } from '../store/concurrentWrites'
import type { Collection, Store, Stored } from '../store/port'

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
  /** Absent if older than revs. */
  rev?: number
}

const most = 200

export class SavedReplies {
  private readonly replies: Collection<StoredReply>

  constructor(store: Store) {
    this.replies = store.collection('savedReplies')
  }

  async all(): Promise<SavedReply[]> {
    const found = await this.replies.find({}, { sort: { key: 1 } }).toArray()
    return found.map(({ _id: id, name, text, rev = 0 }) => ({ id, name, text, rev }))
  }

  async save({ id: _id, name, text, rev }: SavedReply): Promise<void> {
    const isKnown = (await this.replies.findOne({ _id })) !== null
    if (!isKnown && rev > 0) throw new Refusal('not-found', 'Someone else removed this reply.')
    if (!isKnown && (await this.replies.countDocuments({})) >= most)
      throw new Refusal('conflict', `There are ${most} saved replies, the maximum.`)
    const key = name.toLowerCase()
    if (await updateIfUnchanged(this.replies, { _id, rev }, { name, key, text })) return
    const isTaken = (await this.replies.findOne({ key, _id: { $ne: _id } })) !== null
    if (isTaken) throw new Refusal('conflict', `/${name} is the name of another reply.`)
    throw changedMeanwhile()
  }

  async remove(_id: string, rev: number): Promise<void> {
    const seen = { _id, rev: rev > 0 ? rev : { $exists: false } }
    const { deletedCount } = await this.replies.deleteOne(seen)
    if (deletedCount === 0 && (await this.replies.findOne({ _id }))) throw changedMeanwhile()
  }
}
