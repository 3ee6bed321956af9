/** The requests as CSV. */
import { channels } from '#shared/chat/channels'
import type { ContactRequest } from '#shared/contact/calls'
import { type Column, csvOf } from '#shared/csv'
import type { RequestOrigin } from './documents'

const columns: readonly Column<ContactRequest>[] = [
  { name: 'Reference', of: ({ reference }) => reference },
  { name: 'Received', of: ({ at }) => new Date(at).toISOString() },
  { name: 'Status', of: ({ status }) => status },
  { name: 'Name', of: ({ name }) => name },
  { name: 'Phone', of: ({ phone }) => phone },
  { name: 'E-mail', of: ({ email }) => email },
  { name: 'Property', of: ({ propertyType }) => propertyType },
  { name: 'Doors or gates', of: ({ entrances }) => entrances },
  { name: 'Text messages', of: ({ smsConsent }) => (smsConsent ? 'yes' : 'no') },
  { name: 'Message', of: ({ message }) => message },
  {
    name: 'Came by',
    of: ({ origin }) => (origin ? cameBy(origin.channel) : 'the form on the site'),
  },
]

/** For a link sent by a channel, the channel's name. */
function cameBy(origin: RequestOrigin['channel']): string {
  return origin === 'site' ? 'a link from the site' : channels[origin].name.toLowerCase()
}

export async function requestsCsv(requests: AsyncIterable<ContactRequest>): Promise<string> {
  const rows: ContactRequest[] = []
  for await (const one of requests) rows.push(one)
  return csvOf(columns, rows)
}
