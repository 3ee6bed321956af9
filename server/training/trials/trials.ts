/**
 * Whisper with knowledge that visitors do not get, in threads of their own that end when nobody asks.
 * All tests of a server are asked one question at a time, so that together they take one thread's time
 * at the most and never wait in the visitors' queue.
 */
import type { Answer } from '#shared/whisper/answer'
import {
  type Answerer,
  Busy,
  type Knowledge,
  type MakeTrial,
  type Question,
} from '../../whisper/whisper'
import { fingerprintOf } from './fingerprint'
import { Gate } from './gate'

export type Ask = (question: Question, signal?: AbortSignal) => Promise<Answer>

interface Trial {
  answerer: Answerer
  users: number
  lastUsedAt: number
  ending?: NodeJS.Timeout
}

const idleMs = 60_000
/** Each holds an index of its own. */
const mostTrials = 4

export class Trials {
  private readonly trials = new Map<string, Trial>()
  private readonly gate = new Gate()

  constructor(
    private readonly make: MakeTrial,
    private readonly idle = idleMs,
  ) {}

  /** `work` asks as often as it likes and always gets answers from this very knowledge. */
  async using<T>(knowledge: Knowledge, work: (ask: Ask) => Promise<T>): Promise<T> {
    const key = fingerprintOf(knowledge)
    const trial = this.trials.get(key) ?? this.begin(key, knowledge)
    clearTimeout(trial.ending)
    trial.users += 1
    try {
      return await work((question, signal) =>
        this.gate.pass(() => trial.answerer.answer(question, signal ? { signal } : {})),
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
    await Promise.all([...this.trials].map(([key, trial]) => this.end(key, trial)))
  }

  private begin(key: string, knowledge: Knowledge): Trial {
    if (this.trials.size >= mostTrials) this.makeRoom()
    const trial: Trial = { answerer: this.make(knowledge), users: 0, lastUsedAt: Date.now() }
    this.trials.set(key, trial)
    return trial
  }

  private makeRoom(): void {
    const idle = [...this.trials].filter(([, { users }]) => users === 0)
    const [oldest] = idle.sort(([, a], [, b]) => a.lastUsedAt - b.lastUsedAt)
    if (!oldest) throw new Busy('Too many tests are running.')
    void this.end(...oldest)
  }

  private async end(key: string, trial: Trial): Promise<void> {
    clearTimeout(trial.ending)
    this.trials.delete(key)
    await trial.answerer.close()
  }
}
