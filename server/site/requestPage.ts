/** The page behind a private link to the quote form, /request/:token. */
import type { FastifyInstance } from 'fastify'
import { requestFormPath } from '#shared/contact/addresses'
import type { RequestPage } from '#shared/contact/requestPage'
import { type ErrorCode, errorCodes } from '#shared/contract'
import type { RequestPages } from '../contact/contact'
import { type PrivateRoute, privateRoute, type Rendered } from './privateRoute'

interface RequestPageOptions extends Pick<
  PrivateRoute<RequestPage>,
  'publicUrl' | 'headers' | 'render'
> {
  requests: RequestPages
}

/** The longest message, with each character encoded in twelve. */
const maxFormBytes = 64 * 1024
const statuses: Record<RequestPage['shows'], number> = {
  form: 200,
  sent: 200,
  used: errorCodes.conflict,
  expired: errorCodes.gone,
  missing: errorCodes['not-found'],
  unavailable: errorCodes.unavailable,
}

export function requestPage(
  app: FastifyInstance,
  { requests, ...route }: RequestPageOptions,
): void {
  privateRoute(app, {
    ...route,
    url: requestFormPath(':token'),
    maxFormBytes,
    insteadOf,
    read: async ({ params, ip }) => shown(await requests.view(params.token, ip)),
    async post(form, request) {
      const page = await requests.send(request.params.token, form, request)
      if (page.shows === 'sent') return null
      return page.shows === 'form' ? { page, status: errorCodes.invalid } : shown(page)
    },
  })
}

const shown = (page: RequestPage): Rendered<RequestPage> => ({ page, status: statuses[page.shows] })

function insteadOf(code: ErrorCode): RequestPage {
  return { shows: code === 'not-found' ? 'missing' : 'unavailable' }
}
