/** Paced e-mails about requests: a flood of forms from strangers hides no real one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TeamNotification } from '#server/team/notificationEmails'
import { TeamNotifier } from '#server/team/teamNotifier'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Order {
  cause: string
  to?: string
  data?: () => Promise<{ title: string; about: string }>
}

/** Records what is queued; `logged` counts warnings. */
function startNotifier() {
  const causes = new Set<string>()
  const sent: { title: string; about: string }[] = []
  let logged = 0
  const emails = {
    known: async (wanted: string[]) => new Set(wanted.filter((cause) => causes.has(cause))),
    enqueue: async (...orders: Order[]) => {
      for (const { cause, data } of orders) {
        if (data && !causes.has(cause)) sent.push(await data())
        causes.add(cause)
      }
    },
  }
  const parts = {
    teammates: {
      recipientsByEmail: async () => [{ id: 'dana', email: 'dana@mail.example' }],
      recipientsByPush: async () => [],
    },
    push: { send: async () => 0 },
    queue: { kind: () => emails },
    publicUrl: 'https://gates.example',
    log: { warn: () => void (logged += 1) },
  } as unknown as ConstructorParameters<typeof TeamNotifier>[0]
  return { notifier: new TeamNotifier(parts), sent, countLogged: () => logged }
}

const request = (name: string): TeamNotification => ({
  cause: `request.${name}`,
  title: `Request ${name}`,
  about: '',
  path: '/',
  isForAdmins: false,
  digest: { one: 'request', more: 'requests', line: name, path: '/' },
})

test('each request is announced within minutes, once, in few e-mails, and logged', async () => {
  const { notifier, sent, countLogged } = startNotifier()
  const tell = (name: string) => notifier.notifyLate([request(name)])
  // Alone by its title, together by its line.
  const told = () => sent.flatMap(({ title, about }) => `${title}\n${about}`.match(/[a-z]+-\d+/g))
  for (let n = 0; n < 120; n++) await tell(`burst-${n}`)
  expect(sent).toHaveLength(60)
  expect(countLogged()).toBe(1)
  const all = Array.from({ length: 120 }, (_, n) => `burst-${n}`)
  for (let minute = 0; minute < 60; minute++) {
    const name = `${minute % 4 === 0 ? 'real' : 'fake'}-${minute}`
    vi.advanceTimersByTime(60_000)
    await tell(name)
    all.push(name)
  }
  vi.advanceTimersByTime(240_000)
  await tell('last-0')
  expect(told().toSorted()).toEqual([...all, 'last-0'].toSorted())
  expect(sent.length).toBeLessThan(60 + 17)
})

test('a long list ends with how many more there are, and is announced once', async () => {
  const { notifier, sent } = startNotifier()
  const many = Array.from({ length: 250 }, (_, n) => request(`one-${n}`))
  await notifier.notifyLate(many)
  expect(sent.map(({ title }) => title)).toEqual(['250 requests'])
  expect(sent[0]?.about.split('\n').slice(-2)).toEqual(['one-99', 'and 150 more'])
  await notifier.notifyLate(many)
  await notifier.notifyLate([request('one-7')])
  expect(sent).toHaveLength(1)
})

test('news that can’t be grouped doesn’t wait behind a flood of requests', async () => {
  const { notifier, sent } = startNotifier()
  for (let n = 0; n < 500; n++) await notifier.notifyLate([request(`fake-${n}`)])
  const { digest: _, ...answer } = { ...request(''), cause: 'accepted.1', title: 'Accepted' }
  await notifier.notifyLate([answer])
  expect(sent.at(-1)?.title).toBe('Accepted')
})
