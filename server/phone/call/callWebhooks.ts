/** The provider's webhooks during a call. The first one opens the call, for four hours at most. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../http/refusal'
import type { InboundQueue } from '../inbound/inboundQueue'
import { type Fields, signedForms, type WebhookParts } from '../inbound/webhooks'
import type { Calls } from './calls'
import { readTurn, turnPath } from './turn'
import { afterPersonPath } from './voice'

const callPath = '/api/phone/call'

export function callWebhooks(
  app: FastifyInstance,
  parts: Pick<WebhookParts, 'publicUrl' | 'settings' | 'provider'> & {
    calls: Calls
    inboundQueue: InboundQueue
  },
): void {
  const { calls, inboundQueue } = parts

  /**
   * Signed requests could be replayed, so they count only while their call may be running. A caller
   * who can't be answered is put through: otherwise the provider would say that an application
   * failed, and hang up.
   */
  async function during(
    { CallSid = '' }: Fields,
    mayBegin: boolean,
    respond: () => Promise<string> | string,
  ): Promise<string> {
    if (!/^CA[0-9a-f]{32}$/i.test(CallSid)) throw forbidden()
    try {
      if (await inboundQueue.runs(CallSid, mayBegin)) return await respond()
    } catch (err) {
      app.log.warn({ err, call: CallSid }, 'a turn of a call failed')
      return calls.putThrough()
    }
    throw forbidden()
  }

  signedForms(app, parts, {
    [callPath]: (fields) => during(fields, true, () => calls.greet()),
    [turnPath]: async (fields, request: FastifyRequest) => {
      const turn = readTurn(request.query)
      if (!turn) throw forbidden()
      return during(fields, false, () => calls.next(calls.callerOf(fields), turn, fields))
    },
    // Also of a call that couldn't be noted. It stores nothing.
    [afterPersonPath]: async (fields) => calls.afterPerson(fields),
  })
}

const forbidden = () => new Refusal('forbidden', 'Forbidden')
