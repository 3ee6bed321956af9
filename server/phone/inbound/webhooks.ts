/**
 * The provider's webhooks: a text came in, a text was delivered. Everything is signed over
 * PUBLIC_URL; anything unsigned, or another account's, gets 403 and changes nothing.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PhoneSettings } from '../../config/phoneSettings'
import { inTurn } from '../../http/limits/bodyTurns'
import type { Buckets } from '../../http/limits/bucket'
import { Refusal } from '../../http/refusal'
import { type Numbers, numberOf } from '../numbers'
import type { OutboundTexts } from '../outbound/outboundTexts'
import type { Provider } from '../provider'
import type { InboundQueue } from './inboundQueue'
import type { InboundTexts } from './inboundTexts'
import type { Pictures } from './pictures'

const textPath = '/api/phone/text'
export const reportPath = '/api/phone/report'

export type Fields = Readonly<Record<string, string>>

export interface WebhookParts {
  publicUrl: string
  settings: PhoneSettings
  provider: Pick<Provider, 'isSigned'>
  numbers: Numbers
  inboundTexts: InboundTexts
  pictures: Pick<Pictures, 'urlsIn'>
  inboundQueue: InboundQueue
  outboundTexts: OutboundTexts
  sends: Buckets
}

const nothing = '<?xml version="1.0" encoding="UTF-8"?><Response/>'
const maxFormBytes = 64 * 1024
/** The provider sends about forty. Its library sorts them six times to check a signature. */
const maxFields = 200
const reports: ReadonlyMap<string, 'sent' | 'delivered' | 'failed'> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['undelivered', 'failed'],
  ['failed', 'failed'],
])

/** Routes for forms that the provider posts and signs; cookies and origins don't matter to them. */
export function signedForms(
  app: FastifyInstance,
  { publicUrl, settings, provider }: Pick<WebhookParts, 'publicUrl' | 'settings' | 'provider'>,
  routes: Readonly<Record<string, (fields: Fields, request: FastifyRequest) => Promise<string>>>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      inTurn((_request, body, done) => {
        const fields = [...new URLSearchParams(body)]
        if (fields.length > maxFields) return done(new Refusal('too-large', 'Too large.'))
        done(null, Object.fromEntries(fields))
      }),
    )
    for (const [url, handle] of Object.entries(routes)) {
      scope.post(
        url,
        { schema: { hide: true }, config: { signed: true } },
        async (request, reply) => {
          const fields = (request.body ?? {}) as Fields
          const signature = request.headers['x-twilio-signature']
          const isSigned =
            typeof signature === 'string' &&
            provider.isSigned(signature, publicUrl + request.url, fields)
          if (!isSigned || fields.AccountSid !== settings.accountSid) throw forbidden()
          reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8')
          return handle(fields, request)
        },
      )
    }
  })
}

export function textWebhooks(app: FastifyInstance, parts: WebhookParts): void {
  const { numbers, inboundTexts, pictures, inboundQueue, outboundTexts, sends } = parts

  async function text(fields: Fields): Promise<string> {
    const { MessageSid: id = '', From: from = '', Body: body = '', NumMedia = '0' } = fields
    if (!/^[A-Z]{2}[0-9a-f]{32}$/i.test(id)) throw forbidden()
    // Nobody can be answered there.
    if (numberOf(from) === null) return nothing
    const taken = await inboundQueue.known(id)
    if (taken === 'replay') throw forbidden()
    if (taken) return nothing
    const key = numbers.keyOf(from)
    const kind = await inboundTexts.kindOf(key, body, Number(NumMedia) || 0, fields.OptOutType)
    // STOP is always accepted.
    if (kind.is !== 'stop') sends.take(key)
    const urls = kind.is === 'stop' || kind.is === 'erase' ? [] : pictures.urlsIn(fields)
    const media = urls.length > 0 ? { media: urls } : {}
    await inboundQueue.take({ _id: id, key, kind, from, body, ...media, at: new Date() })
    return nothing
  }

  async function report(fields: Fields, request: FastifyRequest): Promise<string> {
    const { cause } = request.params as { cause: string }
    const state = reports.get(fields.MessageStatus ?? '')
    const sid = fields.MessageSid
    if (!sid) throw forbidden()
    // While it is still on its way, there is nothing to record.
    if (!state) return nothing
    const code = fields.ErrorCode
    if (!(await outboundTexts.report({ cause, sid, state, code }))) throw forbidden()
    return nothing
  }

  signedForms(app, parts, { [textPath]: text, [`${reportPath}/:cause`]: report })
}

const forbidden = () => new Refusal('forbidden', 'Forbidden')

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Authenticated by a signature of its own, so its origin doesn't matter. */
    signed?: true
  }
}
