/** An admin working on saved quotes, and a customer with a private link, over HTTP. */
import { randomUUID } from 'node:crypto'
import type { QuoteSettings } from '#shared/quotes/calls'
import type { PrivateQuote, Quote, QuoteSummary } from '#shared/quotes/records'
import { call, type Users, signInUsers } from '../resources/adminAndDealer'

export { type Users, signInUsers }

export const draft = (changes: object = {}) => ({
  customer: 'José Álvarez',
  company: 'Alder Court Homes',
  email: 'jose.alvarez@mail.example',
  phone: '(202) 555-0171',
  site: '14 Alder Court, Arlington, VA 22201',
  preparedBy: 'M. Reyes',
  notes: 'Power is at the left post.',
  discount: 5_000,
  tax: 6_000,
  callBox: null,
  lines: [
    { id: 'x-401', quantity: 1 },
    { id: 'led-kit', quantity: 2 },
    { id: 'base-sub', quantity: 1 },
  ],
  ...changes,
})

export const ask = (users: Users, address: string, body?: unknown) =>
  call(users, 'admin', address, body)

export async function told<T>(reply: Promise<Response>): Promise<T> {
  const got = await reply
  if (got.ok) return (await got.json()) as T
  throw new Error(`${got.status} ${await got.text()}`)
}

/** Status and code of a refusal, with its fields. */
export async function refused(reply: Promise<Response>) {
  const got = await reply
  const { error } = await got.json()
  return { status: got.status, ...error }
}

export const create = (users: Users, changes: object = {}) =>
  told<Quote>(ask(users, 'POST /api/quotes', { id: randomUUID(), ...draft(changes) }))

export const get = async (users: Users, id: string) =>
  (await told<{ quote: Quote }>(ask(users, `GET /api/quotes/${id}`))).quote

export const share = ({ id, rev }: Quote, users: Users) =>
  told<Quote>(ask(users, `POST /api/quotes/${id}/link`, { rev }))

/** A sent quote with its link's token. */
export async function handedOut(users: Users, changes: object = {}) {
  const quote = await share(await create(users, changes), users)
  if (quote.token === null) throw new Error('It has no link.')
  return { ...quote, token: quote.token }
}

export const revise = ({ id, rev }: Quote, users: Users) =>
  told<Quote>(ask(users, `POST /api/quotes/${id}/revise`, { rev }))

export const discard = ({ id, rev }: Pick<Quote, 'id' | 'rev'>, users: Users) =>
  told<Quote>(ask(users, `POST /api/quotes/${id}/discard`, { rev }))

export const setStatus = (users: Users, { id, rev }: Quote, status: string) =>
  told<Quote>(ask(users, `PATCH /api/quotes/${id}/status`, { rev, status }))

export const list = (users: Users, query = '') =>
  told<{ quotes: QuoteSummary[]; next: string | null }>(ask(users, `GET /api/quotes${query}`))

export const readSettings = (users: Users) =>
  told<QuoteSettings>(ask(users, 'GET /api/quotes/settings'))

export async function saveTexts(users: Users, texts: { terms: string[]; next: string[] }) {
  const { rev } = await readSettings(users)
  const body = { texts: { ...texts, rev } }
  return told<QuoteSettings>(ask(users, 'PATCH /api/quotes/settings', body))
}

/** Requests by somebody with only the link. */
export const view = (url: string, token: string) => fetch(`${url}/api/quote/${token}`)

export const sayByLink = (
  url: string,
  token: string,
  what: 'accept' | 'decline' | 'question',
  body: object,
) =>
  fetch(`${url}/api/quote/${token}/${what}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export const accept = (url: string, token: string, body: object = {}) =>
  sayByLink(url, token, 'accept', { name: 'José Álvarez', revision: 1, ...body })

export const decline = (url: string, token: string, reason: string) =>
  sayByLink(url, token, 'decline', { reason, revision: 1 })

export const shown = (reply: Promise<Response>) => told<PrivateQuote>(reply)

/** Another admin, who wants e-mails of orders. */
export async function addTeammate(users: Users, email = 'dana@mail.example'): Promise<void> {
  await told(ask(users, 'POST /api/team', { name: 'Dana', role: 'admin', email }))
}
