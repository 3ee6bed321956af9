/** Finds the group of a question, or the id for a new one, with a few index lookups. */
import { randomUUID } from 'node:crypto'
import type { Collection, Store } from '../../store/port'
import type { Meaning, Nearness } from '../../whisper/whisper'
import type { AskedQuestion, StoredGroup } from './documents'

type Words = Pick<Meaning, 'terms' | 'key' | 'keys'>

/** Minimum similarity to ask the same; measured in tests/training/queue/nearness.test.ts. */
export const sameQuestionThreshold = 0.72
const maxCompared = 100

export class GroupFinder {
  private readonly questions: Collection<AskedQuestion>
  private readonly groups: Collection<StoredGroup>

  constructor(
    store: Store,
    private readonly nearness: Nearness,
  ) {
    this.questions = store.collection('askedQuestions')
    this.groups = store.collection('questionGroups')
  }

  /** Equal terms always share a group; otherwise the most similar group, if similar enough. */
  async groupFor(words: Words): Promise<string> {
    return (await this.existing(words)) ?? this.idFor(words.key)
  }

  async existing({ terms, key, keys }: Words): Promise<string | undefined> {
    const same = await this.questions.findOne({ key }, { projection: { groupId: 1 } })
    if (same) return same.groupId
    const found = await this.groups
      .find({ keys: { $in: keys } }, { limit: maxCompared, projection: { terms: 1 } })
      .toArray()
    const [best] = found
      .map((group) => ({ id: group._id, near: this.nearness(terms, group.terms) }))
      .filter(({ near }) => near >= sameQuestionThreshold)
      .sort((a, b) => b.near - a.near || (a.id < b.id ? -1 : 1))
    return best?.id
  }

  /** Derived from the key, so that two servers begin the same group, unless another group has that id. */
  private async idFor(key: string): Promise<string> {
    const taken = await this.groups.findOne({ _id: key }, { projection: { _id: 1 } })
    return taken ? randomUUID() : key
  }
}
