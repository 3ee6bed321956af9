/**
 * Runs of all regression questions in the store: begun, got on with, ended, the latest kept. Each step
 * is one write, and only to a run that still goes on: so a run that was cancelled on any server stops,
 * and one whose server died is told apart from one that goes on.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { limits } from '#shared/training/limits'
import type { Against, Result, Run } from '#shared/training/records'
import { runGoesOn, runNotFound } from '#shared/training/rules'
import { Refusal } from '../../http/refusal'
import { type Collection, isDuplicate, type Store } from '../../store/port'
import { readable } from '../../store/readable'
import { type StoredRun, toResults, toRun } from './record'

/** Longer than a question takes that is tried twice. */
const silentMs = 90_000
/** What stands for a question that was erased. */
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
    /** Whether other servers may be at work on the same store. */
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

  /** Refused with conflict while another goes on, or begins, on any server. */
  async create(begun: NewRun): Promise<Run> {
    const before = await this.newest()
    const goesOn = before.some((run) => this.seen(run).state === 'running')
    if (goesOn) throw new Refusal('conflict', runGoesOn)
    const n = Math.max(0, ...before.map((run) => run.n)) + 1
    const now = new Date()
    const run: StoredRun = {
      ...{ _id: randomUUID(), n, ...begun, at: now, beatAt: now, server: this.server },
      ...{ state: 'running', asked: 0, failed: 0, results: [] },
    }
    try {
      await this.records.insertOne(run)
    } catch (error) {
      throw isDuplicate(error) ? new Refusal('conflict', runGoesOn) : error
    }
    await this.dropOld()
    return toRun(run)
  }

  /** Null when the run goes on no more. `gone`: so many questions there are not to be asked any more. */
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

  /** All that was asked. */
  async *results(): AsyncGenerator<Result> {
    for await (const { results } of this.records.find({})) yield* results
  }

  /** Takes the words of questions out of what was asked; what came of it stays. */
  async forget(isMeant: (result: Result) => boolean): Promise<void> {
    const isIt = (one: Result) => one.question !== erased && isMeant(one)
    for (const { _id } of await this.newest()) {
      for (;;) {
        const run = await this.records.findOne({ _id })
        if (!run?.results.some(isIt)) break
        const results = run.results.map((one) => (isIt(one) ? { ...one, question: erased } : one))
        // Unless it has got on meanwhile.
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

  /** As it is by now. */
  private seen<T extends Omit<StoredRun, 'results'>>(run: T): T {
    const isOwn = run.server === this.server
    const isSilent = Math.abs(Date.now() - run.beatAt.getTime()) > silentMs
    const isLost = run.state === 'running' && !isOwn && (!this.isShared || isSilent)
    return isLost ? { ...run, state: 'broken' } : run
  }
}
