/** Whole calls, turn by turn, as the provider makes them; replies are parsed as XML. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { segments } from '#server/phone/segments'
import type { Answerer } from '#server/whisper/answerer'
import { dangerAnswer } from '#server/whisper/cannedAnswers'
import { company, dialed } from '#shared/company'
import { changesOf, echo, until } from '../chat/world'
import { Caller } from './caller'
import { type PhoneWorld, startPhoneWorld, texts } from './phoneWorld'
import { ourNumber, post } from './standIn'

/** By question. */
const askers = new Map<string, unknown>()
const answerer: Answerer = {
  ...echo,
  answer: async (question, options) => {
    askers.set(question.text, options.asker)
    const answer = await echo.answer(question, options)
    const { text } = question
    if (text.startsWith('Fire')) return { ...answer, text: dangerAnswer }
    if (text.startsWith('Unknown')) {
      return { ...answer, text: 'I do not know.', why: { ...answer.why, madeBy: 'admitted' } }
    }
    return {
      ...answer,
      text: 'It starts at $799 & takes 2-4 hours. A month is $47. And a third sentence.',
      sources: [{ title: 'System', url: '/system#pricing' }],
    }
  },
}

let world: PhoneWorld
let people = 300
beforeAll(async () => {
  world = await startPhoneWorld({ answerer })
})
afterAll(() => world.close())

function caller(): Caller {
  people += 1
  return new Caller(world.url, `+1202555${String(people).padStart(4, '0')}`)
}

test('all calls without a number share one queue slot', async () => {
  const questions = ['One caller’s question?', 'Another caller’s question?']
  for (const question of questions)
    await (await new Caller(world.url, 'anonymous').call()).say(question)
  const together = ['withheld', 'withheld', expect.any(String)]
  expect(questions.map((question) => askers.get(question))).toEqual([together, together])
})

test('a whole call has greeting, question, feedback and links by text', async () => {
  const admin = await world.admin()
  await admin.ask('watch', {})
  const me = await caller().call()
  expect(me.heard).toContain(company.assistant)
  expect(me.heard).toContain('logged')
  await me.say('What does it cost and how long does it take?')
  expect(me.heard).toContain(
    'It starts at seven hundred ninety-nine dollars and takes two to four hours. A month is forty-seven dollars. Did that help?',
  )
  expect(me.heard).not.toContain('third sentence')
  const seen = await until(() =>
    changesOf(admin).find((one) => 'userMessage' in one && one.channel === 'call'),
  )
  expect(seen).toMatchObject({ userMessage: 'What does it cost and how long does it take?' })
  await me.say('Yes, it did.')
  expect(me.heard).toContain('What else')
  expect(await world.interactions('channel=call&filter=positive')).toMatchObject([{ id: seen.id }])
  await me.say("No, that's all, thank you.")
  expect(me.heard).toContain('rates may apply')
  await me.press('1')
  expect(me.names).toEqual(['Say', 'Hangup'])
  const [sent = ''] = await texts(world, me.from, 1)
  expect(sent).toContain(`${world.url}/system#pricing`)
  expect(sent).toContain(`${world.url}/request/`)
  expect(sent).toContain('Reply STOP')
  expect(segments(sent)).toBeLessThanOrEqual(2)
  const turns = await world.interactions(`conversation=${seen.conversationId}`)
  expect(turns.map(({ userMessage, botResponse }) => [userMessage, botResponse])).toEqual([
    ['Pressed 1', expect.stringContaining('on their way')],
    ["No, that's all, thank you.", expect.stringContaining('rates may apply')],
    ['What does it cost and how long does it take?', expect.stringContaining('$799')],
  ])
})

test('a caller who asks for a quote gets the form by text during the call', async () => {
  const me = await (await caller().call()).say('I would like a quote for two gates.')
  expect(me.heard).toContain('the quote form?')
  expect(me.heard).not.toContain('Did that help?')
  await me.say('Yes please.')
  expect(me.heard).toContain('on its way. What else')
  const [sent = ''] = await texts(world, me.from, 1)
  expect(sent).toContain(`${world.url}/request/`)
  expect(segments(sent)).toBeLessThanOrEqual(2)
  const other = await (await caller().call()).say('I would like a quote for two gates.')
  await other.press('2')
  expect(other.heard).toContain('What else')
})

test.each(['+266696687', '+7378742833', '+8656696', '+86282452253', '+2562533', 'anonymous'])(
  'callers who withhold their number have separate conversations: %s',
  async (from) => {
    const callers = [new Caller(world.url, from), new Caller(world.url, from)]
    for (const one of callers) {
      await (await one.call()).say('I would like a quote for two gates.')
      expect(one.heard).toContain('Did that help?')
    }
    const two = await world.interactions('channel=call&limit=2')
    expect(new Set(two.map(({ conversationId }) => conversationId)).size).toBe(2)
  },
)

describe('a call is connected with a person', () => {
  test.each(['person', 'Can I talk to a human?', 'This is ridiculous!'])('%s', async (words) => {
    const me = await (await caller().call()).say(words)
    expect(me.dialed).toBe(dialed(company.supportVoicePhone))
    const attributes = me.verbs.find(({ name }) => name === 'Dial')?.attributes ?? {}
    expect(attributes).toMatchObject({ callerId: ourNumber })
    await me.post(attributes.action ?? '', { DialCallStatus: 'no-answer' })
    expect(me.heard).toContain('support at visitoraccess dot example')
    expect(me.names).toEqual(['Say', 'Hangup'])
    const [noted] = await world.interactions('channel=call')
    expect(noted).toMatchObject({ userMessage: words, answer: { status: 'done' } })
  })

  test('for key 0', async () => {
    expect((await (await caller().call()).press('0')).dialed).toBeDefined()
  })

  test('after two misunderstandings, whether misheard or unknown', async () => {
    const me = await (await caller().call()).say('mumble', '0.1')
    expect(me.dialed).toBeUndefined()
    await me.say('Unknown thing?')
    expect(me.dialed).toBeDefined()
    expect(me.heard).toContain('I do not know.')
  })

  test('in an emergency, after naming the emergency number', async () => {
    const me = await (await caller().call()).say('Fire at my gate, somebody is hurt')
    expect(me.heard).toContain('nine one one')
    expect(me.dialed).toBeDefined()
  })
})

test('keys work like words', async () => {
  const me = await (await caller().call()).press('1')
  expect(me.heard).toContain('seven hundred')
  await me.press('2')
  expect(me.heard).toContain('another way')
  const [asked] = await world.interactions('channel=call&filter=negative')
  expect(asked).toMatchObject({ userMessage: 'What does it cost?' })
})

test('silence is asked about once, then the call ends politely', async () => {
  const me = await (await caller().call()).silent()
  expect(me.heard).toContain("didn't hear")
  await me.silent()
  expect(me.heard).toContain('Goodbye')
  expect(me.names).toEqual(['Say', 'Hangup'])
})

test('no text is sent without a yes, without a number, or after STOP', async () => {
  const refuses = await (await (await caller().call()).say('How much is it?')).say('Goodbye')
  await refuses.say('no')
  const hidden = await (await new Caller(world.url, 'anonymous').call()).say('How much is it?')
  expect((await hidden.say('Goodbye')).names).toEqual(['Say', 'Hangup'])
  const stopped = caller()
  await world.text(stopped.from, 'STOP')
  await (await stopped.call()).say('How much is it?')
  expect((await stopped.say('Goodbye')).names).toEqual(['Say', 'Hangup'])
  await world.text(refuses.from, 'HELP')
  expect(await texts(world, refuses.from, 1)).toHaveLength(1)
  expect(world.sentTo(stopped.from)).toEqual([])
})

test('a webhook sent five times is one interaction; unsigned, unknown or late ones are refused', async () => {
  const me = await caller().call()
  const { asked } = me
  await Promise.all(
    [1, 2, 3, 4, 5].map(() => me.post(asked, { SpeechResult: 'Repeatedword price' })),
  )
  expect(await world.interactions('search=repeatedword')).toHaveLength(1)
  const fields = { CallSid: me.sid, From: me.from, SpeechResult: 'Refusedword', Confidence: '1' }
  const refused = [
    await post(asked, fields, { token: 'another' }),
    await post(asked, { ...fields, CallSid: `CA${'0'.repeat(32)}` }),
    await post(`${world.url}/api/phone/call/turn?n=1`, fields),
  ]
  await world.store
    .collection<{ _id: string; at: Date }>('arrivals')
    .updateOne({ _id: me.sid }, { $set: { at: new Date(Date.now() - 5 * 3_600_000) } })
  refused.push(await post(asked, fields), await post(`${world.url}/api/phone/call`, fields))
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect(await world.interactions('search=refusedword')).toEqual([])
})
