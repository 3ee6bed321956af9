/** Asks all regression questions in the background, one run at a time, and broadcasts its progress. */
import type { FastifyBaseLogger } from 'fastify'
import type { Against, RegressionQuestion, Result, Run } from '#shared/training/records'
import { Refusal } from '../../http/refusal'
import type { Live } from '../../live/live'
import type { Questions } from '../questions'
import type { AnswererPool } from '../testing/answererPool'
import type { KnowledgeReader } from '../testing/knowledgeReader'
import { askRegression } from './askRegression'
import type { Runs } from './runs'

const stepMs = 300

interface Parts {
  runs: Runs
  questions: Questions
  reader: KnowledgeReader
  answerers: AnswererPool
  live: Live
  log: FastifyBaseLogger
}

export class Runner {
  private readonly stopping = new AbortController()
  /** The latest run's work. */
  private running: Promise<void> = Promise.resolve()

  constructor(private readonly parts: Parts) {}

  async start(against: Against, by: Date): Promise<Run> {
    const { runs, questions, reader } = this.parts
    const all = await questions.all()
    if (all.length === 0) throw new Refusal('conflict', 'There are no regression questions yet.')
    const run = await runs.create({
      against,
      by,
      total: all.length,
      index: await reader.changeCount(),
    })
    this.broadcast(run, [])
    this.running = this.work(run, all)
    return run
  }

  async cancel(id: string): Promise<Run> {
    const run = await this.parts.runs.cancel(id)
    this.broadcast(run, [])
    return run
  }

  async close(): Promise<void> {
    this.stopping.abort()
    await this.running
  }

  private async work(run: Run, all: readonly RegressionQuestion[]): Promise<void> {
    const { runs, questions, reader, answerers, log } = this.parts
    const { signal } = this.stopping
    let waiting: Result[] = []
    let gone = 0
    let steppedAt = Date.now()
    /** Stores the results so far; resolves to whether the run continues. */
    const step = async (state: Run['state']): Promise<boolean> => {
      const asked = waiting
      const goneSinceLast = gone
      waiting = []
      gone = 0
      const stepped = await runs.step(run.id, asked, state, goneSinceLast)
      // An eraser removes a question first and its results afterwards, so one of the two sees the other.
      const erased = await questions.goneOf(asked.map(({ questionId }) => questionId))
      if (erased.length > 0) await runs.forget(({ questionId }) => erased.includes(questionId))
      const stillStored = asked.filter(({ questionId }) => !erased.includes(questionId))
      if (stepped) this.broadcast(stepped, stillStored)
      steppedAt = Date.now()
      return stepped !== null
    }
    try {
      await answerers.withKnowledge(await reader.of(run.against), async (ask) => {
        for (const question of all) {
          if ((await questions.goneOf([question.id])).length > 0) {
            gone += 1
            continue
          }
          waiting.push(await askRegression(ask, question, signal))
          if (Date.now() - steppedAt >= stepMs && !(await step('running'))) return
        }
        await step('done')
      })
    } catch (err) {
      if (!signal.aborted) log.warn({ err }, 'a regression run failed')
      await step('broken').catch(() => undefined)
    }
  }

  private broadcast(run: Run, results: Result[]): void {
    this.parts.live.teammates.emit('regressionRun', { run, results })
  }
}
