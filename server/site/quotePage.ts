/** The customer's page of a quote, /quote/:token. */
import type { FastifyInstance } from 'fastify'
import { type ErrorCode, errorCodes } from '#shared/contract'
import { privateQuotePath } from '#shared/quotes/addresses'
import type { PrivatePage, Refused } from '#shared/quotes/privatePage'
import { errorReply } from '../http/refusal'
import type { QuotePages } from '../quotes/quotes'
import { readAcceptance } from './acceptance'
import { type Asked, type PrivateRoute, privateRoute, type Shown } from './privateRoute'

export interface QuotePageOptions extends Pick<
  PrivateRoute<PrivatePage>,
  'publicUrl' | 'headers' | 'draw'
> {
  quotes: QuotePages
  timeZone: string
}

const mostOfForm = 4 * 1024

export function quotePage(app: FastifyInstance, options: QuotePageOptions): void {
  const { quotes, timeZone, ...route } = options

  async function shown(
    { params, ip }: Asked,
    status: number,
    refused?: Refused,
  ): Promise<Shown<PrivatePage>> {
    const quote = await quotes.view(params.token, ip)
    return { page: { shows: 'quote', quote, timeZone, ...(refused && { refused }) }, status }
  }

  async function accept(form: URLSearchParams, request: Asked) {
    const { acceptance, ...refused } = readAcceptance(form)
    if (!acceptance) return shown(request, errorCodes.invalid, refused)
    try {
      await quotes.accept(request.params.token, acceptance, request)
      return null
    } catch (error) {
      const { code } = errorReply(error).error
      if (code !== 'conflict') throw error
      return shown(request, errorCodes[code], refused)
    }
  }

  privateRoute(app, {
    ...route,
    ...{ url: privateQuotePath(':token'), mostOfForm, insteadOf },
    read: (request) => shown(request, 200),
    post: accept,
  })
}

function insteadOf(code: ErrorCode): PrivatePage {
  if (code === 'not-found') return { shows: 'missing' }
  return { shows: code === 'gone' ? 'replaced' : 'unavailable' }
}
