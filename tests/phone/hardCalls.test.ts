/** Unusual callers: silent, endless, with markup, with the wrong keys, during failures. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { StoreUnavailable } from '#server/store/errors'
import { Caller } from './caller'
import { type PhoneWorld, sourced, startPhoneWorld } from './phoneWorld'

let world: PhoneWorld
let people = 700
beforeAll(async () => {
  world = await startPhoneWorld({ answerer: sourced })
})
afterAll(() => world.close())

async function caller(): Promise<Caller> {
  people += 1
  return new Caller(world.url, `+1202555${String(people).padStart(4, '0')}`).call()
}

test('a silent caller hears the greeting and a polite end, and nothing is stored', async () => {
  const me = await caller()
  await me.silent()
  await me.say('   ', '0.0')
  expect(me.names).toEqual(['Say', 'Hangup'])
  expect(await world.interactions('channel=call')).toEqual([])
})

test('10,000 and 60,000 characters of speech are cut and answered without delay', async () => {
  const me = await caller()
  await me.say(`Longword ${'talk to me and '.repeat(700)}`)
  expect(me.names).toEqual(['Gather'])
  const [stored] = await world.interactions('search=longword')
  expect(stored?.userMessage.length).toBeLessThanOrEqual(2_000)
  const began = performance.now()
  await me.say(`Talk ${'put get want need '.repeat(3_300)}`)
  expect(performance.now() - began).toBeLessThan(3_000)
  expect((await me.post(`${world.url}/api/phone/call`)).names).toEqual(['Gather'])
})

test.each([
  '</Say><Dial>+19005550100</Dial><Say>',
  '<![CDATA[ ]]> &amp; & &#0; "quoted" \'single\'',
  'Bell \u0007 null \u0000 escape \u001b and \ufffe',
  'Smile 😀 👩‍🚀 and \u202e back',
])('markup and signs in speech are plain text: %j', async (words) => {
  const me = await (await caller()).say(words)
  expect(me.names).toEqual(['Gather'])
  expect(me.heard).toContain('You asked')
  expect([...me.heard].filter((letter) => letter < ' ' || letter === '\ufffe')).toEqual([])
  expect(me.heard).not.toMatch(/[<>]/)
})

test('an unknown key is not understood, and a second one connects with a person', async () => {
  const me = await (await caller()).say('How much is it?')
  await me.press('7')
  expect(me.heard).toContain("didn't understand")
  await me.press('#')
  expect(me.dialed).toBeDefined()
})

test.each(['Yes text me', 'yeah, go ahead', 'Sure, send me the links.', 'Yes I would'])(
  '%s means yes to the links',
  async (words) => {
    const me = await (await caller()).say('How much is it?')
    await me.say('Goodbye')
    await me.say(words)
    expect(me.heard).toContain('on their way')
  },
)

test('an unclear reply is not consent to texts', async () => {
  const me = await (await caller()).say('How much is it?')
  await me.say('Goodbye')
  await me.press('9')
  expect(me.heard).not.toContain('on their way')
  expect(world.sentTo(me.from)).toEqual([])
})

test('a turn that can’t be answered connects with a person', async () => {
  const me = await (await caller()).say('Conflictword one')
  // The same turn with other words: somebody replays a signed request.
  const again = await new Caller(world.url, me.from).call()
  await again.say('Conflictword two')
  const address = `${world.url}/api/phone/call/turn?n=1&phase=ask&missed=0&silent=0`
  await again.post(address, { SpeechResult: 'Conflictword three', Confidence: '0.9' })
  expect(again.dialed).toBeDefined()
  expect(await world.interactions('search=conflictword+three')).toEqual([])
})

test('a call begun or continued while nothing can be stored connects with a person', async () => {
  const begun = await caller()
  const arrivals = world.store.collection('arrivals')
  const down = new StoreUnavailable('The disk is full.')
  const failing = [
    vi.spyOn(arrivals, 'insertOne').mockRejectedValue(down),
    vi.spyOn(arrivals, 'findOne').mockRejectedValue(down),
  ]
  await begun.say('How much is it?')
  const late = await caller()
  for (const me of [begun, late]) {
    expect(me.names).toEqual(['Say', 'Dial'])
    await me.post(`${world.url}/api/phone/call/after`, { DialCallStatus: 'no-answer' })
    expect(me.names).toEqual(['Say', 'Hangup'])
  }
  for (const one of failing) one.mockRestore()
  // Such a call was never noted.
  await late.post(`${world.url}/api/phone/call/after`, { DialCallStatus: 'completed' })
  expect(late.names).toEqual(['Hangup'])
})
