/** The stored regression questions: each change is one write, and only if the question is unchanged. */
import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { limits } from '#shared/training/limits'
import type { RegressionQuestion } from '#shared/training/records'
import { changedByOther, type QuestionContent, questionNotFound } from '#shared/training/rules'
import { Refusal } from '../http/refusal'
import { insertIfNew } from '../store/concurrentWrites'
import type { Collection, Store } from '../store/port'
import { readable } from '../store/readable'
import { isRegressionIdOfEntry } from './queue/regressionId'
import { type StoredQuestion, toQuestion, contentOf } from './record'

export class Questions {
  private readonly records: Collection<StoredQuestion>

  constructor(
    store: Store,
    private readonly log: FastifyBaseLogger,
  ) {
    this.records = store.collection('regressionQuestions')
  }

  /** Newest first. */
  async all(): Promise<RegressionQuestion[]> {
    const found = await this.records.find({}, { sort: { at: -1, _id: -1 } }).toArray()
    return readable(found, toQuestion, this.log)
  }

  /** The ids among these that no longer exist. */
  async goneOf(ids: readonly string[]): Promise<string[]> {
    const filter = { _id: { $in: [...ids] } }
    const found = await this.records.find(filter, { projection: { _id: 1 } }).toArray()
    const left = new Set(found.map(({ _id }) => _id))
    return ids.filter((id) => !left.has(id))
  }

  /** A repeat resolves to the stored question if it is the same. */
  async add(id: string, words: QuestionContent): Promise<RegressionQuestion> {
    if ((await this.records.countDocuments({})) >= limits.questions) {
      const found = await this.records.findOne({ _id: id })
      if (!found) throw new Refusal('conflict', `You can have up to ${limits.questions} questions.`)
    }
    const record = { _id: id, ...words, at: new Date(), rev: 1 }
    if (await insertIfNew(this.records, record)) return toQuestion(record)
    const found = await this.get(id)
    if (!isDeepStrictEqual(contentOf(found), words))
      throw new Refusal('conflict', 'It was saved before. Change it in the list.')
    return toQuestion(found)
  }

  async save(id: string, rev: number, words: QuestionContent): Promise<RegressionQuestion> {
    const after = await this.records.findOneAndUpdate(
      { _id: id, rev },
      { $set: words, $inc: { rev: 1 } },
      { returnDocument: 'after' },
    )
    if (after) return toQuestion(after)
    await this.get(id)
    throw conflict()
  }

  /** Removing a question that is already gone isn't an error. Resolves to whether it existed. */
  async remove(id: string, rev: number): Promise<boolean> {
    const { deletedCount } = await this.records.deleteOne({ _id: id, rev })
    if (deletedCount === 0 && (await this.records.findOne({ _id: id }))) throw conflict()
    return deletedCount > 0
  }

  /** Questions that came with taught entries. */
  async *taught(): AsyncGenerator<StoredQuestion> {
    for await (const record of this.records.find({}))
      if (isRegressionIdOfEntry(record._id)) yield record
  }

  /** Removes it even if changed meanwhile. Resolves to whether it existed. */
  async removeTaught(id: string): Promise<boolean> {
    return (await this.records.deleteOne({ _id: id })).deletedCount > 0
  }

  private async get(id: string): Promise<StoredQuestion> {
    const found = await this.records.findOne({ _id: id })
    if (!found) throw new Refusal('not-found', questionNotFound)
    return found
  }
}

function conflict(): Refusal {
  return new Refusal('conflict', changedByOther)
}
