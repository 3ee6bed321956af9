/**
 * A page behind a private link: rendered on request, never cached or indexed. The token alone opens
 * it: no cookie is read, and no log line has it. Its form is posted to the page's own address, and
 * a person reads every reply, so none is JSON.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorCodes } from '#shared/contract'
import { attachment } from '../http/attachment'
import { asRefusal } from '../http/errorHandlers'
import { inTurn } from '../http/limits/bodyTurns'
import { isOwnOrigin } from '../http/origin'
import { errorReply, Refusal } from '../http/refusal'
import {
  compressText,
  encodingOf,
  type PreparedResponse,
  prepareResponse,
  send,
} from './preparedResponse'

interface TokenParams {
  Params: { token: string }
  Querystring: Readonly<Record<string, string | string[] | undefined>>
}
export type PrivateRequest = FastifyRequest<TokenParams>

export interface Rendered<Page> {
  page: Page
  status: number
}

interface PrivateFile {
  name: string
  type: string
  bytes: Buffer
}

export interface PrivateRoute<Page> {
  /** Contains :token. */
  url: string
  publicUrl: string | undefined
  headers: Readonly<Record<string, string>>
  render: (page: Page) => Promise<string>
  read: (request: PrivateRequest) => Promise<Rendered<Page>>
  /** A file to save, if requested instead of the page. */
  file?: (request: PrivateRequest) => Promise<PrivateFile> | null
  maxFormBytes: number
  /** Null or the address's suffix, once stored: redirects to the page, so that a reload posts nothing. */
  post: (form: URLSearchParams, request: PrivateRequest) => Promise<Rendered<Page> | string | null>
  insteadOf: (code: ErrorCode) => Page
}

const reading = ['GET', 'HEAD']
const others = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

export function privateRoute<Page>(app: FastifyInstance, route: PrivateRoute<Page>): void {
  const { url, publicUrl, render } = route
  const headers = {
    ...route.headers,
    ...secretHeaders,
    'content-type': 'text/html; charset=utf-8',
  }

  async function show(
    { page, status }: Rendered<Page>,
    request: PrivateRequest,
    reply: FastifyReply,
  ) {
    const content = await compressText(await render(page), [encodingOf(request)])
    send(prepareResponse(content, headers, status), request, reply)
  }

  function sendFile({ name, type, bytes }: PrivateFile, reply: FastifyReply) {
    const saved = { 'content-type': type, 'content-disposition': attachment(name) }
    return reply.headers({ ...headers, ...saved }).send(bytes)
  }

  // Made once, so that thousands of refused requests render nothing.
  const refusals = new Map<ErrorCode, Promise<PreparedResponse>>()
  async function makeRefusal(code: ErrorCode): Promise<PreparedResponse> {
    const content = await compressText(await render(route.insteadOf(code)))
    return prepareResponse(content, headers, errorCodes[code])
  }
  function refusal(code: ErrorCode): Promise<PreparedResponse> {
    const before = refusals.get(code)
    if (before) return before
    const made = makeRefusal(code)
    refusals.set(code, made)
    made.catch(() => refusals.delete(code))
    return made
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: route.maxFormBytes },
      inTurn((_request, body, done) => done(null, new URLSearchParams(body))),
    )
    scope.setErrorHandler(async (error, request: PrivateRequest, reply) => {
      const { code, retryAfter } = errorReply(asRefusal(error) ?? error).error
      if (code === 'unexpected') request.log.error({ err: error, route: url }, 'page failed')
      if (retryAfter !== undefined) reply.raw.setHeader('retry-after', retryAfter)
      send(await refusal(code), request, reply)
    })
    scope.get<TokenParams>(url, async (request, reply) => {
      const file = await route.file?.(request)
      if (file) return sendFile(file, reply)
      await show(await route.read(request), request, reply)
    })
    scope.post<TokenParams>(url, { onRequest: refuseForeign }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const shown = await route.post(form, request)
      if (shown !== null && typeof shown !== 'string') return show(shown, request, reply)
      const own = url.replace(':token', () => encodeURIComponent(request.params.token))
      return reply.headers(secretHeaders).redirect(own + (shown ?? ''), 303)
    })
    // Refused before a body is read.
    scope.route({ method: others, url, onRequest: refuse, handler: refuse })
  })

  /** Without a script, a browser sends 'null' for a page with the no-referrer policy. */
  async function refuseForeign({ headers }: FastifyRequest) {
    const { origin } = headers
    if (origin === undefined || origin === 'null') return
    if (!isOwnOrigin(headers, publicUrl)) throw new Refusal('forbidden', 'Forbidden')
  }
}

async function refuse(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.raw.setHeader('allow', [...reading, 'POST'].join(', '))
  throw new Refusal('method-not-allowed', 'Method Not Allowed')
}
