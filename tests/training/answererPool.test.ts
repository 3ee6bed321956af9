/** Worker threads for tests: started on demand, shared by equal knowledge, ended when idle. */
import { expect, test } from 'vitest'
import { tester } from '#server/training/tester'
import { AnswererPool } from '#server/training/testing/answererPool'
import { Busy } from '#server/whisper/answerer'
import type { Knowledge } from '#server/whisper/createAnswerer'
import { echo, until } from '../chat/world'

const knowing = (title: string, pagesOff: string[] = []): Knowledge => ({
  entries: [
    {
      id: 'one',
      category: 'pricing',
      title,
      content: title,
      tags: [],
      sections: [],
      version: 1,
      lastUpdated: new Date(title.length).toISOString(),
    },
  ],
  pagesOff,
})

function world(idle = 60_000) {
  const running = new Set<string>()
  const begun: string[] = []
  const answerers = new AnswererPool(({ entries }) => {
    const name = entries[0]?.title ?? ''
    begun.push(name)
    running.add(name)
    return {
      ...echo,
      close: async () => {
        running.delete(name)
      },
    }
  }, idle)
  const ask = (knowledge: Knowledge) =>
    answerers.withKnowledge(knowledge, (one) => one({ text: 'hello', history: [] }))
  return { answerers, running, begun, ask }
}

test('requests with the same knowledge share an answerer; other text or pages get another', async () => {
  const { answerers, begun, ask } = world()
  expect(await ask(knowing('a'))).toMatchObject({ text: 'You asked: hello' })
  await Promise.all([ask(knowing('a')), ask(knowing('a')), ask(knowing('ab'))])
  await ask(knowing('a', ['/about']))
  expect(begun).toEqual(['a', 'ab', 'a'])
  await answerers.close()
})

test('an idle answerer ends, and starts again when needed', async () => {
  const { answerers, running, begun, ask } = world(20)
  await ask(knowing('a'))
  expect([...running]).toEqual(['a'])
  await until(() => running.size === 0)
  await ask(knowing('a'))
  expect(begun).toEqual(['a', 'a'])
  await answerers.close()
  expect(running.size).toBe(0)
})

test('a fifth answerer replaces the one idle longest, without waiting for those in use', async () => {
  const { answerers, running, ask } = world()
  for (const title of ['a', 'ab', 'abc', 'abcd', 'abcde']) await ask(knowing(title))
  expect([...running]).toEqual(['ab', 'abc', 'abcd', 'abcde'])
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const inUse = ['ab', 'abc', 'abcd', 'abcde'].map((title) =>
    answerers.withKnowledge(knowing(title), () => held),
  )
  await expect(ask(knowing('abcdef'))).rejects.toThrow(Busy)
  release()
  await Promise.all(inUse)
  await ask(knowing('abcdef'))
  await answerers.close()
})

test('questions run one at a time, and a failing one doesn’t block others', async () => {
  let inside = 0
  let most = 0
  const answerers = new AnswererPool(() => ({
    ...echo,
    answer: async ({ text }) => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise(setImmediate)
      inside -= 1
      if (text === 'fail') throw new Error('It fails.')
      return echo.answer({ text, history: [] }, {})
    },
  }))
  const asking = ['one', 'fail', 'two', 'three'].map((text, index) =>
    answerers.withKnowledge(knowing('a'.repeat(index + 1)), (one) => one({ text, history: [] })),
  )
  const settled = await Promise.allSettled(asking)
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(most).toBe(1)
  await answerers.close()
})

test('too many tests at once are refused before any work, and answered later', async () => {
  const { answerers } = world()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let reads = 0
  const read = async () => {
    reads += 1
    await held
    return knowing('a')
  }
  const test = tester({ of: read, drafted: read }, answerers)
  const asked = { question: 'hello', history: [] }
  const { signal } = new AbortController()
  const first = Array.from({ length: 10 }, () => test(asked, signal))
  await expect(test(asked, signal)).rejects.toThrow(Busy)
  expect(reads).toBe(20)
  release()
  await Promise.all(first)
  expect((await test(asked, signal)).draft.text).toBe('You asked: hello')
  await answerers.close()
})
