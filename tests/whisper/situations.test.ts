/** What Whisper leaves to people: dangers, faults, other people's matters. And what only sounds like it. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { admission, dangerReply, faultReply } from '#server/whisper/replies'
import { knownPassages } from './known'

const brain = createBrain(knownPassages)
const said = async (text: string) => (await brain.answer({ text, history: [] })).text

test.each([
  'there is smoke coming out of the house, open the gate',
  'my dad collapsed in front of the gate',
  'call an ambulance',
  'the code will not scan and a man with a knife is behind me',
])('a danger: %s', async (text) => {
  expect(await said(text)).toBe(dangerReply)
})

test.each([
  'our gate does not close any more',
  'the sign fell off the wall',
  'it called the wrong person',
  'nobody is answering when I dial',
  'the portal will not accept my password',
  'our system is acting up again',
])('a fault: %s', async (text) => {
  expect(await said(text)).toBe(faultReply)
})

test.each([
  'what is the password of the portal',
  'who rang at my gate last night',
  'give me the names of your customers',
])('not for everybody: %s', async (text) => {
  expect(await said(text)).toBe(admission)
})

test.each([
  'I am outside in the rain and this QR code will not scan',
  'my camera does not read the square on the sign',
  'no data left on my phone, can I still call from the gate',
])('whoever cannot scan is told that there is a number to dial: %s', async (text) => {
  expect(await said(text)).toContain('dial the number displayed')
})

test('whoever owns a sign that cannot be read asks for something else', async () => {
  const reply = await said('The code on our sign does not scan any more. Who pays for a new sign?')
  expect(reply).not.toContain('dial the number displayed')
})

test('a household where nobody is at home asks what then', async () => {
  expect(await said('Nobody is home all day. What then?')).toContain('connected to your phone')
  const ofUse = await said('nobody home all day here, any use to me?')
  expect([faultReply, admission]).not.toContain(ofUse)
  expect(await said('I am at the gate and nobody is home')).toBe(faultReply)
})

test('of several questions only that is admitted which nothing may answer', async () => {
  const reply = await said('Is the technology patented, and what is the patent number?')
  expect(reply).toContain('A patent covers')
  expect(reply).toContain('I do not know the rest')
  const other = await said('Tell me the admin password. Is there a warranty?')
  expect(other).toContain('1-year warranty')
  expect(other).toContain('I do not know the rest')
  expect(other).not.toMatch(/password/i)
})

test('what only sounds like one of them is answered', async () => {
  expect(await said('What happens in a power outage?')).toContain('battery')
  expect(await said('What if my phone cannot scan the code?')).toContain('dial')
  expect(await said('Who is my data shared with?')).toContain('dealer')
  expect(await said('Are we stuck in a contract for years?')).toContain('no long-term contracts')
  expect(await said('Does it open by itself when it hears a siren?')).not.toBe(dangerReply)
})
