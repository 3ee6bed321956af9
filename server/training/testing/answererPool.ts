/**
 * A pool of answerers with knowledge that visitors don't get, each in a thread of its own that ends
 * when idle. All tests of a server are asked one question at a time, so that together they take at
 * most one thread's time and never wait in the visitors' queue.
 */
import { Mutex } from 'async-mutex'
import type { Answer } from '#shared/whisper/answer'
import {
  type Answerer,
  Busy,
  type Knowledge,
  type MakeTrial,
  type Question,
} from '../../whisper/whisper'
import { fingerprintOf } from './fingerprint'

export type Ask = (question: Question, signal?: AbortSignal) => Promise<Answer>

interface PooledAnswerer {
  answerer: Answerer
  users: number
  lastUsedAt: number
  ending?: NodeJS.Timeout
}

const idleMs = 60_000
/** Each has an index of its own in memory. */
const maxAnswerers = 4

export class AnswererPool {
  private readonly answerers = new Map<string, PooledAnswerer>()
  private readonly mutex = new Mutex()

  constructor(
    private readonly make: MakeTrial,
    private readonly idle = idleMs,
  ) {}

  /** `work` may ask any number of times; every answer is from exactly this knowledge. */
  async withKnowledge<T>(knowledge: Knowledge, work: (ask: Ask) => Promise<T>): Promise<T> {
    const key = fingerprintOf(knowledge)
    const trial = this.answerers.get(key) ?? this.start(key, knowledge)
    clearTimeout(trial.ending)
    trial.users += 1
    try {
      return await work((question, signal) =>
        this.mutex.runExclusive(() => trial.answerer.answer(question, signal ? { signal } : {})),
      )
    } finally {
      trial.users -= 1
      trial.lastUsedAt = Date.now()
      if (trial.users === 0) {
        trial.ending = setTimeout(() => void this.end(key, trial), this.idle)
        trial.ending.unref()
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.answerers].map(([key, trial]) => this.end(key, trial)))
  }

  private start(key: string, knowledge: Knowledge): PooledAnswerer {
    if (this.answerers.size >= maxAnswerers) this.evictIdle()
    const trial: PooledAnswerer = {
      answerer: this.make(knowledge),
      users: 0,
      lastUsedAt: Date.now(),
    }
    this.answerers.set(key, trial)
    return trial
  }

  private evictIdle(): void {
    const idle = [...this.answerers].filter(([, { users }]) => users === 0)
    const [oldest] = idle.sort(([, a], [, b]) => a.lastUsedAt - b.lastUsedAt)
    if (!oldest) throw new Busy('Too many tests are running.')
    void this.end(...oldest)
  }

  private async end(key: string, trial: PooledAnswerer): Promise<void> {
    clearTimeout(trial.ending)
    this.answerers.delete(key)
    await trial.answerer.close()
  }
}
