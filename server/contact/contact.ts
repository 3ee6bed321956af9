/** Requests for a quote, from the form in the contact dialog to the admins' screens. */
import { contactCalls } from '#shared/contact/calls'
import { toCsv } from '#shared/csv'
import type { Plug } from '../app'
import { Buckets } from '../bucket'
import { networkOf } from '../network'
import { toContactRequest } from './documents'
import { Requests } from './requests'

/** Several offices share an address, but no office asks for a quote every minute. */
const perAddress = { burst: 10, perSecond: 1 / 60 }

const columns = [
  'Reference',
  'Received',
  'Status',
  'Name',
  'Phone',
  'E-mail',
  'Property',
  'Doors or gates',
  'Text messages',
  'Message',
] as const

export function contact({ app, serve, store, settings, live, analytics }: Plug): void {
  const requests = new Requests(store, settings.retentionDays, app.log)
  const sends = new Buckets(perAddress)

  serve(contactCalls, {
    send: async ({ body }, _, http) => {
      sends.take(networkOf(http.request.ip))
      const { request, isNew } = await requests.add(body)
      const person = analytics.personOf(http.request)
      const key = `request:${request._id}`
      analytics.record({ key, action: 'quoteForm', converts: true, person })
      if (isNew) live.admins.emit('request', toContactRequest(request))
      return { reference: request.reference }
    },

    list: ({ query }) => requests.list(query),
    get: async ({ params }) => toContactRequest(await requests.get(params.id)),
    counts: () => requests.counts(),

    export: async () => {
      const rows: (string | number)[][] = []
      for await (const one of requests.all()) {
        rows.push([
          ...[one.reference, new Date(one.at).toISOString(), one.status, one.name, one.phone],
          ...[
            one.email,
            one.propertyType,
            one.entrances,
            one.smsConsent ? 'yes' : 'no',
            one.message,
          ],
        ])
      }
      return { filename: 'quote-requests.csv', text: toCsv(columns, rows) }
    },

    setStatus: async ({ params, body }) => {
      const changed = toContactRequest(await requests.setStatus(params.id, body.status))
      live.admins.emit('request', changed)
      return changed
    },

    remove: async ({ params: { id } }) => {
      if (await requests.remove(id)) live.admins.emit('requestRemoved', { id })
      return { id }
    },
  })
}
