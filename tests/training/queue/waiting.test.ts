/** The queue: each question not answered well waits there once, until an admin handles it. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startWorld, until, type World } from '../../chat/world'
import { call, type Session, kinds, openSession, refusal } from '../../knowledge/admin'
import { dropDatabase, rowsOf } from '../../store/stores'
import {
  act,
  inQueue,
  unsureAnswerer,
  newsOf,
  notInQueue,
  put,
  queueOf,
  variantsOf,
} from './unsureWorld'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 40_000 })

describe.each(kinds)('on $name', ({ database, ferret }) => {
  let world: World
  let session: Session
  beforeAll(async () => {
    world = await startWorld({
      answerer: unsureAnswerer,
      env: database ? { MONGODB_URI: database } : {},
    })
    session = await openSession(world)
  })
  afterAll(async () => {
    await world.close()
    if (database) await dropDatabase(database)
  })

  test('unanswered, unsure or marked questions wait with their reasons, and no others', async () => {
    const admin = await world.admin(session.cookie)
    const visitor = await world.visitor()
    await put(visitor, 'Does it work with my smart watch?')
    await put(visitor, 'Does the battery last a whole night, perhaps?')
    await put(visitor, 'Is there a rush surcharge?')
    const marked = await put(visitor, 'How long is the warranty?')
    await put(visitor, 'Is the warranty transferable?')
    await put(visitor, 'Hello there')
    await put(visitor, 'There is a fire and people are trapped, help')

    const unanswered = await inQueue(session, 'Does it work with my smart watch?')
    expect(unanswered).toMatchObject({
      times: 1,
      why: { unanswered: 1, unsure: 0, 'not-helpful': 0 },
      status: 'open',
      titles: ['Warranty'],
      isAnswered: false,
      variants: 1,
    })
    const unsure = await inQueue(session, 'Does the battery last a whole night, perhaps?')
    expect(unsure).toMatchObject({ why: { unsure: 1 }, confidence: 0.55, isAnswered: true })
    expect(await inQueue(session, 'Is there a rush surcharge?')).toMatchObject({
      why: { unanswered: 1 },
    })
    await notInQueue(session, 'How long is the warranty?')

    await visitor.ask('feedback', {
      id: marked.id,
      helpful: false,
      comment: 'Call me: 703 555 0142',
    })
    expect(await inQueue(session, 'How long is the warranty?')).toMatchObject({
      why: { unanswered: 0, 'not-helpful': 1 },
      titles: ['Warranty'],
    })
    expect((await queueOf(session)).questions).toHaveLength(4)
    const counts = await until(async () => {
      const now = (await queueOf(session)).counts
      return now.why['not-helpful'] === 1 && now
    })
    expect(counts).toMatchObject({
      questions: 4,
      times: 4,
      leftOut: 0,
      why: { unanswered: 2, unsure: 1, 'not-helpful': 1 },
    })
    const { questions } = await queueOf(session)
    expect(counts.oldestAt).toBe(Math.min(...questions.map(({ firstAt }) => firstAt)))
    const unsureOnly = (await queueOf(session, '?reason=unsure')).questions
    expect(unsureOnly.map(({ id }) => id)).toEqual([unsure.id])

    const said = JSON.stringify(await queueOf(session)) + JSON.stringify(newsOf(admin))
    for (const secret of [marked.id, marked.conversationId, visitor.cookie.slice(-20)]) {
      expect(said).not.toContain(secret)
    }
    // The whole number: three of its digits also occur in one timestamp in a hundred.
    expect(said).not.toMatch(/555\W*0142/)
    await until(() => newsOf(admin).some(({ counts: told }) => told.questions === 4))
  })

  test('personal data is neither stored nor shown', async () => {
    const visitor = await world.visitor()
    const said = [
      'Can a camel ring? I am Thandiwe Okafor of unit 4B, 4211 Maple Hollow Road.',
      'My code is 8832#, call 703-555-0177 or write to thandi (at) okafor dot example, plate VKR-4471.',
    ].join(' ')
    await put(visitor, said)
    const kept =
      'Can a camel ring? I am [name] of unit [number], [address] My code is [code], call [number] or write to [e-mail], plate [plate].'
    const { id } = await inQueue(session, kept)
    const rows = await Promise.all(
      (['askedQuestions', 'questionGroups'] as const).map((name) =>
        rowsOf(world.store, name).find({}).toArray(),
      ),
    )
    const shown = JSON.stringify([rows, await queueOf(session), await variantsOf(session, id)])
    expect(shown).not.toMatch(/thandi|okafor|unit 4b|maple|8832#|555-0177|vkr/i)
  })

  test('undoing a mark removes the question, unless there is another reason', async () => {
    const visitor = await world.visitor()
    const known = await put(visitor, 'What does the warranty cover outdoors?')
    const unknown = await put(visitor, 'Is it rated for deserts?')
    for (const helpful of [false, true, false]) {
      await visitor.ask('feedback', { id: known.id, helpful })
      await visitor.ask('feedback', { id: unknown.id, helpful })
    }
    await inQueue(session, 'Is it rated for deserts?', ({ why }) => why['not-helpful'] === 1)
    await inQueue(session, 'What does the warranty cover outdoors?')
    await visitor.ask('feedback', { id: known.id, helpful: true })
    await visitor.ask('feedback', { id: unknown.id, helpful: true })
    await notInQueue(session, 'What does the warranty cover outdoors?')
    const left = await inQueue(
      session,
      'Is it rated for deserts?',
      ({ why }) => !why['not-helpful'],
    )
    expect(left).toMatchObject({ times: 1, why: { unanswered: 1 } })
  })

  test('equal questions are one group, with all wordings', async () => {
    const visitor = await world.visitor()
    const words = ['Do you take bitcoin?', 'do you take BITCOIN', 'do u take bitcoin plz']
    for (const text of words) await put(visitor, text)
    const group = await inQueue(session, 'Do you take bitcoin?', ({ times }) => times === 3)
    expect(group.variants).toBe(2)
    const { variants } = await variantsOf(session, group.id)
    expect(variants.map(({ text, times }) => [text, times])).toEqual([
      ['do u take bitcoin plz', 1],
      ['do you take BITCOIN', 2],
    ])
  })

  test('an erased conversation’s questions leave groups and counts', async () => {
    const admin = await world.admin(session.cookie)
    const [visitor, other] = [await world.visitor(), await world.visitor()]
    const { conversationId } = await put(visitor, 'Is there a zebra striped model?')
    await put(visitor, 'Can a llama open it, for instance?')
    await put(other, 'Is there a zebra-striped model')
    const alone = await inQueue(session, 'Can a llama open it, for instance?')
    await inQueue(session, 'Is there a zebra striped model?', ({ times }) => times === 2)

    await visitor.ask('erase', { conversationId })
    await inQueue(session, 'Is there a zebra striped model?', ({ times }) => times === 2)
    const path = `POST /api/chat/conversations/${conversationId}/erasure/approval`
    expect((await call(session, path)).status).toBe(200)
    await inQueue(session, 'Is there a zebra-striped model', ({ times }) => times === 1)
    await notInQueue(session, 'Can a llama open it, for instance?')
    await until(() => newsOf(admin).some(({ gone }) => gone.includes(alone.id)))
    // A count that takes long is repeated less often.
    await until(async () => {
      const { questions, counts } = await queueOf(session)
      return counts.times === questions.reduce((sum, { times }) => sum + times, 0)
    })
    for (const name of ['askedQuestions', 'questionGroups'] as const) {
      const rows = JSON.stringify(await rowsOf(world.store, name).find({}).toArray())
      expect(rows).not.toMatch(/llama|quentin/i)
    }
  })

  test('a dismissed question stays away until an answer to it is marked not helpful again', async () => {
    const visitor = await world.visitor()
    const question = 'Do you sell ponies?'
    const first = await put(visitor, question)
    const group = await inQueue(session, question)
    const dismissed = await act(session, group, 'dismissal')
    expect(dismissed).toMatchObject({ status: 'dismissed', decisionRev: group.decisionRev + 1 })
    await put(visitor, question)
    await inQueue(session, question, ({ times }) => times === 2, '?view=dismissed')
    await notInQueue(session, question)
    await visitor.ask('feedback', { id: first.id, helpful: false })
    expect(await inQueue(session, question)).toMatchObject({ before: 'dismissed', status: 'open' })
  })

  test('a postponed question returns when asked twice more, or when its time has come', async () => {
    const visitor = await world.visitor()
    const question = 'Do you have penguins?'
    await put(visitor, question)
    const later = await act(session, await inQueue(session, question), 'later')
    expect(later.until ?? 0).toBeGreaterThan(Date.now() + 6.9 * 86_400_000)
    await put(visitor, question)
    await inQueue(session, question, ({ times }) => times === 2, '?view=later')
    await put(visitor, question)
    const back = await inQueue(session, question, ({ times }) => times === 3)
    expect(back.before).toBe('later')
  })

  test('a decision can be undone, and of two admins the second gets a conflict', async () => {
    const visitor = await world.visitor()
    const question = 'Is there a fridge in it?'
    await put(visitor, question)
    const group = await inQueue(session, question)
    const dismissed = await act(session, group, 'dismissal')
    const stale = call(session, `POST /api/training/queue/${group.id}/later`, {
      decisionRev: group.decisionRev,
    })
    expect(await refusal(stale)).toMatchObject({
      status: 409,
      message: 'Someone else has already handled this question.',
    })
    const undone = await act(session, dismissed, 'undo')
    expect(undone).toMatchObject({ status: 'open', times: 1 })
    const later = await act(session, undone, 'later')
    const twice = await act(session, await act(session, later, 'dismissal'), 'undo')
    expect(twice.status).toBe('later')
    expect(await refusal(call(session, 'GET /api/training/queue/none'))).toMatchObject({
      status: 404,
    })
  })

  test.skipIf(ferret)('of many simultaneous decisions one counts', async () => {
    const visitor = await world.visitor()
    const question = 'Is there a sauna in it?'
    await put(visitor, question)
    const { id, decisionRev } = await inQueue(session, question)
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        call(session, `POST /api/training/queue/${id}/${n % 2 ? 'later' : 'dismissal'}`, {
          decisionRev,
        }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('only admins can read the queue and decide', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/x'],
      ['GET', '/x/variants'],
      ['POST', '/x/dismissal'],
      ['POST', '/x/later'],
      ['POST', '/x/undo'],
    ] as const) {
      const cookie = await world.signIn('dealer')
      const body = method === 'POST' ? { decisionRev: 0 } : undefined
      const reply = await world.call(method, `/api/training/queue${path}`, { cookie, body })
      expect(reply.status).toBe(401)
    }
  })

  test('pages follow one another to the end', async () => {
    const visitor = await world.visitor()
    for (const animal of ['otter', 'beaver', 'badger']) await put(visitor, `Is a ${animal} let in?`)
    await inQueue(session, 'Is a badger let in?')
    const all = (await queueOf(session)).questions.map(({ id }) => id)
    const walked: string[] = []
    for (let next: string | null = '', pages = 0; next !== null && pages < 50; pages += 1) {
      const page = await queueOf(
        session,
        `?limit=2${next && `&before=${encodeURIComponent(next)}`}`,
      )
      walked.push(...page.questions.map(({ id }) => id))
      next = page.next
    }
    expect(walked).toEqual(all)
  })
})
