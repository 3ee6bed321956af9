/** Strangers give wrong addresses by the dozen: a teammate's reply that failed stays in sight. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredEmail } from '#server/mail/documents'
import { notifyOfFailures } from '#server/undelivered/undelivered'
import type { Undelivered } from '#shared/undelivered/records'
import { startWorld, type World } from '../chat/world'
import { mailingTo, startTestMailbox, type TestMailbox } from '../contact/testMailbox'

let post: TestMailbox
let world: World
beforeAll(async () => {
  post = await startTestMailbox()
  world = await startWorld(await mailingTo(post))
})
afterAll(async () => {
  await world.close()
  await post.close()
})

function failed(id: string, minute: number): StoredEmail {
  const at = new Date(minute * 60_000)
  return {
    _id: id,
    kind: id,
    key: id,
    masked: `${id}@…`,
    problem: 'Refused.',
    state: 'refused',
    tries: 1,
    at,
    failedAt: at,
    expiresAt: new Date(Date.now() + 3_600_000),
  }
}

test('teammates’ e-mails are listed first, and dismissing all removes only what was listed', async () => {
  const emails = world.store.collection<StoredEmail>('emails')
  await emails.insertOne(failed('reply.elena', 1))
  for (let n = 0; n < 55; n += 1) await emails.insertOne(failed(`request.${n}`, 10 + n))
  const { cookie } = await world.admin()
  const read = async (): Promise<{
    undelivered: Undelivered[]
    isMore: boolean
    readAt: number
  }> => (await world.call('GET', '/api/undelivered', { cookie })).json()

  const { undelivered, isMore, readAt } = await read()
  expect(undelivered[0]).toMatchObject({ what: 'reply', to: 'reply.elena@…' })
  expect([undelivered.length, isMore]).toEqual([50, true])
  expect(undelivered.at(-1)?.id).toBe('request.6')

  const body = { until: readAt }
  await world.call('POST', '/api/undelivered/dismissal', { cookie, body })
  const rest = await read()
  expect(rest.undelivered.map(({ id }) => id)).toEqual(
    [5, 4, 3, 2, 1, 0].map((n) => `request.${n}`),
  )
})

test('alerts about strangers’ addresses don’t use up those about teammates’ replies', () => {
  const alerts: string[] = []
  const tell = notifyOfFailures({ notify: ({ about }) => alerts.push(about) })
  const line = { id: '', way: 'mail', at: 0, count: 1, problem: '' } as const
  for (const to of ['a', 'b']) tell({ ...line, what: 'request', to })
  for (const to of ['c', 'd']) tell({ ...line, what: 'reply', to })
  tell({ ...line, what: 'request', to: 'e', at: 3_600_000 })
  expect(alerts).toEqual(['To a.', 'To c.', 'To e.'])
})

test('an e-mail to the team that failed alerts nobody: the alert would take the same way', () => {
  const alerts: string[] = []
  const tell = notifyOfFailures({ notify: ({ about }) => alerts.push(about) })
  for (const what of ['team', 'team-news', 'summary', 'weekly'])
    tell({ id: '', way: 'mail', what, to: 'a', at: 0, count: 1, problem: '' })
  expect(alerts).toEqual([])
})
