/** The requests as CSV. */
import { channels } from '#shared/chat/channels'
import type { ContactRequest } from '#shared/contact/calls'
import { toCsv } from '#shared/csv'
import type { RequestOrigin } from './documents'

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
  'Came by',
] as const

/** For a link sent by a channel, the channel's name. */
const cameBy = (origin: RequestOrigin['channel']) =>
  origin === 'site' ? 'a link from the site' : channels[origin].name.toLowerCase()

export async function requestsCsv(requests: AsyncIterable<ContactRequest>): Promise<string> {
  const rows: (string | number)[][] = []
  for await (const one of requests) {
    rows.push([
      ...[one.reference, new Date(one.at).toISOString(), one.status, one.name, one.phone],
      ...[
        one.email,
        one.propertyType,
        one.entrances,
        one.smsConsent ? 'yes' : 'no',
        one.message,
        one.origin ? cameBy(one.origin.channel) : 'the form on the site',
      ],
    ])
  }
  return toCsv(columns, rows)
}
