/** An offer by text, and people's replies to it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company } from '#shared/company'
import { createOffering, offers } from '../chat/offering'
import { until } from '../chat/world'
import { type PhoneWorld, startPhoneWorld, texts } from './phoneWorld'
import { newSid } from './texting'

const offering = createOffering()
let world: PhoneWorld
let people = 900
beforeAll(async () => {
  world = await startPhoneWorld({ answerer: offering })
})
afterAll(() => world.close())

/** A number that got an offer by text. */
async function offered(): Promise<string> {
  people += 1
  const me = `+1202555${String(people).padStart(4, '0')}`
  await world.text(me, 'Which way can I spread it out?')
  await texts(world, me, 1)
  return me
}

/** The text that this number gets in reply. */
async function reply(me: string, words: string, more?: Record<string, string>): Promise<string> {
  const before = world.sentTo(me).length
  await world.text(me, words, more)
  return (await texts(world, me, before + 1)).at(-1) ?? ''
}

/** The number's interactions, newest first. */
async function interactionsOf(me: string) {
  const all = await world.interactions('channel=text')
  const cookie = await world.signIn()
  for (const { conversationId } of all) {
    const path = `/api/chat/conversations/${conversationId}/phone`
    const { number } = await (await world.call('GET', path, { cookie })).json()
    if (number === me) return world.interactions(`conversation=${conversationId}`)
  }
  return []
}

test('the text lists the replies beside the opt-in wording, and asks for no feedback', async () => {
  const me = await offered()
  const [text = ''] = world.sentTo(me)
  expect(text).toContain('Which of these do you mean?\nReply 1 for Paying in installments\n2 for')
  expect(text).toContain('\n3 for Placing the sign away from the gate\nor NONE')
  expect(text).toContain('rates may apply')
  expect(text).not.toContain('Y or N')
})

describe('replying', () => {
  test.each([
    ['1', offers[0]],
    ['2.', offers[1]],
    ['the last one', offers[2]],
    ['Adding a second gate later', offers[1]],
  ])('%s is a pick and is answered', async (words, offer) => {
    const me = await offered()
    expect(await reply(me, words)).toContain(`This is about ${offer?.title}.`)
    const [chosen, asked] = await interactionsOf(me)
    const pick = { messageId: asked?.id, offer: offer?.id, title: offer?.title }
    expect(chosen).toMatchObject({ userMessage: words, channel: 'text', pick })
  })

  test('NONE leads to a person', async () => {
    const me = await offered()
    expect(await reply(me, 'None')).toContain('A person can tell you.')
    expect((await interactionsOf(me))[0]).toMatchObject({
      pick: { offer: null },
      answer: { action: 'person' },
    })
  })

  test('something else is a question, and a number after it picks nothing', async () => {
    const me = await offered()
    expect(await reply(me, 'How far away is it?')).toContain('You asked: How far')
    expect(await reply(me, '1')).toContain('You asked: 1')
    expect((await interactionsOf(me)).map(({ pick }) => pick)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('with a picture still picks', async () => {
    const me = await offered()
    await world.text(me, '2', { NumMedia: '1' })
    const [, ...sent] = await texts(world, me, 3)
    expect(sent.join()).toContain('photos')
    expect(sent.join()).toContain(`This is about ${offers[1]?.title}.`)
  })

  test('five times by repeated delivery picks once', async () => {
    const me = await offered()
    const more = { MessageSid: newSid() }
    await Promise.all([1, 2, 3, 4, 5].map(() => world.text(me, '1', more)))
    await texts(world, me, 2)
    expect(await interactionsOf(me)).toHaveLength(2)
    expect(world.sentTo(me)).toHaveLength(2)
  })
})

describe('keywords stay keywords and leave the choices open', () => {
  test('HELP', async () => {
    const me = await offered()
    expect(await reply(me, 'HELP')).toContain(company.supportEmail)
    expect(await reply(me, '3')).toContain(`This is about ${offers[2]?.title}.`)
  })

  test('Y and N mark the answer', async () => {
    const me = await offered()
    expect(await reply(me, 'N')).toContain(company.quotePhone)
    expect(await reply(me, 'Y')).toContain('Thank you')
    expect(await interactionsOf(me)).toMatchObject([{ feedback: { helpful: true } }])
    expect(await reply(me, '1')).toContain(`This is about ${offers[0]?.title}.`)
  })

  test('STOP and START', async () => {
    const me = await offered()
    await world.text(me, 'STOP')
    await world.text(me, '1')
    await until(async () => (await interactionsOf(me))[0]?.delivery?.state === 'withheld')
    expect(world.sentTo(me)).toHaveLength(1)
    expect((await interactionsOf(me))[0]?.pick).toMatchObject({ offer: offers[0]?.id })
    expect(await reply(me, 'START')).toContain('again')
  })
})

test('a quote request that only Whisper recognizes gets the form', async () => {
  const me = await offered()
  expect(await reply(me, 'What would it be for me?')).toContain('/request/')
})
