/** An admin working on saved quotes, and a customer with a private link, over HTTP. */
import { randomUUID } from 'node:crypto'
import type { QuoteSettings } from '#shared/quotes/calls'
import type { PrivateQuote, Quote, QuoteSummary } from '#shared/quotes/records'
import { call, type Office, openOffice } from '../resources/office'

export { type Office, openOffice }

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

export const ask = (office: Office, address: string, body?: unknown) =>
  call(office, 'admin', address, body)

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

export const create = (office: Office, changes: object = {}) =>
  told<Quote>(ask(office, 'POST /api/quotes', { id: randomUUID(), ...draft(changes) }))

export const get = async (office: Office, id: string) =>
  (await told<{ quote: Quote }>(ask(office, `GET /api/quotes/${id}`))).quote

export const share = ({ id, rev }: Quote, office: Office) =>
  told<Quote>(ask(office, `POST /api/quotes/${id}/link`, { rev }))

/** A sent quote with its link's token. */
export async function handedOut(office: Office, changes: object = {}) {
  const quote = await share(await create(office, changes), office)
  if (quote.token === null) throw new Error('It has no link.')
  return { ...quote, token: quote.token }
}

export const revise = ({ id, rev }: Quote, office: Office) =>
  told<Quote>(ask(office, `POST /api/quotes/${id}/revise`, { rev }))

export const discard = ({ id, rev }: Pick<Quote, 'id' | 'rev'>, office: Office) =>
  told<Quote>(ask(office, `POST /api/quotes/${id}/discard`, { rev }))

export const setStatus = (office: Office, { id, rev }: Quote, status: string) =>
  told<Quote>(ask(office, `PATCH /api/quotes/${id}/status`, { rev, status }))

export const list = (office: Office, query = '') =>
  told<{ quotes: QuoteSummary[]; next: string | null }>(ask(office, `GET /api/quotes${query}`))

export const readSettings = (office: Office) =>
  told<QuoteSettings>(ask(office, 'GET /api/quotes/settings'))

export async function saveTexts(office: Office, texts: { terms: string[]; next: string[] }) {
  const { rev } = await readSettings(office)
  const body = { texts: { ...texts, rev } }
  return told<QuoteSettings>(ask(office, 'PATCH /api/quotes/settings', body))
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
export async function addTeammate(office: Office, email = 'dana@mail.example'): Promise<void> {
  await told(ask(office, 'POST /api/team', { name: 'Dana', role: 'admin', email }))
}
