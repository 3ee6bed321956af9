/** An offer on a call: two sections by voice, and callers' replies. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noneOfThese } from '#shared/chat/rules'
import { company, dialed } from '#shared/company'
import { createOffering, offers } from '../chat/offering'
import { Caller } from './caller'
import { type PhoneWorld, startPhoneWorld } from './phoneWorld'

let world: PhoneWorld
let only: PhoneWorld
let people = 800
beforeAll(async () => {
  world = await startPhoneWorld({ answerer: createOffering() })
  only = await startPhoneWorld({ answerer: createOffering(offers.slice(0, 1)) })
})
afterAll(async () => {
  await world.close()
  await only.close()
})

const [first, second] = offers
const asked =
  'Do you mean Paying in installments, or Adding a second gate later? You can also press 1 or 2, or say neither for a person.'

/** A caller who got an offer. */
async function offered(at = world): Promise<Caller> {
  people += 1
  const me = new Caller(at.url, `+1202555${String(people).padStart(4, '0')}`)
  await me.call()
  return me.say('Which way can I spread it out?')
}

const latest = async (at = world) => (await at.interactions('channel=call'))[0]

test('a call offers two choices by voice, logs them, and listens for their titles', async () => {
  const me = await offered()
  expect(me.heard).toBe(asked)
  const gather = me.verbs.find(({ name }) => name === 'Gather')
  expect(gather?.attributes.hints).toMatch(/^Paying in installments, Adding a second gate later, /)
  expect(await latest()).toMatchObject({ answer: { offers: [first, second] } })
})

describe('a caller chooses', () => {
  test.each([
    ['The first one, please.', first],
    ['Second.', second],
    ['number two', second],
    ['Adding a second gate later.', second],
    ['I mean paying in installments', first],
    ['the last one', second],
  ])('by saying “%s”', async (words, offer) => {
    const me = await (await offered()).say(words)
    expect(me.heard).toContain(`This is about ${offer?.title}.`)
    expect(me.heard).toContain('Did that help?')
    expect(await latest()).toMatchObject({
      userMessage: words,
      pick: { offer: offer?.id, title: offer?.title },
    })
    await me.say('Yes.')
    expect(me.heard).toContain('What else')
    expect(await latest()).toMatchObject({ feedback: { helpful: true } })
  })

  test('by pressing a key', async () => {
    const me = await (await offered()).press('2')
    expect(me.heard).toContain(`This is about ${second?.title}.`)
    expect(await latest()).toMatchObject({ userMessage: 'Pressed 2', pick: { offer: second?.id } })
  })

  test('once, however often the provider reports it', async () => {
    const me = await offered()
    const { asked: turn } = me
    await Promise.all([1, 2, 3].map(() => me.post(turn, { Digits: '1' })))
    const { conversationId } = (await latest()) ?? {}
    expect(await world.interactions(`conversation=${conversationId}`)).toHaveLength(2)
  })

  test('the only one with yes', async () => {
    const me = await offered(only)
    expect(me.heard).toBe(
      'Do you mean Paying in installments? Say yes or no, or press 1. For a person, press 0.',
    )
    expect((await me.say('Yes, please.')).heard).toContain(`This is about ${first?.title}.`)
    expect((await (await offered(only)).say('No.')).dialed).toBeDefined()
  })
})

test.each(['Neither.', 'None of these', 'neither one', 'No.'])(
  '%s connects the caller with a person, and is logged as a pick',
  async (words) => {
    const me = await (await offered()).say(words)
    expect(me.dialed).toBe(dialed(company.supportVoicePhone))
    expect(await latest()).toMatchObject({
      userMessage: words,
      pick: { offer: null, title: noneOfThese },
      botResponse: "I'll connect you with a person. One moment, please.",
    })
  },
)

test('other words are a question and leave no choice open', async () => {
  const me = await (await offered()).say('How far away is it?')
  expect(me.heard).toContain('You asked')
  const { pick, userMessage } = (await latest()) ?? {}
  expect([pick, userMessage]).toEqual([undefined, 'How far away is it?'])
})

test('an unclear reply or silence is asked again, and a second one connects with a person', async () => {
  const me = await (await offered()).silent()
  expect(me.heard).toBe(`I didn't hear you. ${asked}`)
  await me.press('3')
  expect(me.heard).toContain(
    `didn't understand that. Please say it again, or press 0 for a person. ${asked}`,
  )
  await me.press('1')
  expect(me.heard).toContain(`This is about ${first?.title}.`)
  const other = await (await offered()).say('Yes.')
  expect(other.heard).toContain(asked)
  expect((await other.press('9')).dialed).toBeDefined()
})

test('0 or asking for a person connects with one; goodbye ends the call', async () => {
  expect((await (await offered()).press('0')).dialed).toBeDefined()
  expect((await (await offered()).say('Can I talk to a human?')).dialed).toBeDefined()
  expect((await (await offered()).say('Goodbye')).heard).toContain('Goodbye')
})

test('choices that were erased meanwhile can’t be picked', async () => {
  const me = await offered()
  const { conversationId } = (await latest()) ?? {}
  const cookie = await world.signIn()
  await world.text(me.from, 'ERASE')
  const path = `/api/chat/conversations/${conversationId}/erasure/approval`
  await world.call('POST', path, { cookie })
  await me.say('The first one')
  expect(me.names).toEqual(['Gather'])
  expect((await latest())?.pick).toBeUndefined()
})

test('a quote request that only Whisper recognizes asks about sending the form', async () => {
  const me = await (await offered()).say('What would it be for me?')
  expect(me.heard).toBe(
    'Gladly. Should I text you the quote form? Message and data rates may apply. Say yes or no, or press 1 or 2.',
  )
})
