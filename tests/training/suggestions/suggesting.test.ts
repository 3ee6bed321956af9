/** Visitors' picks and ratings suggest ways of asking, which admins accept or dismiss. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startWorld, until, type World } from '../../chat/world'
import {
  act,
  call,
  type Session,
  get,
  kinds,
  openSession,
  refusal,
  told,
} from '../../knowledge/admin'
import { dropDatabase, rowsOf } from '../../store/stores'
import { inQueue, notInQueue, put, queueOf } from '../queue/unsureWorld'
import {
  decide,
  inSuggestions,
  installments,
  type Listed,
  notInSuggestions,
  offeringAnswerer,
  paying,
  pick,
  pickedBy,
  pickedOverDays,
  publishPaying,
  putAndPick,
  suggested,
  warranty,
  waysOf,
} from './offeringWorld'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 40_000 })

describe.each(kinds)('on $name', ({ database, ferret }) => {
  let world: World
  let session: Session
  beforeAll(async () => {
    const env = { TRUST_PROXY: '1', ...(database ? { MONGODB_URI: database } : {}) }
    world = await startWorld({ answerer: offeringAnswerer, env })
    session = await openSession(world)
  })
  afterAll(async () => {
    await world.close()
    if (database) await dropDatabase(database)
  })
  beforeEach(() => publishPaying(session))
  afterEach(async () => {
    await set(false)
    for (const name of [
      ...(['knowledge', 'messages', 'conversations', 'askedQuestions', 'questionGroups'] as const),
      ...(['suggestions', 'suggestionVotes'] as const),
    ]) {
      await world.store.collection(name).deleteMany({})
    }
  })

  const set = (acceptsByItself: boolean) =>
    told(call(session, 'PUT /api/training/suggestions/settings', { acceptsByItself }))

  /** Waits until every vote is counted. */
  const allHeard = () => {
    const messages = rowsOf(world.store, 'messages')
    return until(async () => (await messages.countDocuments({ queueDue: { $exists: true } })) === 0)
  }

  test('a question answered with choices waits as unsure until the visitor picks one', async () => {
    const visitor = await world.visitor()
    const asked = await put(visitor, 'can i spread it out')
    const open = await inQueue(session, 'can i spread it out')
    expect(open).toMatchObject({
      why: { unanswered: 0, unsure: 1, 'not-helpful': 0 },
      titles: ['Paying in installments', 'Warranty', 'Pricing'],
      isOffered: true,
      isAnswered: false,
      confidence: 0.47,
    })
    await pick(visitor, asked.id, installments)
    await notInQueue(session, 'can i spread it out')
    expect((await queueOf(session)).questions).toEqual([])
  })

  test('a question closed by a pick and asked again gets a higher rev', async () => {
    const visitor = await world.visitor()
    const { id } = await put(visitor, 'can i spread it out')
    const before = await inQueue(session, 'can i spread it out')
    await pick(visitor, id, installments)
    await notInQueue(session, 'can i spread it out')
    await put(visitor, 'can i spread it out')
    const after = await inQueue(session, 'can i spread it out')
    expect(after.id).toBe(before.id)
    expect(after.rev).toBeGreaterThan(before.rev)
  })

  test('"None of these" keeps it open; a pick that didn’t help reopens it', async () => {
    const visitor = await world.visitor()
    await putAndPick(visitor, 'how many payments is it', null)
    const { picked } = await putAndPick(visitor, 'can i spread it out', installments)
    await inSuggestions(session, 'can i spread it out')
    await inQueue(session, 'how many payments is it')
    expect((await queueOf(session)).questions).toHaveLength(1)
    await visitor.ask('feedback', { id: picked, helpful: false })
    await inQueue(session, 'can i spread it out')
    await notInSuggestions(session, 'can i spread it out')
    expect((await queueOf(session)).questions).toHaveLength(2)
  })

  test('a pick counts once per conversation in any punctuation; another section counts separately', async () => {
    const admin = await world.admin(session.cookie)
    const [first] = await pickedBy(world, 2, 'can i spread it out')
    if (first) await putAndPick(first.visitor, 'Can I spread it OUT?', installments)
    await pickedBy(world, 1, 'can i spread it out', warranty)
    await allHeard()
    const found = await inSuggestions(session, 'can i spread it out', (one) => one.visitors === 2)
    expect(found).toMatchObject({
      kind: 'way',
      entry: paying,
      section: 'paying-in-installments',
      title: 'Paying in installments',
      pick: 2,
      helpful: 0,
      notHelpful: 0,
    })
    const of = async (section: string) =>
      (await suggested(session, `?entry=${paying}&section=${section}`)).suggestions
    await until(async () => (await of('warranty')).length === 1)
    expect(await of('paying-in-installments')).toEqual([found])
    await until(() => admin.told.some(({ event }) => (event as string) === 'suggestions'))
    // Nothing identifies the visitors who picked.
    const said = JSON.stringify(await suggested(session))
    expect(said).not.toContain(first?.conversationId)
    expect(said).not.toContain(first?.id)
  })

  test('helpful on an unsure answer suggests a way, not helpful by two visitors suggests never', async () => {
    const marked = async (text: string, helpful: boolean) => {
      const visitor = await world.visitor()
      const { id } = await put(visitor, text)
      await visitor.ask('feedback', { id, helpful })
      return { visitor, id }
    }
    await marked('does it bend in the wind', true)
    await marked('is there a sure answer to this', true)
    await marked('when is my installment due', false)
    expect(await inSuggestions(session, 'does it bend in the wind')).toMatchObject({
      kind: 'way',
      helpful: 1,
      confidence: 0.52,
      visitors: 1,
    })
    expect((await suggested(session)).suggestions).toHaveLength(1)
    const { visitor, id } = await marked('When is my installment due?', false)
    const never = await inSuggestions(session, 'when is my installment due')
    expect(never).toMatchObject({ kind: 'never', notHelpful: 2, section: 'paying-in-installments' })
    await visitor.ask('feedback', { id, helpful: true })
    await notInSuggestions(session, 'when is my installment due')
    await inSuggestions(session, 'When is my installment due?', ({ kind }) => kind === 'way')
  })

  test('an accepted way is published and no longer suggested; undo takes it back', async () => {
    await pickedBy(world, 1, 'can i spread it out')
    const before = await get(session, paying)
    const accepted = await decide(
      session,
      await inSuggestions(session, 'can i spread it out'),
      'acceptance',
    )
    expect(accepted).toMatchObject({ status: 'accepted', isByItself: false })
    expect(await waysOf(session)).toMatchObject({ ways: ['can i spread it out'] })
    const after = await get(session, paying)
    expect(after).toMatchObject({ status: 'published', version: before.version + 1 })
    expect(after.published?.sections[0]?.ways[0]?.from).toBe('pick')
    expect((await suggested(session)).suggestions).toEqual([])
    await pickedBy(world, 1, 'can i spread it out')
    const undone = await decide(session, accepted, 'undo')
    expect(undone.status).toBe('open')
    expect(await waysOf(session)).toMatchObject({ ways: [] })
    await inSuggestions(session, 'can i spread it out', ({ visitors }) => visitors === 2)
  })

  test('a dismissed suggestion stays away, whoever picks it; the second admin gets a conflict', async () => {
    await pickedBy(world, 1, 'can i spread it out')
    const found = await inSuggestions(session, 'can i spread it out')
    const dismissed = await decide(session, found, 'dismissal')
    const stale = call(session, `POST /api/training/suggestions/${found.id}/acceptance`, {
      decisionRev: 0,
    })
    expect(await refusal(stale)).toMatchObject({ status: 409 })
    await pickedBy(world, 1, 'can i spread it out')
    await until(async () => {
      const row = await rowsOf(world.store, 'suggestions').findOne({ _id: found.id })
      return row?.visitors === 2
    })
    expect((await suggested(session)).suggestions).toEqual([])
    await decide(session, dismissed, 'undo')
    await inSuggestions(session, 'can i spread it out')
  })

  test('several suggestions are accepted in one call, each with its own refusal', async () => {
    await pickedBy(world, 1, 'can i spread it out')
    await pickedBy(world, 1, 'how many payments is it')
    const a = await inSuggestions(session, 'can i spread it out')
    const b = await inSuggestions(session, 'how many payments is it')
    await decide(session, a, 'dismissal')
    const suggestions = [a, b, { id: 'none', decisionRev: 0 }].map(({ id, decisionRev }) => ({
      id,
      decisionRev,
    }))
    const reply = await told<{
      accepted: { id: string }[]
      refused: { id: string; why: string }[]
    }>(call(session, 'POST /api/training/suggestions/acceptance', { suggestions }))
    expect(reply.accepted.map(({ id }) => id)).toEqual([b.id])
    expect(reply.refused).toEqual([
      { id: a.id, why: 'Someone else has already decided on this suggestion.' },
      { id: 'none', why: 'This suggestion no longer exists.' },
    ])
    expect(await waysOf(session)).toMatchObject({ ways: ['how many payments is it'] })
  })

  test('with automatic acceptance on, five visitors over a day are enough, earlier ones included', async () => {
    await pickedOverDays(world, 5, 'can i spread it out')
    await pickedOverDays(world, 4, 'how many payments is it')
    const { id } = await inSuggestions(session, 'can i spread it out', (one) => one.pick === 5)
    await inSuggestions(session, 'how many payments is it', (one) => one.pick === 4)
    expect((await suggested(session)).settings).toEqual({ acceptsByItself: false })
    await set(true)
    expect(await waysOf(session)).toMatchObject({ ways: ['can i spread it out'] })
    await pickedBy(world, 1, 'how many payments is it')
    await until(async () => (await waysOf(session)).ways.length === 2, 60_000)
    expect((await suggested(session)) as Listed).toMatchObject({
      suggestions: [],
      settings: { acceptsByItself: true },
    })
    // What an admin undoes isn't accepted by itself again.
    await decide(session, { id, decisionRev: 1 }, 'undo')
    await set(true)
    expect(await waysOf(session)).toMatchObject({ ways: ['how many payments is it'] })
  })

  test('five browsers on one customer’s networks within a day can’t trigger automatic acceptance', async () => {
    await set(true)
    const ofOneSite = (n: number) => `2001:db8:7:${n}::1`
    await pickedBy(world, 6, 'can i spread it out', undefined, ofOneSite)
    await inSuggestions(session, 'can i spread it out', (one) => one.pick === 6)
    expect(await waysOf(session)).toMatchObject({ ways: [] })
    const [stored] = await rowsOf(world.store, 'suggestions').find({}).toArray()
    expect(stored).toMatchObject({ networks: 1, hours: 0 })
  })

  test('a way its section already has, or whose section is gone, is not suggested', async () => {
    await pickedBy(world, 1, 'can i spread it out')
    await pickedBy(world, 1, 'how many payments is it', warranty)
    await inSuggestions(session, 'can i spread it out')
    await inSuggestions(session, 'how many payments is it')
    const way = { entry: paying, kind: 'way', from: 'written' }
    await told(
      call(session, 'POST /api/knowledge/ways', {
        ways: [{ ...way, section: 'paying-in-installments', text: 'Can I spread it out?' }],
      }),
    )
    await notInSuggestions(session, 'can i spread it out')
    await act(session, await get(session, paying), 'PATCH ', { archived: true })
    expect((await suggested(session)).suggestions).toEqual([])
  })

  test('only choices offered in the same conversation count', async () => {
    const [first] = await pickedBy(world, 1, 'can i spread it out')
    const stranger = await world.visitor()
    await put(stranger, 'hello from elsewhere, is it sure')
    for (const offer of [installments, 'other/section']) {
      await stranger.attempt('send', {
        id: crypto.randomUUID(),
        text: 'Paying in installments',
        pick: { messageId: first?.id, offer },
      })
    }
    await allHeard()
    expect(await inSuggestions(session, 'can i spread it out')).toMatchObject({ visitors: 1 })
    expect((await suggested(session)).suggestions).toHaveLength(1)
  })

  test('personal data is neither stored nor shown; an erasure removes its words', async () => {
    const text = 'can i spread it out, i am Thandiwe Okafor, 703-555-0177'
    const [one] = await pickedBy(world, 1, text)
    await pickedBy(world, 1, 'can i spread it out')
    await inSuggestions(session, 'can i spread it out')
    await until(async () => (await suggested(session)).suggestions.length === 2)
    const rows = async () =>
      JSON.stringify([
        await rowsOf(world.store, 'suggestions').find({}).toArray(),
        await rowsOf(world.store, 'suggestionVotes').find({}).toArray(),
      ])
    expect(await rows()).not.toMatch(/thandi|okafor|555-0177/i)
    expect(await rows()).toContain('[name]')
    await one?.visitor.ask('erase', { conversationId: one.conversationId })
    const path = `POST /api/chat/conversations/${one?.conversationId}/erasure/approval`
    expect((await call(session, path)).status).toBe(200)
    await until(async () => !(await rows()).includes('[name]'))
    expect((await suggested(session)).suggestions).toHaveLength(1)
  })

  test('an accepted way is erased with its visitor, also when the pick didn’t help after all', async () => {
    const [one] = await pickedBy(world, 1, 'can i spread it out')
    await decide(session, await inSuggestions(session, 'can i spread it out'), 'acceptance')
    await one?.visitor.ask('feedback', { id: one.picked, helpful: false })
    await until(
      async () => (await rowsOf(world.store, 'suggestions').find({}).toArray()).length === 0,
    )
    expect(await waysOf(session)).toMatchObject({ ways: ['can i spread it out'] })
    await one?.visitor.ask('erase', { conversationId: one.conversationId })
    const path = `POST /api/chat/conversations/${one?.conversationId}/erasure/approval`
    expect((await call(session, path)).status).toBe(200)
    await until(async () => (await waysOf(session)).ways.length === 0)
    const entries = JSON.stringify(await rowsOf(world.store, 'knowledge').find({}).toArray())
    expect(entries).not.toContain('spread it out')
  })

  test('accepted and dismissed at once, a way is published only if accepted', async () => {
    for (const text of ['can i spread it out', 'may i spread it out', 'could i spread it out']) {
      await pickedBy(world, 1, text)
      const { id, decisionRev } = await inSuggestions(session, text)
      const [accepted] = await Promise.all(
        ['acceptance', 'dismissal'].map((action) =>
          call(session, `POST /api/training/suggestions/${id}/${action}`, { decisionRev }),
        ),
      )
      expect((await waysOf(session)).ways.includes(text)).toBe(accepted?.status === 200)
    }
  })

  test('a queued question is assigned to a section in one call; undo returns it to the queue', async () => {
    const visitor = await world.visitor()
    await put(visitor, 'how many payments until it is mine')
    const { id, decisionRev } = await inQueue(session, 'how many payments until it is mine')
    const section = { entry: paying, section: 'paying-in-installments' }
    const asks = (body: object) => call(session, `POST /api/training/queue/${id}/section`, body)
    expect(await refusal(asks({ decisionRev, ...section, section: 'gone' }))).toMatchObject({
      status: 409,
      message: 'The section no longer exists.',
    })
    const taught = await told<{ status: string; decisionRev: number }>(
      asks({ decisionRev, ...section }),
    )
    expect(taught).toMatchObject({ status: 'taught', decisionRev: decisionRev + 1 })
    expect(await waysOf(session)).toMatchObject({ ways: ['how many payments until it is mine'] })
    expect((await get(session, paying)).published?.sections[0]?.ways[0]?.from).toBe('queue')
    await notInQueue(session, 'how many payments until it is mine')
    expect(await refusal(asks({ decisionRev, ...section }))).toMatchObject({ status: 409 })
    await told(
      call(session, `POST /api/training/queue/${id}/undo`, { decisionRev: taught.decisionRev }),
    )
    expect(await waysOf(session)).toMatchObject({ ways: [] })
    await inQueue(session, 'how many payments until it is mine')
    // A colleague has written the same meanwhile: undone, theirs stays.
    const written = { ...section, kind: 'way', text: 'how many payments until it is mine' } as const
    await told(
      call(session, 'POST /api/knowledge/ways', { ways: [{ ...written, from: 'written' }] }),
    )
    const again = await inQueue(session, written.text)
    const taken = await told<{ decisionRev: number }>(
      call(session, `POST /api/training/queue/${id}/section`, {
        decisionRev: again.decisionRev,
        ...section,
      }),
    )
    await told(
      call(session, `POST /api/training/queue/${id}/undo`, { decisionRev: taken.decisionRev }),
    )
    expect(await waysOf(session)).toMatchObject({ ways: [written.text] })
    // The same words taught from the tester also take it out of the queue.
    await told(
      call(session, 'POST /api/training/queue/asking', {
        text: 'How many payments until it is mine?',
        ...section,
      }),
    )
    await notInQueue(session, 'how many payments until it is mine')
  })

  test('sections are found by heading, entry and ways, and by the question when the search is empty', async () => {
    const find = async (text: string, question = '') => {
      const query = new URLSearchParams({ text, question })
      const reply = await told<{ sections: { title: string; entryTitle: string; ways: number }[] }>(
        call(session, `GET /api/training/sections?${query}`),
      )
      return reply.sections
    }
    expect(await find('insta')).toEqual([
      {
        entry: paying,
        section: 'paying-in-installments',
        title: 'Paying in installments',
        entryTitle: 'Paying',
        ways: 0,
      },
    ])
    expect((await find('paying warr')).map(({ title }) => title)).toEqual(['Warranty'])
    expect(await find('zebra')).toEqual([])
    const near = await find('', 'how long is the warranty then')
    expect(near[0]?.title).toBe('Warranty')
    expect(await find('')).toEqual([])
  })

  test('only admins can read suggestions and decide', async () => {
    const cookie = await world.signIn('dealer')
    for (const [method, path, body] of [
      ['GET', '/suggestions'],
      ['GET', '/sections'],
      ['PUT', '/suggestions/settings', { acceptsByItself: true }],
      ['POST', '/suggestions/acceptance', { suggestions: [{ id: 'x', decisionRev: 0 }] }],
      ['POST', '/suggestions/x/acceptance', { decisionRev: 0 }],
      ['POST', '/suggestions/x/dismissal', { decisionRev: 0 }],
      ['POST', '/suggestions/x/undo', { decisionRev: 0 }],
      ['POST', '/queue/x/section', { decisionRev: 0, entry: 'a', section: 'b' }],
      ['POST', '/queue/asking', { text: 'x', entry: 'a', section: 'b' }],
    ] as const) {
      const reply = await world.call(method, `/api/training${path}`, { cookie, body })
      expect(reply.status).toBe(401)
    }
  })

  test.skipIf(ferret)('of many simultaneous decisions one counts', async () => {
    await pickedBy(world, 1, 'can i spread it out')
    const { id, decisionRev } = await inSuggestions(session, 'can i spread it out')
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        call(
          session,
          `POST /api/training/suggestions/${id}/${n % 2 ? 'dismissal' : 'acceptance'}`,
          {
            decisionRev,
          },
        ),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
