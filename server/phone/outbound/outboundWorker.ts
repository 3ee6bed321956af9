/**
 * The worker that sends due texts: takes each with a lease, in order for each number, retries with
 * growing pauses and gives up after a day. If nobody knows whether an attempt went through, the
 * provider is asked before the next.
 */
import type { FastifyBaseLogger } from 'fastify'
import { DueWork, nameOf, backoffMs } from '../../jobs/dueWork'
import { isGivenUp } from '../../jobs/sendingPace'
import type { OutgoingText, TextState } from '../documents'
import type { Provider } from '../provider'
import { stoppedCode } from './deliveryReports'
import { reasonOf } from './reasons'
import type { Delivery } from './sendText'
import type { StoredTexts } from './storedTexts'
import type { TextPace } from './textPace'

export interface OutboundWorkerParts {
  texts: StoredTexts
  deliver: (text: OutgoingText) => Promise<Delivery>
  taken: Provider['taken']
  /** Called when the provider says that the text's number wants none. */
  stopped: (text: OutgoingText) => Promise<void>
  pace: TextPace
  log: FastifyBaseLogger
}

export class OutboundWorker {
  private readonly due: DueWork<OutgoingText>

  constructor(private readonly parts: OutboundWorkerParts) {
    const { texts, pace, log } = parts
    const { queue } = texts
    this.due = new DueWork({ queue, work: (text) => this.send(text), pace, log })
  }

  /** Starts what is due, without waiting for it. */
  sweep(): void {
    this.due.sweep()
  }

  close(): Promise<void> {
    return this.due.close()
  }

  private async send(text: OutgoingText): Promise<void> {
    const { pace, log } = this.parts
    if (isGivenUp(text, pace)) {
      return this.fail(
        text,
        'dead',
        `Not sent after ${text.tries - 1} tries. ${text.problem ?? ''}`.trim(),
      )
    }
    let outcome: Delivery
    try {
      const gone = text.mayHaveGone ? await this.findSent(text) : undefined
      outcome = gone ? { is: 'taken', sid: gone } : await this.parts.deliver(text)
    } catch (err) {
      log.warn({ err: nameOf(err), cause: text._id }, 'a text was not sent')
      return this.tryAgain(text, text.mayHaveGone ?? false)
    }
    if (outcome.is === 'taken') return this.end(text, 'sent', { sid: outcome.sid })
    // Who sent STOP knows, but not whoever promised them an answer.
    const listed = text.isPromised && { failedAt: new Date() }
    if (outcome.is === 'withheld')
      return this.end(text, 'withheld', { problem: outcome.why, ...listed })
    if (outcome.is === 'limited') return this.fail(text, 'withheld', outcome.why)
    log.warn({ cause: text._id, ...outcome }, 'a text was not sent')
    if (outcome.is === 'refused') {
      const problem = `The provider rejected it: ${reasonOf(outcome.code)}.`
      if (outcome.code !== stoppedCode) return this.fail(text, 'failed', problem)
      await this.parts.stopped(text)
      return this.end(text, 'failed', { problem, ...listed })
    }
    return this.tryAgain(text, outcome.is === 'unknown', `Last try: ${outcome.why}.`)
  }

  /**
   * The provider's id for an attempt that went through without our hearing of it; also if its report
   * gave it to this text while the provider was asked.
   */
  private async findSent({ _id, to, body, at }: OutgoingText): Promise<string | undefined> {
    if (to === undefined || body === undefined) return undefined
    const { taken, texts } = this.parts
    for (const sid of await taken({ to, body }, at)) {
      const others = { sid, _id: { $ne: _id } }
      if (!(await texts.stored.findOne(others, { projection: { _id: 1 } }))) return sid
    }
    return undefined
  }

  /** Ends it with a failure that admins are to know of. */
  private fail(text: OutgoingText, state: TextState, problem: string): Promise<void> {
    return this.end(text, state, { problem, failedAt: new Date() })
  }

  private async end(
    text: OutgoingText,
    state: TextState,
    more: Pick<OutgoingText, 'problem' | 'failedAt' | 'sid'>,
  ): Promise<void> {
    const { texts } = this.parts
    await texts.end(texts.queue.whileOurs(text), { state, ...more })
  }

  private tryAgain(text: OutgoingText, mayHaveGone: boolean, problem?: string): Promise<void> {
    const { texts, pace } = this.parts
    const nextAt = new Date(Date.now() + backoffMs(text.tries, pace.pausesMs))
    const why = problem === undefined ? {} : { problem }
    return texts.putOff(texts.queue.whileOurs(text), { nextAt, mayHaveGone, ...why })
  }
}
