/** The server dies during a run: the results so far stay, and a new run can start at once. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Result, Run } from '#shared/training/records'
import { until } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { passwords, type RunningServer, startServer } from '../runningServer'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 60_000 })

const questions = 300

let server: RunningServer
let cookie: string
beforeAll(async () => {
  server = await startServer()
  cookie = cookieOf(await call('POST', '/api/session/admin', { password: passwords.admin }))
  for (let at = 0; at < questions; at++) {
    await call('POST', '/api/training/questions', {
      id: randomUUID(),
      question: `How long does the installation of ${at} gates take?`,
      before: ['What does the installation cost?', 'And with a camera?'],
      expectation: { kind: 'contains', texts: ['hours'] },
    })
  }
})
afterAll(() => server.remove())

function call(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(server.url + path, {
    method,
    headers: {
      origin: server.url,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

async function read(id: string): Promise<{ run: Run; results: Result[] }> {
  return (await call('GET', `/api/training/runs/${id}`)).json()
}

test('a run killed midway is marked broken, another can be canceled, a third completes', async () => {
  const start = async (): Promise<Run> => (await call('POST', '/api/training/runs', {})).json()
  const begun = await start()
  expect((await call('POST', '/api/training/runs', {})).status, 'one at a time').toBe(409)
  await until(async () => (await read(begun.id)).run.asked > 0, 40_000)
  await server.kill()
  await server.start()
  const { run, results } = await read(begun.id)
  expect(run.state).toBe('broken')
  expect(run.asked).toBeGreaterThan(0)
  expect(run.asked).toBeLessThan(questions)
  expect(results).toHaveLength(run.asked)

  const second = await start()
  const cancelled: Run = await (
    await call('POST', `/api/training/runs/${second.id}/cancel`, {})
  ).json()
  expect(cancelled.state).toBe('cancelled')
  const third = await until(async () => {
    const reply = await call('POST', '/api/training/runs', {})
    return reply.ok && ((await reply.json()) as Run)
  }, 40_000)
  const whole = await until(async () => {
    const found = await read(third.id)
    return found.run.state !== 'running' && found
  }, 60_000)
  expect(whole.run).toMatchObject({ state: 'done', asked: questions })
  expect(whole.results).toHaveLength(questions)
  expect((await read(second.id)).run).toEqual(cancelled)
})
