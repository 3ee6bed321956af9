/** Askers take turns with a language model, just as without one. */
import { expect, test } from 'vitest'
import type { Answerer } from '#server/whisper/answerer'
import { ModelAnswerer } from '#server/whisper/model/modelAnswerer'
import { TokenBudget } from '#server/whisper/model/tokenBudget'
import { key, plain, startAsking } from './asking'

test('the model’s queue is keyed by asker', async () => {
  const asking = await startAsking()
  const askers: unknown[] = []
  const inner: Answerer = {
    ...plain,
    answer: (question, options) => {
      askers.push(options.asker)
      return plain.answer(question, options)
    },
  }
  const answerer = new ModelAnswerer(inner, {
    settings: { url: asking.standIn.url, key, name: 'stand-in', dailyTokens: 1_000 },
    budget: new TokenBudget(
      asking.store,
      1_000,
      () => '2026-11-23',
      () => {},
    ),
    log: { info: () => {}, warn: () => {} },
  })
  await answerer.answer({ text: 'Hello', history: [] }, { asker: ['192.0.2.1', 'visitor'] })
  await answerer.answer({ text: 'Hello', history: [] }, {})
  expect(askers).toEqual([['192.0.2.1', 'visitor'], undefined])
  await asking.close()
})
