/**
 * Takes what other subjects have stored: each in its turn, once per key, and after a note of whose visit
 * it is, where a crash would else make an action of nobody's out of a conversion.
 */
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../../http/refusal'
import type { ActionIntake, Known } from './actionIntake'
import type { IntakeBatcher } from './intakeBatcher'

export class ActionRecorder {
  private readonly inFlight = new Map<string, Promise<void>>()
  private readonly noted = new Set<string>()

  constructor(
    private readonly intake: ActionIntake,
    private readonly batcher: IntakeBatcher,
    private readonly now: () => number,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Notes whose it will be, and stores it; `record` follows. A failed note never stands in its way. */
  async noting<T>(known: Pick<Known, 'key' | 'person'>, store: () => Promise<T>): Promise<T> {
    const { key } = known
    const warn = (err: unknown) => this.log.warn({ err }, 'not noted whose visit it is')
    if (await this.intake.note({ ...known, at: this.now() }).catch(warn)) this.noted.add(key)
    try {
      return await store()
    } catch (error) {
      // Otherwise nobody knows whether it was stored, and the note stays.
      const isThere = this.noted.delete(key)
      if (isThere && error instanceof Refusal) await this.intake.forgetNote(key).catch(warn)
      throw error
    }
  }

  record(known: Omit<Known, 'at'>): void {
    const { key, of = key } = known
    const at = this.now()
    const before = this.inFlight.get(of) ?? Promise.resolve()
    const done = before
      .then(() => this.take({ ...known, at }))
      .catch((err: unknown) => this.log.warn({ err }, 'an action was not counted'))
    this.inFlight.set(key, done)
    void done.then(() => this.inFlight.get(key) === done && this.inFlight.delete(key))
  }

  /** Resolves when all that was recorded until now is taken in. */
  async settled(): Promise<void> {
    await Promise.all(this.inFlight.values())
  }

  private async take(known: Known): Promise<void> {
    await this.batcher.nextBatch()
    await this.intake.record(known)
    if (this.noted.delete(known.key)) await this.intake.forgetNote(known.key)
  }
}
