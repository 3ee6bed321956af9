/**
 * Records what other subjects have stored: in order, once per key, and after noting whose visit it
 * belongs to, so that a crash can't leave a conversion without a visit.
 */
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../../http/refusal'
import type { ActionIntake, RecordedAction } from './actionIntake'
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

  /** Notes the visit, then stores; `record` follows. A failed note never prevents the storing. */
  async storeWithNote<T>(
    recorded: Pick<RecordedAction, 'key' | 'person'>,
    store: () => Promise<T>,
  ): Promise<T> {
    const { key } = recorded
    const warn = (err: unknown) => this.log.warn({ err }, 'storing a visit reference failed')
    if (await this.intake.note({ ...recorded, at: this.now() }).catch(warn)) this.noted.add(key)
    try {
      return await store()
    } catch (error) {
      // After any other error it isn't known whether it was stored, so the note stays.
      const isThere = this.noted.delete(key)
      if (isThere && error instanceof Refusal) await this.intake.forgetNote(key).catch(warn)
      throw error
    }
  }

  record(recorded: Omit<RecordedAction, 'at'>): void {
    const { key, of = key } = recorded
    const at = this.now()
    const before = this.inFlight.get(of) ?? Promise.resolve()
    const done = before
      .then(() => this.take({ ...recorded, at }))
      .catch((err: unknown) => this.log.warn({ err }, 'counting an action failed'))
    this.inFlight.set(key, done)
    void done.then(() => this.inFlight.get(key) === done && this.inFlight.delete(key))
  }

  /** Resolves when everything recorded so far is taken in. */
  async settled(): Promise<void> {
    await Promise.all(this.inFlight.values())
  }

  private async take(recorded: RecordedAction): Promise<void> {
    await this.batcher.nextBatch()
    await this.intake.record(recorded)
    if (this.noted.delete(recorded.key)) await this.intake.forgetNote(recorded.key)
  }
}
