/** What depends on a PDF that can't be drawn: e-mails go without it, or are seen to have failed. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Refusal } from '#server/http/refusal'
import { Pdfs } from '#server/quotes/pdf/pdfs'
import type { Quote } from '#shared/quotes/records'
import { startWorld, until, type World } from '../chat/world'
import type { TestMailbox } from '../contact/testMailbox'
import { headerOf, partsOf, textOf } from '../mail/mailServer'
import {
  accept,
  ask,
  create,
  get,
  handedOut,
  type Users,
  signInUsers,
  refused,
  shown,
  told,
} from './adminAndCustomer'
import { openMailedWorld } from './mailedWorld'

const withoutPdf = 'The PDF couldn’t be attached; see the quote’s page.'

let post: TestMailbox
let world: World
let users: Users
let options: Parameters<typeof startWorld>[0]
beforeAll(async () => {
  ;({ post, options, world, users } = await openMailedWorld())
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(async () => {
  await world.close()
  await post.close()
})

/** Gives the thread that draws nothing to draw, so that it dies. */
const breakDrawing = () =>
  vi
    .spyOn(Pdfs.prototype as unknown as { printed(): object }, 'printed')
    .mockImplementation(() => ({}))
const addressee = () => `${randomUUID().slice(0, 8)}@mail.example`
const attachmentsOf = (raw: string) =>
  partsOf(raw).filter(({ head }) => head.includes('application/pdf'))

test('when the PDF fails, the acceptance is stored and both sides are e-mailed without it', async () => {
  breakDrawing()
  const to = addressee()
  const quote = await handedOut(users, { email: to })
  expect((await shown(accept(world.url, quote.token))).status).toBe('accepted')
  const subject = `Quote ${quote.number} was accepted`
  const toTeam = () =>
    post.to('dana@mail.example').find(({ raw }) => headerOf(raw, 'subject') === subject)
  await until(() => post.to(to).length === 1 && toTeam() !== undefined)
  for (const { raw = '' } of [post.to(to)[0] ?? {}, toTeam() ?? {}]) {
    expect(textOf(raw, 'plain')).toContain(withoutPdf)
    expect(attachmentsOf(raw)).toEqual([])
  }
  expect(textOf(post.to(to)[0]?.raw ?? '', 'plain')).toContain(`/quote/${quote.token}`)
  // Once it can be drawn again, the page has it.
  vi.restoreAllMocks()
  expect((await fetch(`${world.url}/quote/${quote.token}?file=pdf`)).status).toBe(200)
})

test('when the PDF fails, an admin’s e-mail fails and can be sent again', async () => {
  const drawing = breakDrawing()
  const quote = await create(users)
  const [to, id] = [addressee(), randomUUID()]
  const send = ({ rev }: Quote) => {
    const body = { id, rev, to, subject: 'Your quote', text: 'Hello' }
    return ask(users, `POST /api/quotes/${quote.id}/mails`, body)
  }
  const tried = await told<Quote>(send(quote))
  const problem = 'The PDF couldn’t be made. Send it again'
  expect(tried.mails).toMatchObject([{ id, state: 'failed', problem }])
  expect(await get(users, quote.id)).toEqual(tried)
  drawing.mockRestore()
  expect((await told<Quote>(send(tried))).mails).toMatchObject([{ state: 'sent', problem: '' }])
  expect(post.to(to)).toHaveLength(1)
  expect(attachmentsOf(post.to(to)[0]?.raw ?? '')).toHaveLength(1)
})

test('an e-mail of a quote whose link is revoked while its PDF is drawn fails', async () => {
  vi.spyOn(Pdfs.prototype, 'of').mockRejectedValue(new Refusal('conflict', 'Changed.'))
  const quote = await create(users)
  const body = { id: randomUUID(), rev: quote.rev, to: addressee(), subject: 'Yours', text: 'Hi' }
  const sending = ask(users, `POST /api/quotes/${quote.id}/mails`, body)
  expect(await refused(sending)).toMatchObject({ status: 409 })
  expect((await get(users, quote.id)).mails).toMatchObject([{ state: 'failed' }])
})

test('late e-mails about other quotes are sent when one PDF fails', async () => {
  const quotes: { id: string; token: string; to: string }[] = []
  for (let count = 0; count < 3; count++) {
    const quote = await handedOut(users, { email: '' })
    await shown(accept(world.url, quote.token))
    quotes.push({ ...quote, to: addressee() })
  }
  await world.close()
  const { of } = Pdfs.prototype
  vi.spyOn(Pdfs.prototype, 'of').mockImplementation(function (this: Pdfs, quote, order) {
    if (quote._id === quotes[1]?.id) throw new Refusal('conflict', 'Changed.')
    return of.call(this, quote, order)
  })
  // As if their server had died before it sent anything.
  world = await startWorld(options)
  for (const { id, to: email } of quotes)
    await world.store.collection('quotes').updateOne({ _id: id }, { $set: { email } })
  await world.close()
  world = await startWorld(options)
  users = await signInUsers(world.url)
  await until(() => [0, 2].every((at) => post.to(quotes[at]?.to ?? '').length === 1))
  expect(post.to(quotes[1]?.to ?? '')).toEqual([])
})
