/**
 * Random histories of many people: texts, STOP, START, marks, lost and late replies of the
 * provider. Nothing is ever sent to a number that did not begin, or after it said STOP.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readSettings } from '#server/config/settings'
import type { OutgoingText } from '#server/phone/documents'
import { Numbers } from '#server/phone/numbers'
import { OutboundTexts } from '#server/phone/outbound/outboundTexts'
import { createTextSender } from '#server/phone/outbound/sendText'
import { openProvider } from '#server/phone/provider'
import { openStore } from '#server/store/open'
import { until } from '../chat/world'
import { quick } from './phoneWorld'
import { type Manner, startStandIn } from './standIn'
import { phoneEnv } from './texting'

const people = ['+12025550001', '+12025550002', '+12025550003'] as const
const manners = ['takes', 'refuses', '429', '500', 'took-500', 'stopped'] as const

const who = fc.constantFrom(...people)
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('send' as const), who }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('begin' as const), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('stop' as const), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('start' as const), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), who }) },
)
const history = fc.record({
  steps: fc.array(step, { minLength: 5, maxLength: 60 }),
  manners: fc.array(fc.constantFrom(...manners), { maxLength: 6 }),
})

test('no text is sent to a number that never wrote to us or said STOP', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'consent-'))
  const provider = await startStandIn()
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...phoneEnv(provider.url, 80) }
  const settings = readSettings(env)
  if (!settings.phone) throw new Error('No provider.')
  const store = await openStore(settings)
  const real = await openProvider(settings.phone, {
    ...quick,
    ending: new AbortController().signal,
  })
  const texts = store.collection<OutgoingText>('texts')
  let count = 0
  let sent = 0

  try {
    await fc.assert(
      fc.asyncProperty(history, async ({ steps, manners }) => {
        for (const name of ['numbers', 'texts', 'textDays'] as const)
          await store.collection(name).deleteMany({})
        provider.took.length = 0
        const coming: Manner[] = [...manners]
        /** By number: whether texts may be sent to it. */
        const may = new Map<string, boolean>()
        const broken: string[] = []
        provider.manner = (to) => {
          if (!may.get(to)) broken.push(to)
          return coming.shift() ?? 'takes'
        }
        const numbers = await Numbers.open(store, 86_400_000)
        const daily = { take: async () => true }
        const reportTo = (cause: string) => `http://127.0.0.1/${cause}`
        const outbox = new OutboundTexts({
          store,
          taken: real.taken,
          onStateChange: async () => {},
          keptMs: 86_400_000,
          pace: { ...quick, sweepMs: 5, pausesMs: [2, 4, 8] },
          deliver: createTextSender({ numbers, daily, provider: real, reportTo }),
          stopped: ({ key, period }) => numbers.stop(key, new Date(), period),
          log: Fastify({ logger: false }).log,
        })
        for (const { does, who } of steps) {
          const key = numbers.keyOf(who)
          if (does === 'send') {
            count += 1
            const period = (await numbers.find(key))?.period ?? 1
            await outbox.put({ _id: `line.${count}`, key, period, to: who, body: `Text ${count}` })
          } else if (does === 'wait') {
            await until(async () => (await texts.countDocuments({ state: 'sending' })) === 0)
          } else if (does === 'stop') {
            await numbers.stop(key)
            // A text already on its way to the provider can't be recalled.
            await until(async () => (await texts.countDocuments({ state: 'sending' })) === 0)
            may.set(who, false)
          } else {
            if (does === 'start' || !may.has(who)) may.set(who, true)
            await (does === 'start' ? numbers.start(key) : numbers.begin(key))
          }
        }
        await until(
          async () => (await texts.countDocuments({ nextAt: { $exists: true } })) === 0,
          20_000,
        )
        await outbox.close()
        sent += provider.took.length
        expect(broken).toEqual([])
        const bodies = provider.took.map(({ body }) => body)
        expect(new Set(bodies).size, 'each cause once').toBe(bodies.length)
        for (const one of people) {
          const order = provider.took.filter(({ to }) => to === one)
          const inOrder = [...order].sort((a, b) => number(a.body) - number(b.body))
          expect(order.map(({ body }) => body)).toEqual(inOrder.map(({ body }) => body))
        }
      }),
      { numRuns: 30 },
    )
    expect(sent, 'the histories send').toBeGreaterThan(5)
  } finally {
    await store.close()
    await provider.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 120_000)

const number = (body: string) => Number(body.split(' ')[1])
