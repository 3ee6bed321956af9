/** Quote form links on every store: once despite races, until they expire, erased completely. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredRequestLink } from '#server/contact/links/documents'
import { isOver, Links } from '#server/contact/links/links'
import { WaitingPhotos } from '#server/contact/photos/waiting'
import { Requests } from '#server/contact/requests'
import { UnusedFiles } from '#server/store/unusedFiles'
import { linkDays } from '#shared/lifetimes'
import type { World } from '../chat/world'
import { worldKinds } from '../quotes/worldKinds'

const dayMs = 86_400_000
const log = { warn() {} } as unknown as ConstructorParameters<typeof Requests>[2]

describe.each(worldKinds)('on $name', ({ start, ferret }) => {
  let world: World
  let links: Links
  let requests: Requests
  let unusedFiles: UnusedFiles
  beforeAll(async () => {
    world = await start()
    unusedFiles = new UnusedFiles(world.store, log)
    const daily = { add: async () => 0, count: async () => 0 }
    const waiting = new WaitingPhotos(world.store, unusedFiles, daily)
    requests = new Requests(world.store, 365, log, waiting)
    links = new Links(world.store, requests, 365)
  })
  afterAll(async () => {
    await unusedFiles.stop()
    await world.close()
  })

  const stored = () => world.store.collection<StoredRequestLink>('requestLinks')
  const draft = (changes: object = {}) => ({
    name: 'Rosa Lima',
    phone: '202-555-0701',
    email: '',
    propertyType: 'home' as const,
    entrances: 1,
    message: '',
    smsConsent: false,
    photos: [],
    website: '',
    ...changes,
  })

  async function issued(changes: Partial<Parameters<Links['issue']>[0]> = {}) {
    const cause = `test.${randomUUID()}`
    const origin = { channel: 'text' as const, conversationId: randomUUID() }
    const recipientKey = randomUUID()
    const token = await links.issue({
      cause,
      origin,
      recipientKey,
      known: { phone: '1' },
      ...changes,
    })
    if (token === null) throw new Error('No link.')
    return { token, cause, recipientKey, conversationId: origin.conversationId }
  }

  test('simultaneous sends of one form make one request, and all get its reference', async () => {
    const { token } = await issued()
    const used = await Promise.all(
      Array.from({ length: 8 }, async () => links.use(await links.findByToken(token), draft())),
    )
    expect(new Set(used.map(({ request }) => request.reference)).size).toBe(1)
    expect(used.filter(({ isNew }) => isNew)).toHaveLength(1)
  })

  test('of simultaneous sends with different text one is taken, and the others get a conflict', async () => {
    const { token, cause } = await issued()
    const found = await links.findByToken(token)
    const ends = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => links.use(found, draft({ message: `Words ${n}` }))),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
    expect(new Set(refusals)).toEqual(new Set(['conflict']))
    const link = await stored().findOne({ _id: cause })
    expect(await requests.find(link?.requestId ?? '')).not.toBeNull()
  })

  test.skipIf(ferret)(
    'simultaneous links for one cause are one link, which any of their tokens opens',
    async () => {
      const { token, ...same } = await issued()
      const origin = { channel: 'text' as const, conversationId: same.conversationId }
      const again = await Promise.all(
        [1, 2, 3].map(() => links.issue({ ...same, origin, known: { phone: '1' } })),
      )
      const found = await Promise.all([token, ...again].map((one) => links.findByToken(one ?? '')))
      const opened = found.map(({ link }) => link._id)
      expect(new Set(opened)).toEqual(new Set([same.cause]))
      await links.use(await links.findByToken(token), draft())
      const other = links.use(await links.findByToken(again[0] ?? ''), draft({ message: 'More' }))
      await expect(other).rejects.toMatchObject({ code: 'conflict' })
    },
  )

  test('a link can be reissued a few times; each token opens it, and there is a limit', async () => {
    const { token, ...same } = await issued()
    const again = { ...same, origin: { channel: 'text' as const }, known: {} }
    for (let n = 0; n < 4; n += 1) {
      const another = await links.issue(again)
      expect((await links.findByToken(another ?? '')).link._id).toBe(same.cause)
    }
    expect((await links.findByToken(token)).link._id).toBe(same.cause)
    expect(await links.issue(again)).toBeNull()
  })

  test('no token is in the store, and prefilled data is deleted when the link is used', async () => {
    const { token, cause } = await issued()
    const link = await stored().findOne({ _id: cause })
    expect(JSON.stringify(link)).not.toContain(token)
    await links.use(await links.findByToken(token), draft())
    const used = await stored().findOne({ _id: cause })
    expect(used).toMatchObject({ usedAt: expect.any(Date), requestId: link?.requestId })
    expect(used?.known).toBeUndefined()
  })

  test('a link expires in time, and no later than its conversation is kept', async () => {
    const { token, cause } = await issued()
    const link = await stored().findOne({ _id: cause })
    if (!link) throw new Error('No link.')
    const { at, validUntil, expiresAt } = link
    expect(validUntil.getTime() - at.getTime()).toBe(linkDays * dayMs)
    expect(expiresAt.getTime()).toBeGreaterThan(validUntil.getTime())
    await stored().updateOne({ _id: cause }, { $set: { validUntil: new Date() } })
    const found = await links.findByToken(token)
    expect(isOver(found.link)).toBe(true)
    await expect(links.use(found, draft())).rejects.toMatchObject({ code: 'gone' })
    const brief = new Links(world.store, requests, 3)
    const short = `test.${randomUUID()}`
    await brief.issue({ cause: short, origin: { channel: 'text' }, recipientKey: short, known: {} })
    const kept = await stored().findOne({ _id: short })
    expect(kept?.expiresAt).toEqual(kept?.validUntil)
    expect((kept?.expiresAt.getTime() ?? 0) - (kept?.at.getTime() ?? 0)).toBe(3 * dayMs)
  })

  test('a request erased while its link is used refers to no conversation', async () => {
    const { token, conversationId } = await issued()
    const found = await links.findByToken(token)
    await links.forget(conversationId)
    await requests.unlink(conversationId, () => {})
    await links.use(found, draft())
    const request = await requests.find(found.link.requestId)
    expect(request?.origin).toEqual({ channel: 'text' })
    await expect(links.findByToken(token)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('a link whose request was stored before a crash counts as used at the next look', async () => {
    const { token, cause } = await issued()
    const link = await stored().findOne({ _id: cause })
    await requests.add({ ...draft(), id: link?.requestId ?? '' })
    const found = await links.findByToken(token)
    expect(found.sent?.name).toBe('Rosa Lima')
    expect((await stored().findOne({ _id: cause }))?.usedAt).toBeInstanceOf(Date)
    expect((await links.use(found, draft())).isNew).toBe(false)
  })

  test('forgetting a number deletes only links from before that decision', async () => {
    const recipientKey = randomUUID()
    const old = await issued({ recipientKey })
    await stored().updateOne({ _id: old.cause }, { $set: { at: new Date(Date.now() - 1_000) } })
    const decided = new Date(Date.now() - 500)
    const fresh = await issued({ recipientKey })
    await links.forgetNumber(recipientKey, decided)
    await expect(links.findByToken(old.token)).rejects.toMatchObject({ code: 'not-found' })
    expect((await links.findByToken(fresh.token)).link._id).toBe(fresh.cause)
  })

  test('guessed tokens open nothing', async () => {
    for (const token of ['', 'x', 'a'.repeat(22), '$ne', `${'a'.repeat(21)}\n`]) {
      await expect(links.findByToken(token)).rejects.toMatchObject({ code: 'not-found' })
    }
  })
})
