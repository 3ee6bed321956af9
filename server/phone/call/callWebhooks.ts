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

  /** Signed requests could be replayed, so they count only while their call may be running. */
  async function known({ CallSid = '' }: Fields, mayBegin: boolean): Promise<void> {
    if (!/^CA[0-9a-f]{32}$/i.test(CallSid)) throw forbidden()
    if (!(await inboundQueue.runs(CallSid, mayBegin))) throw forbidden()
  }

  signedForms(app, parts, {
    [callPath]: async (fields) => {
      await known(fields, true)
      return calls.greet()
    },
    [turnPath]: async (fields, request: FastifyRequest) => {
      await known(fields, false)
      const turn = readTurn(request.query)
      if (!turn) throw forbidden()
      try {
        return await calls.next(calls.callerOf(fields), turn, fields)
      } catch (err) {
        // Otherwise the provider would say that an application failed, and hang up.
        app.log.warn({ err, call: fields.CallSid }, 'a turn of a call failed')
        return calls.putThrough()
      }
    },
    [afterPersonPath]: async (fields) => {
      await known(fields, false)
      return calls.afterPerson(fields)
    },
  })
}

const forbidden = () => new Refusal('forbidden', 'Forbidden')
