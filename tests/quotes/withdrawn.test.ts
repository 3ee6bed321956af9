/** Once an address may be a stranger's, it gets nothing more of a quote, by link or by e-mail. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Quote } from '#shared/quotes/records'
import { until, type World } from '../chat/world'
import type { TestMailbox } from '../contact/testMailbox'
import { headerOf, textOf } from '../mail/mailServer'
import {
  accept,
  ask,
  draft,
  get,
  handedOut,
  type Users,
  revise,
  share,
  shown,
  told,
} from './adminAndCustomer'
import { openMailedWorld } from './mailedWorld'

let post: TestMailbox
let world: World
let users: Users
beforeAll(async () => {
  ;({ post, world, users } = await openMailedWorld())
})
afterAll(async () => {
  await world.close()
  await post.close()
})

let own = ''
let stranger = ''
let boss = ''
beforeEach(() => {
  const domain = `${randomUUID().slice(0, 8)}.example`
  ;[own, stranger, boss] = [`anna@${domain}`, `bos@${domain}`, `boss@${domain}`]
})

const subjects = (address: string) =>
  post.to(address).map(({ raw }) => headerOf(raw, 'subject') ?? '')
const mail = async (id: string, to: string, more: object = {}) => {
  const { rev } = await get(users, id)
  const body = { id: randomUUID(), rev, to, subject: 'Our quote', text: '', ...more }
  return told<Quote>(ask(users, `POST /api/quotes/${id}/mails`, body))
}
const revoke = (id: string) => told<Quote>(ask(users, `DELETE /api/quotes/${id}/link`))
const cancel = async (id: string) => {
  const body = {
    rev: (await get(users, id)).rev,
    status: 'canceled',
    reason: 'No power.',
    tell: true,
  }
  await told(ask(users, `PATCH /api/quotes/${id}/status`, body))
}
const newLink = async (id: string) => (await share(await get(users, id), users)).token ?? ''
const refuse = (address: string) =>
  post.replies.set(
    address,
    Array.from({ length: 1_000 }, () => '451' as const),
  )
const toCustomers = async (key: string) => {
  const emails = world.store.collection<{ _id: string; key: string; kind: string; state: string }>(
    'emails',
  )
  return emails.find({ key, kind: 'quote-customer' }).toArray()
}

describe('a replaced quote’s link', () => {
  const page = async (token: string) => {
    const reply = await fetch(`${world.url}/quote/${token}`)
    return { status: reply.status, text: await reply.text() }
  }
  const replace = async (id: string, changes: object = {}) => {
    const { rev } = await revise(await get(users, id), users)
    await told(ask(users, `PUT /api/quotes/${id}`, { rev, ...draft(changes) }))
    return newLink(id)
  }
  const leadsNowhere = async (token: string) => {
    const { status, text } = await page(token)
    expect([status, text]).toEqual([410, expect.stringContaining('ask us for it')])
    expect(text).not.toContain('href="/quote/')
  }

  test('leads to the newer quote for the same address, in any spelling', async () => {
    const { id, token } = await handedOut(users, { email: own })
    await mail(id, boss)
    const newer = await replace(id, { email: own.replace('anna', 'Anna') })
    expect((await page(token)).text).toContain(`href="/quote/${newer}"`)
  })

  test('leads to the newer quote if that is the first with an address', async () => {
    const { id, token } = await handedOut(users, { email: '' })
    const newer = await replace(id, { email: own })
    expect((await page(token)).text).toContain(`href="/quote/${newer}"`)
  })

  test('leads nowhere once the quote is for another address', async () => {
    const { id, token } = await handedOut(users, { email: stranger })
    await replace(id, { email: own })
    await leadsNowhere(token)
    const latest = await replace(id, { email: own })
    await leadsNowhere(token)
    expect((await page(latest)).status).toBe(200)
  })

  test('leads nowhere if its own e-mail went to an address corrected later', async () => {
    const { id, token } = await handedOut(users, { email: stranger })
    await mail(id, stranger)
    await mail(id, own, { correctsEmail: true })
    await replace(id, { email: own })
    await leadsNowhere(token)
  })
})

describe('after a link was revoked', () => {
  const handedToAll = async () => {
    const { id } = await handedOut(users, { email: own })
    for (const to of [own, stranger, boss]) await mail(id, to)
    return id
  }

  test('later e-mails go to the quote’s own address and to those e-mailed again', async () => {
    const id = await handedToAll()
    await revoke(id)
    await mail(id, boss)
    const token = await newLink(id)
    await shown(accept(world.url, token))
    await until(() => [own, boss].every((to) => /you accepted/.test(subjects(to).at(-1) ?? '')))
    await cancel(id)
    await until(() => [own, boss].every((to) => /was canceled/.test(subjects(to).at(-1) ?? '')))
    expect([(await toCustomers(id)).length, subjects(stranger)]).toEqual([4, ['Our quote']])
    expect(post.to(own).some(({ raw }) => textOf(raw, 'plain').includes(token))).toBe(true)
  })

  test('an e-mail the mail server accepts late is sent only to the quote’s own address', async () => {
    const id = await handedToAll()
    const { token } = await get(users, id)
    for (const to of [own, stranger]) refuse(to)
    await shown(accept(world.url, token ?? ''))
    const ended = async () => {
      const states = (await toCustomers(id)).map(({ state }) => state)
      return states
        .filter((state) => state === 'sent' || state === 'failed')
        .toSorted()
        .join()
    }
    // The boss's, which is the last one.
    await until(async () => (await ended()) === 'sent')
    await revoke(id)
    // Only then: an attempt may just be under way.
    await until(async () => (await ended()) === 'failed,sent')
    post.replies.clear()
    await until(async () => (await ended()) === 'failed,sent,sent')
    expect(subjects(own).at(-1)).toMatch(/you accepted/)
    expect(subjects(stranger)).toEqual(['Our quote'])
  })
})
