/**
 * The stored runs of regression questions: started, advanced, ended, and limited to the latest.
 * Each step is one write, and only to a running run. So a run canceled on any server stops, and one
 * whose server died can be told from one that continues.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { limits } from '#shared/training/limits'
import type { Against, Result, Run } from '#shared/training/records'
import { runGoesOn, runNotFound } from '#shared/training/rules'
import { Refusal } from '../../http/refusal'
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Store } from '../../store/port'
import { readable } from '../../store/readable'
import { type StoredRun, toResults, toRun } from './record'

/** Longer than a question takes if it is tried twice. */
const silentMs = 90_000
/** Replaces the text of an erased question. */
const erased = '(erased)'

interface NewRun {
  against: Against
  by: Date
  total: number
  index: number
}

export class Runs {
  private readonly records: Collection<StoredRun>
  private readonly server = randomUUID()

  constructor(
    store: Store,
    /** Whether other servers may work on the same store. */
    private readonly isShared: boolean,
    private readonly log: FastifyBaseLogger,
  ) {
    this.records = store.collection('regressionRuns')
  }

  /** Newest first. */
  async latest(): Promise<Run[]> {
    return readable(await this.newest(), (run) => toRun(this.seen(run)), this.log)
  }

  async get(id: string): Promise<{ run: Run; results: Result[] }> {
    const found = await this.records.findOne({ _id: id })
    if (!found) throw new Refusal('not-found', runNotFound)
    return { run: toRun(this.seen(found)), results: toResults(found) }
  }

  /** Refused with conflict if another run is going on or starting, on any server. */
  async create(begun: NewRun): Promise<Run> {
    const before = await this.newest()
    const goesOn = before.some((run) => this.seen(run).state === 'running')
    if (goesOn) throw new Refusal('conflict', runGoesOn)
    const n = Math.max(0, ...before.map((run) => run.n)) + 1
    const now = new Date()
    const run: StoredRun = {
      _id: randomUUID(),
      n,
      ...begun,
      at: now,
      beatAt: now,
      server: this.server,
      state: 'running',
      asked: 0,
      failed: 0,
      results: [],
    }
    if (!(await insertIfNew(this.records, run))) throw new Refusal('conflict', runGoesOn)
    await this.dropOld()
    return toRun(run)
  }

  /** Null if the run has ended. `gone`: the number of questions that no longer need asking. */
  async step(
    id: string,
    news: readonly Result[],
    state: Run['state'],
    gone = 0,
  ): Promise<Run | null> {
    const failed = news.filter(({ passed }) => !passed).length
    const after = await this.records.findOneAndUpdate(
      { _id: id, state: 'running' },
      {
        $set: { state, beatAt: new Date() },
        $inc: { asked: news.length, failed, total: -gone },
        ...(news.length > 0 && { $push: { results: { $each: [...news] } } }),
      },
      { returnDocument: 'after' },
    )
    return after && toRun(after)
  }

  async cancel(id: string): Promise<Run> {
    return (await this.step(id, [], 'cancelled')) ?? (await this.get(id)).run
  }

  /** The results of all runs. */
  async *results(): AsyncGenerator<Result> {
    for await (const { results } of this.records.find({})) yield* results
  }

  /** Removes questions' texts from the results; the outcomes stay. */
  async forget(isMeant: (result: Result) => boolean): Promise<void> {
    const isIt = (one: Result) => one.question !== erased && isMeant(one)
    for (const { _id } of await this.newest()) {
      for (;;) {
        const run = await this.records.findOne({ _id })
        if (!run?.results.some(isIt)) break
        const results = run.results.map((one) => (isIt(one) ? { ...one, question: erased } : one))
        // Retries if the run has advanced meanwhile.
        await this.records.updateOne({ _id, asked: run.asked }, { $set: { results } })
      }
    }
  }

  private newest(): Promise<Omit<StoredRun, 'results'>[]> {
    return this.records
      .find({}, { sort: { at: -1, _id: -1 }, limit: limits.runs, projection: { results: 0 } })
      .toArray()
  }

  private async dropOld(): Promise<void> {
    const old = await this.records
      .find({}, { sort: { at: -1, _id: -1 }, skip: limits.runs, projection: { _id: 1 } })
      .toArray()
    for (const { _id } of old) await this.records.deleteOne({ _id })
  }

  /** The run's present state. */
  private seen<T extends Omit<StoredRun, 'results'>>(run: T): T {
    const isOwn = run.server === this.server
    const isSilent = Math.abs(Date.now() - run.beatAt.getTime()) > silentMs
    const isLost = run.state === 'running' && !isOwn && (!this.isShared || isSilent)
    return isLost ? { ...run, state: 'broken' } : run
  }
}
