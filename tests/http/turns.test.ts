/** Work in turns: limited concurrency, fair among askers, limited queue. */
import { expect, test } from 'vitest'
import { Turns } from '#server/http/limits/turns'

test('work runs up to the limit at once, and a single request waits for one of a hundred others', async () => {
  const turns = new Turns({ concurrency: 2, maxWaiting: 1_000 })
  const done: string[] = []
  let [running, most] = [0, 0]
  const ask = (name: string) =>
    turns.run([name], async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      done.push(name)
    })
  const flood = Array.from({ length: 100 }, () => ask('many'))
  await ask('one')
  expect(done.length).toBeLessThanOrEqual(6)
  await Promise.all(flood)
  expect([most, done.length]).toEqual([2, 101])
})

test('failed work frees its place', async () => {
  const turns = new Turns({ concurrency: 1, maxWaiting: 10 })
  const failing = turns.run(['a'], () => Promise.reject(new Error('failed')))
  const next = turns.run(['b'], async () => 'done')
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('done')
})

test('when the queue is full, the newest request of the busiest key is refused', async () => {
  const turns = new Turns({ concurrency: 1, maxWaiting: 3 })
  let end = () => {}
  const first = turns.run(['many'], () => new Promise<void>((resolve) => (end = resolve)))
  const many = Array.from({ length: 3 }, () => turns.run(['many'], async () => 'done'))
  const one = turns.run(['one'], async () => 'done')
  await expect(many[2]).rejects.toMatchObject({ code: 'too-many' })
  end()
  await first
  expect(await Promise.all([many[0], many[1], one])).toEqual(['done', 'done', 'done'])
})
