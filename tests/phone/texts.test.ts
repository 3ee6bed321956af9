/** A text from a phone to the admins' screens and back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { segments } from '#server/phone/segments'
import type { Answerer } from '#server/whisper/answerer'
import { company } from '#shared/company'
import { contactDialog } from '#shared/content/frame/contactDialog'
import { changesOf, echo, until } from '../chat/world'
import { type PhoneWorld, startPhoneWorld, texts } from './phoneWorld'
import { post } from './standIn'
import { newSid } from './texting'

/** A text starting with 'slow' is answered once released. */
let letGo = () => {}
const slow = new Promise<void>((resolve) => {
  letGo = resolve
})
const answerer: Answerer = {
  ...echo,
  answer: async (question, options) => {
    if (question.text.startsWith('slow')) await slow
    const answer = await echo.answer(question, options)
    return { ...answer, sources: [{ title: 'System', url: '/system#pricing' }] }
  },
}

let world: PhoneWorld
let people = 100
function person(): string {
  people += 1
  return `+1202555${String(people).padStart(4, '0')}`
}

beforeAll(async () => {
  world = await startPhoneWorld({ answerer })
})
afterAll(() => world.close())

describe('an incoming text', () => {
  test('is answered in at most two segments, the first time with the opt-in wording', async () => {
    const me = person()
    const reply = await world.text(me, 'What does it cost?')
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('<Response/>')
    const [first = ''] = await texts(world, me, 1)
    expect(first).toContain('You asked: What does it cost?')
    expect(first).toContain(`${world.url}/system#pricing`)
    expect(first).toContain(contactDialog.sms.text)
    expect(segments(first)).toBeLessThanOrEqual(2)
    await world.text(me, 'And a month?')
    const [, second = ''] = await texts(world, me, 2)
    expect(second).not.toContain('rates may apply')
    expect(second).toContain('Y or N')
  })

  test('is shown live to admins with its channel, and so is the delivery state', async () => {
    const me = person()
    const admin = await world.admin()
    await admin.ask('watch', {})
    await world.text(me, 'Does it open two gates?')
    const seen = await until(() =>
      changesOf(admin).find(
        (one) => 'userMessage' in one && one.delivery?.state === 'sent' && one.channel === 'text',
      ),
    )
    expect(seen).toMatchObject({ userMessage: 'Does it open two gates?', seq: 1, page: '' })
    const listed = await world.interactions('channel=text&search=two+gates')
    expect(listed).toMatchObject([{ id: seen.id, channel: 'text' }])
    expect(await world.interactions('channel=chat&search=two+gates')).toEqual([])
    expect(await world.interactions('channel=call&search=two+gates')).toEqual([])
  })

  test('delivered five times is one message and one answer', async () => {
    const me = person()
    const more = { MessageSid: newSid() }
    const all = await Promise.all([1, 2, 3].map(() => world.text(me, 'Only once?', more)))
    all.push(await world.text(me, 'Only once?', more), await world.text(me, 'Only once?', more))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await texts(world, me, 1)
    await world.text(me, 'Another')
    expect(await texts(world, me, 2)).toHaveLength(2)
    expect(await world.interactions('search=only+once')).toHaveLength(1)
  })

  test('is answered after the one before it', async () => {
    const me = person()
    await world.text(me, 'slow one')
    await world.text(me, 'quick one')
    await until(async () => {
      const [latest] = await world.interactions('search=quick+one')
      return latest?.answer.status === 'done'
    })
    expect(world.sentTo(me)).toEqual([])
    letGo()
    const [first, second] = await texts(world, me, 2)
    expect(first).toContain('slow one')
    expect(second).toContain('quick one')
    const [one, two] = await world.interactions('search=one')
    expect(one?.conversationId).toBe(two?.conversationId)
  })

  test('Y or N marks the latest answer, once each', async () => {
    const me = person()
    await world.text(me, 'Is markedword open?')
    await texts(world, me, 1)
    await world.text(me, 'N')
    await texts(world, me, 2)
    expect(await world.interactions('filter=negative&search=markedword')).toHaveLength(1)
    await world.text(me, 'yes')
    await texts(world, me, 3)
    expect(await world.interactions('filter=positive&search=markedword')).toHaveLength(1)
    expect(await world.interactions('search=yes')).toEqual([])
  })

  test('with a picture leads to the form that takes photos; its text is answered', async () => {
    const me = person()
    await world.text(me, '', { NumMedia: '1' })
    expect(await texts(world, me, 1)).toEqual([expect.stringContaining('QUOTE')])
    await world.text(me, 'picturedgate fits?', { NumMedia: '2' })
    await until(async () => (await world.interactions('search=picturedgate')).length === 1)
  })

  test('HELP says who we are', async () => {
    const me = person()
    await world.text(me, 'Help!')
    const [help = ''] = await texts(world, me, 1)
    for (const words of [company.name, company.supportEmail, 'rates may apply', 'STOP'])
      expect(help).toContain(words)
    expect(segments(help)).toBeLessThanOrEqual(2)
  })
})

describe('STOP', () => {
  test.each([
    'STOP',
    'stopall',
    ' Unsubscribe. ',
    'cancel',
    'End',
    'QUIT',
    'Please stop texting me',
  ])('by %s ends all texts until START', async (word) => {
    const me = person()
    await world.text(me, 'Before')
    await texts(world, me, 1)
    await world.text(me, word)
    await world.text(me, `After ${me}`)
    await until(async () => {
      const [after] = await world.interactions(`search=after+${me.slice(1)}`)
      return after?.delivery?.state === 'withheld'
    })
    await world.text(me, 'HELP')
    await world.text(me, 'UNSTOP')
    const sent = await texts(world, me, 2)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toContain('again')
  })

  test('during an answer holds the answer back', async () => {
    const me = person()
    let open = () => {}
    world.provider.manner = (to) => {
      if (to === me) open()
      return to === me ? '500' : 'takes'
    }
    const tried = new Promise<void>((resolve) => {
      open = resolve
    })
    await world.text(me, 'Middlequestion')
    await tried
    await world.text(me, 'STOP')
    world.provider.manner = null
    await until(async () => {
      const [one] = await world.interactions('search=middlequestion')
      return one?.delivery?.state === 'withheld'
    })
    expect(world.sentTo(me)).toEqual([])
  })

  test('is only undone by YES for a number that said STOP', async () => {
    const me = person()
    await world.text(me, 'STOP')
    await world.text(me, 'YES')
    expect(await texts(world, me, 1)).toEqual([expect.stringContaining('again')])
  })

  test('at the provider counts as ours', async () => {
    const me = person()
    world.provider.manner = (to) => (to === me ? 'stopped' : 'takes')
    await world.text(me, 'Providersaid')
    await until(async () => {
      const [one] = await world.interactions('search=providersaid')
      return one?.delivery?.state === 'failed'
    })
    world.provider.manner = null
    await world.text(me, 'Providersaidmore')
    await until(async () => {
      const [one] = await world.interactions('search=providersaidmore')
      return one?.delivery?.state === 'withheld'
    })
    expect(world.sentTo(me)).toEqual([])
  })

  test('that the provider reports only after START stops nothing any more', async () => {
    const me = person()
    await world.text(me, 'What does it cost?')
    await texts(world, me, 1)
    const { reportTo = '', sid = '' } = world.provider.took.find(({ to }) => to === me) ?? {}
    await world.text(me, 'STOP')
    await world.text(me, 'START')
    await texts(world, me, 2)
    const failed = { MessageSid: sid, MessageStatus: 'failed', ErrorCode: '21610' }
    expect((await post(reportTo, failed)).status).toBe(200)
    await world.text(me, 'And installation?')
    expect((await texts(world, me, 3)).at(-1)).toContain('And installation?')
  })
})

test('ERASE requests what the panel does, and the decision is texted', async () => {
  const me = person()
  const cookie = await world.signIn()
  const conversation = async (id: string) =>
    (await world.call('GET', `/api/chat/conversations/${id}`, { cookie })).json()
  await world.text(me, 'Erasableword')
  await texts(world, me, 1)
  const [{ conversationId = '' } = {}] = await world.interactions('search=erasableword')
  expect(await conversation(conversationId)).toMatchObject({
    channel: 'text',
    phone: { lastDigits: me.slice(-4), isStopped: false },
  })
  const number = () =>
    world.call('GET', `/api/chat/conversations/${conversationId}/phone`, { cookie })
  expect(await (await number()).json()).toEqual({ number: me })
  await world.text(me, 'erase')
  await texts(world, me, 2)
  expect(await conversation(conversationId)).toMatchObject({ erasure: { status: 'asked' } })
  await world.call('POST', `/api/chat/conversations/${conversationId}/erasure/approval`, { cookie })
  expect((await texts(world, me, 3)).at(-1)).toContain('deleted')
  expect(await world.interactions('search=erasableword')).toEqual([])
  expect((await number()).status).toBe(404)
  // The last text contains the number until the provider has accepted it.
  await until(async () => {
    const names = ['conversations', 'messages', 'texts', 'arrivals', 'numbers'] as const
    const held = await Promise.all(
      names.map((name) => world.store.collection(name).find({}).toArray()),
    )
    return !JSON.stringify(held).includes(me)
  })
})
