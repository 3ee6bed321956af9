/**
 * Embeddings of texts from the operator's service (EMBEDDINGS_MODEL). The knowledge's texts are
 * embedded once, in batches, and stored under a keyed hash of model and text while the knowledge
 * contains them; after a failure it goes on a minute later. A question is embedded when asked, within 300 ms and the day's tokens, or not at
 * all. If anything fails, or while another model's vectors are made under the same name, sections
 * are found by words alone.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { EmbeddingSettings } from '../../config/modelSettings'
import type { Asker } from '../../http/limits/fairQueue'
import { keyedHash, ownSecret } from '../../store/ownSecret'
import type { Collection, Store, Stored } from '../../store/port'
import { cosine } from '../engine/vectors'
import { CircuitBreaker } from '../model/circuitBreaker'
import { EmbeddingProblem, embed } from './embed'
import type { QuestionBudget } from './questionBudget'
import { fromText, toText } from './storedVector'

declare module '../../store/port' {
  interface Documents {
    embeddings: KeptVector
  }
}

interface KeptVector extends Stored {
  /** Of length 1; see storedVector.ts. */
  vector: string
}

interface EmbeddingProgress {
  model: string
  /** How many of the knowledge's texts are embedded, and how many there are. */
  done: number
  of: number
  refused: number
  /** Why progress has stopped, in words. */
  problem?: string
}

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

const questionMs = 300
/** Enough to say what it is about; a service takes longer for more, or refuses it. */
const questionCharacters = 500
const batchMs = 30_000
/** As many as TEI takes at once by default. */
const batchSize = 32
const aWord = 'hello'
/** Services limit calls by the minute. */
const againMs = 60_000
/** Most vectors removed from the store in one call. */
const pageSize = 500
/** Least cosine of a text's vectors by the same model: kept ones are rounded to a byte. */
const sameModel = 0.9

export class Embeddings {
  private readonly vectors: Collection<KeptVector>
  private readonly breaker: CircuitBreaker
  private readonly stopping = new AbortController()
  private readonly mutex = new Mutex()
  private dimensions: number | undefined
  /** How often another model was found under the name: now, and when Whisper last read vectors. */
  private changes = 0
  private changesRead = 0
  private done = 0
  /** How many texts were embedded since the start. */
  private added = 0
  private of = 0
  /** How many texts the service didn't take, though it takes others. */
  private refused = 0
  private problem: string | undefined
  private secret: string | undefined
  /** What `fill` was called with last. */
  private wanted: readonly string[] = []

  constructor(
    private readonly store: Store,
    private readonly settings: EmbeddingSettings,
    private readonly budget: QuestionBudget,
    private readonly log: Log,
    private readonly retryMs = againMs,
  ) {
    this.vectors = store.collection('embeddings')
    this.breaker = new CircuitBreaker((seconds) =>
      log.warn({ seconds }, 'The embeddings service keeps failing: words alone answer meanwhile'),
    )
  }

  get progress(): EmbeddingProgress {
    const { done, of, refused, problem } = this
    return {
      model: this.settings.name,
      done,
      of,
      refused,
      ...(problem !== undefined && { problem }),
    }
  }

  /**
   * The question's vector; undefined if the service is too slow, fails, or has been failing, if too
   * few of the day's tokens are left, or if what Whisper reads is by another model, since vectors of
   * two models can't be compared. An asker begins with its address.
   */
  async ofQuestion(
    text: string,
    { signal, asker }: { signal?: AbortSignal | undefined; asker?: Asker | undefined } = {},
  ): Promise<Float32Array | undefined> {
    if (this.breaker.isOpen || this.dimensions === undefined) return undefined
    if (this.changesRead !== this.changes) return undefined
    const start = text.slice(0, questionCharacters)
    if (!(await this.budget.take(start, asker?.[0]))) return undefined
    try {
      const [vector] = await embed(this.settings, [start], {
        withinMs: questionMs,
        signal,
      })
      this.breaker.worked()
      if (this.done + this.refused === this.of) this.problem = undefined
      return vector?.length === this.dimensions ? vector : undefined
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof EmbeddingProblem && error.isOfText) this.breaker.worked()
      else {
        this.breaker.failed()
        this.note(error)
      }
      return undefined
    }
  }

  /** The stored vectors of these texts, by text, for Whisper to compare questions with from now on. */
  async known(texts: readonly string[]): Promise<Map<string, Float32Array>> {
    const { changes } = this
    const found = await this.stored(texts)
    this.changesRead = changes
    return found
  }

  private async stored(texts: readonly string[]): Promise<Map<string, Float32Array>> {
    const idOf = await this.hash()
    const byId = new Map(texts.map((text) => [idOf(text), text]))
    const found = new Map<string, Float32Array>()
    // Reads all stored vectors: nearly all are needed, and a store compares each id with a whole
    // `$in` list.
    for await (const { _id, vector } of this.vectors.find({})) {
      const text = byId.get(_id)
      const kept = text === undefined ? null : fromText(vector)
      if (text !== undefined && kept) found.set(text, kept)
    }
    this.done = found.size
    this.of = byId.size
    this.dimensions = found.values().next().value?.length ?? this.dimensions
    return found
  }

  /**
   * Embeds texts not stored yet, one call after another, and goes on after failures until it is
   * called with others. Resolves to whether any were added.
   */
  async fill(texts: readonly string[]): Promise<boolean> {
    this.wanted = texts
    const { signal } = this.stopping
    let added = false
    for (;;) {
      const before = this.added
      const isDone = await this.mutex.runExclusive(() => this.fillNow(texts))
      added ||= this.added > before
      if (isDone) return added
      await pause(this.retryMs, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted || this.wanted !== texts) return false
    }
  }

  async close(): Promise<void> {
    this.stopping.abort(new EmbeddingProblem('stopping'))
    await this.mutex.runExclusive(() => {})
  }

  /** Resolves to whether it needn't be tried again. */
  private async fillNow(texts: readonly string[]): Promise<boolean> {
    try {
      let known = await this.stored(texts)
      await this.forgetOthers(texts)
      if (await this.isOtherModel(known)) {
        this.log.warn(
          { model: this.settings.name },
          'Another model has this name now: embedding anew',
        )
        await this.forgetOthers([])
        this.dimensions = undefined
        this.changes += 1
        known = await this.stored(texts)
      }
      const missing = [...new Set(texts)].filter((text) => !known.has(text))
      this.refused = 0
      for (let at = 0; at < missing.length; at += batchSize)
        await this.embedAll(missing.slice(at, at + batchSize))
      this.problem = undefined
      if (missing.length > 0) this.log.info({ ...this.progress }, 'Embedded what Whisper reads')
      return true
    } catch (error) {
      if (!this.stopping.signal.aborted) this.note(error)
      return false
    }
  }

  /** One text that the service refuses, too long perhaps, doesn't keep the others out. */
  private async embedAll(batch: readonly string[]): Promise<void> {
    const { signal } = this.stopping
    try {
      const vectors = await embed(this.settings, batch, { withinMs: batchMs, signal })
      await this.keep(batch, vectors)
      this.done += batch.length
      this.added += batch.length
      this.problem = undefined
    } catch (error) {
      if (!(error instanceof EmbeddingProblem && error.isOfText)) throw error
      const half = Math.ceil(batch.length / 2)
      if (batch.length === 1) {
        // A service that takes nothing at all has another problem than its texts.
        if (this.done === 0) await embed(this.settings, [aWord], { withinMs: batchMs, signal })
        this.refused += 1
      } else for (const part of [batch.slice(0, half), batch.slice(half)]) await this.embedAll(part)
    }
  }

  /** Whether the service embeds a text that it embedded before as something else. */
  private async isOtherModel(known: ReadonlyMap<string, Float32Array>): Promise<boolean> {
    const [first] = known
    if (!first) return false
    const [text, kept] = first
    const { signal } = this.stopping
    const [now] = await embed(this.settings, [text], { withinMs: batchMs, signal })
    return now?.length !== kept.length || cosine(now, kept) < sameModel
  }

  private async keep(texts: readonly string[], vectors: readonly Float32Array[]): Promise<void> {
    const size = vectors[0]?.length
    if (this.dimensions !== undefined && size !== this.dimensions)
      throw new EmbeddingProblem(
        `vectors of ${size} numbers where those kept have ${this.dimensions}`,
      )
    this.dimensions = size
    const idOf = await this.hash()
    await Promise.all(
      texts.map(async (text, index) => {
        const $set = { vector: toText(vectors[index] as Float32Array) }
        await this.vectors.updateOne({ _id: idOf(text) }, { $set }, { upsert: true })
      }),
    )
  }

  /** Deletes vectors of other models, and of texts that left the knowledge, perhaps by erasure. */
  private async forgetOthers(texts: readonly string[]): Promise<void> {
    const read = new Set(texts.map(await this.hash()))
    const others: string[] = []
    for await (const { _id } of this.vectors.find({}, { projection: { _id: 1 } })) {
      if (!read.has(_id)) others.push(_id)
    }
    // Not `$nin`: the store would compare each vector's id with the whole list.
    for (let at = 0; at < others.length; at += pageSize) {
      await this.vectors.deleteMany({ _id: { $in: others.slice(at, at + pageSize) } })
    }
    if (others.length > 0) this.store.overwriteErased?.()
  }

  private async hash(): Promise<(text: string) => string> {
    const secret = (this.secret ??= await ownSecret(this.store, 'embedding-key'))
    const { url, name } = this.settings
    return (text) => keyedHash(secret, JSON.stringify([url, name, text]))
  }

  private note(error: unknown): void {
    const message = error instanceof EmbeddingProblem ? error.message : 'the store cannot be used'
    if (message !== this.problem)
      this.log.warn({ model: this.settings.name, problem: message }, 'Embeddings failed')
    this.problem = message
  }
}
