/**
 * The customer's page of a quote, /quote/:token: drawn when it is asked for, kept by nobody, told to no
 * search engine. The token alone opens it: no cookie is read, and no log line names it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorCodes } from '#shared/contract'
import { privateQuotePath } from '#shared/quotes/addresses'
import type { PrivatePage } from '#shared/quotes/privatePage'
import { isOwnOrigin } from '../origin'
import type { QuoteDoor } from '../quotes/quotes'
import { errorReply, Refusal } from '../refusal'
import { asRefusal } from '../replies'
import { readAcceptance } from './acceptance'
import { compressText, ready, send } from './answer'
import { createDrawer } from './drawer'

export interface QuotePageOptions {
  quotes: QuoteDoor
  timeZone: string
  publicUrl: string | undefined
  /** pages/quote.html */
  document: string
  headers: Readonly<Record<string, string>>
}

interface Addressed {
  Params: { token: string }
}
type Asked = FastifyRequest<Addressed>

const url = privateQuotePath(':token')
const read = ['GET', 'HEAD']
const others = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const mostOfForm = 4 * 1024
/** It is nobody's but the customer's. */
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

export function quotePage(app: FastifyInstance, options: QuotePageOptions): void {
  const { quotes, timeZone, publicUrl } = options
  const draw = createDrawer(options.document)
  const headers = {
    ...options.headers,
    ...secretHeaders,
    'content-type': 'text/html; charset=utf-8',
  }

  async function show(page: PrivatePage, status: number, request: Asked, reply: FastifyReply) {
    const html = await draw(page)
    send(ready(await compressText(html), headers, status), request, reply)
  }

  async function showQuote(request: Asked, reply: FastifyReply) {
    const quote = await quotes.view(request.params.token, request.ip)
    await show({ shows: 'quote', quote, timeZone }, 200, request, reply)
  }

  /** A form's post. Once it is stored, the page is asked for again, so that a reload posts nothing. */
  async function accept(request: Asked, reply: FastifyReply) {
    const { token } = request.params
    const { acceptance, name, nameProblem } = readAcceptance(request.body)
    let code: ErrorCode = 'invalid'
    if (acceptance) {
      try {
        await quotes.accept(token, acceptance, request)
        return reply.headers(secretHeaders).redirect(privateQuotePath(token), 303)
      } catch (error) {
        code = errorReply(error).error.code
        if (code !== 'conflict') throw error
      }
    }
    const quote = await quotes.view(token, request.ip)
    const refused = { name, nameProblem }
    await show({ shows: 'quote', quote, timeZone, refused }, errorCodes[code], request, reply)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostOfForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    // A person reads it, so it is never JSON.
    scope.setErrorHandler(async (error, request: Asked, reply) => {
      const { code, retryAfter } = errorReply(asRefusal(error) ?? error).error
      if (code === 'unexpected') request.log.error({ err: error, route: url }, 'page failed')
      if (retryAfter !== undefined) reply.raw.setHeader('retry-after', retryAfter)
      await show({ shows: insteadOf(code) }, errorCodes[code], request, reply)
    })
    scope.get<Addressed>(url, showQuote)
    scope.post<Addressed>(url, { onRequest: refuseForeign }, accept)
    // Refused before a body is read.
    scope.route({ method: others, url, onRequest: refuse, handler: refuse })
  })

  /** Without a script a browser says 'null' of a page that names itself to nobody. */
  async function refuseForeign({ headers }: FastifyRequest) {
    const { origin } = headers
    if (origin === undefined || origin === 'null') return
    if (!isOwnOrigin(headers, publicUrl)) throw new Refusal('forbidden', 'Forbidden')
  }
}

async function refuse(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.raw.setHeader('allow', [...read, 'POST'].join(', '))
  throw new Refusal('method-not-allowed', 'Method Not Allowed')
}

function insteadOf(code: ErrorCode): 'missing' | 'replaced' | 'unavailable' {
  if (code === 'not-found') return 'missing'
  return code === 'gone' ? 'replaced' : 'unavailable'
}
