/** The customer's page of a quote, /quote/:token. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type ErrorCode, errorCodes } from '#shared/contract'
import { privateQuotePath } from '#shared/quotes/addresses'
import type { PrivatePage, Refused, AnswerStep } from '#shared/quotes/privatePage'
import { errorReply, Refusal } from '../http/refusal'
import type { QuotePages } from '../quotes/quotes'
import { type PrivateRequest, type PrivateRoute, privateRoute, type Rendered } from './privateRoute'
import { readQuoteForm } from './quoteForm'

interface QuotePageOptions extends Pick<
  PrivateRoute<PrivatePage>,
  'publicUrl' | 'headers' | 'render'
> {
  quotes: QuotePages
  timeZone: string
}

/** The longest question, with each character encoded in twelve. */
const maxFormBytes = 16 * 1024
const turns: readonly AnswerStep[] = ['accept', 'decline', 'ask', 'asked']

export function quotePage(app: FastifyInstance, options: QuotePageOptions): void {
  const { quotes, timeZone, ...route } = options

  async function shown(
    { params: { token }, ip }: PrivateRequest,
    turn: AnswerStep,
    refused?: { status: number; why: Refused },
  ): Promise<Rendered<PrivatePage>> {
    const viewed = await quotes.view(token, ip).catch((error: unknown) => {
      if (isGone(error)) return null
      throw error
    })
    if (!viewed) {
      const page = { shows: 'replaced', newer: await quotes.newerPath(token) } as const
      return { page, status: errorCodes.gone }
    }
    const page = { shows: 'quote', turn, timeZone, questionId: randomUUID(), ...viewed } as const
    const { status = 200, why } = refused ?? {}
    return { page: { ...page, ...(why && { refused: why }) }, status }
  }

  async function post(form: URLSearchParams, request: PrivateRequest) {
    const { token } = request.params
    if (form.get('turn') === 'seen') {
      await quotes.seen(token, request)
      return null
    }
    const { turn, answer, typed, problems } = readQuoteForm(form)
    const refuse = (code: ErrorCode, problems: Refused['problems']) =>
      shown(request, turn, { status: errorCodes[code], why: { typed, problems } })
    if (!answer) return refuse('invalid', problems)
    try {
      if (answer.turn === 'accept') await quotes.accept(token, answer.body, request)
      else if (answer.turn === 'decline') await quotes.decline(token, answer.body, request)
      else await quotes.ask(token, answer.body, request)
      return answer.turn === 'ask' ? '?answer=asked' : null
    } catch (error) {
      if (isGone(error)) return shown(request, turn)
      const { code } = errorReply(error).error
      if (code !== 'conflict') throw error
      return refuse(code, {})
    }
  }

  privateRoute(app, {
    ...route,
    url: privateQuotePath(':token'),
    maxFormBytes,
    insteadOf,
    post,
    file: ({ params, query, ip }) => (query.file === 'pdf' ? quotes.pdf(params.token, ip) : null),
    read: (request) => {
      const { answer } = request.query
      return shown(request, turns.find((turn) => turn === answer) ?? 'accept')
    },
  })
}

function insteadOf(code: ErrorCode): PrivatePage {
  if (code === 'not-found') return { shows: 'missing' }
  return code === 'gone' ? { shows: 'replaced', newer: null } : { shows: 'unavailable' }
}

const isGone = (error: unknown) => error instanceof Refusal && error.code === 'gone'
