/** Whatever goes wrong with texts and calls, no log line contains a number or words. */
import { expect, test } from 'vitest'
import { eventually } from '../faults/eventually'
import { freePort } from '../freePort'
import { startServer } from '../runningServer'
import { Caller } from './caller'
import { type Manner, post, startStandIn } from './standIn'
import { phoneEnv, sendText } from './texting'

test('no log line contains a number or message text', async () => {
  const provider = await startStandIn()
  const port = await freePort()
  const env = { PORT: `${port}`, LOG_LEVEL: 'trace', ...phoneEnv(provider.url, port) }
  const server = await startServer({ env })
  const manners: Manner[] = ['refuses', '429', '500', 'took-500', 'stopped', 'stalls', 'takes']
  const people = manners.map((_, n) => `+1202558010${n}`)
  provider.manner = (to) => manners[people.indexOf(to)] ?? 'takes'
  await Promise.all(people.map((from) => sendText(server.url, from, 'Secretword costs what?')))
  await Promise.all(people.map((from) => sendText(server.url, from, 'ERASE')))
  const MediaUrl0 = provider.host('500')
  await sendText(server.url, '+12025580205', 'Secretword', { NumMedia: '1', MediaUrl0 })
  await sendText(server.url, 'odd+12025580200', 'Secretword')
  await post(`${server.url}/api/phone/text`, { From: '+12025580201', Body: 'Secretword' })
  await post(`${server.url}/api/phone/report/answer.x`, { To: '+12025580202', MessageSid: 'x' })
  const flood = Array.from({ length: 60 }, () => sendText(server.url, '+12025580203', 'Secretword'))
  await Promise.all(flood)
  const caller = await new Caller(server.url, '+12025580204').call()
  const { asked } = caller
  await caller.say('Secretword one?')
  // The same turn with other words can't be stored.
  await caller.post(asked, { SpeechResult: 'Secretword two?', Confidence: '0.9' })
  expect(caller.dialed).toBeDefined()
  await eventually(() => people.every((from) => provider.asked.some(({ to }) => to === from)))
  await eventually(() => server.output().includes('a text was not sent'))
  await eventually(() => server.output().includes('a turn of a call failed'))
  // The stalled attempt ends after ten seconds and is logged then.
  await eventually(() => /no answer|ECONN|timeout/i.test(server.output()))
  await eventually(() => server.output().includes('a picture is answered with 500'))
  const printed = server.output()
  await server.remove()
  await provider.close()
  expect(printed).not.toMatch(/202558|Secretword|\/Media\//i)
}, 90_000)
