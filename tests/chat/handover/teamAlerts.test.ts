/** Paced alerts about waiting visitors: one person's repeated requests hide nobody else's. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type TeamEmail, TeamAlerts, teamEmail } from '#server/chat/answeredLater/teamAlerts'
import type { StoredConversation } from '#server/chat/documents'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function startAlerts() {
  let due: StoredConversation[] = []
  const sent: { cause: string; to: string; data: TeamEmail }[] = []
  const pushed: string[] = []
  const parts = {
    handovers: {
      alertsDue: async () => [...due],
      markAlerted: async (one: StoredConversation) => {
        due = due.filter(({ _id }) => _id !== one._id)
      },
    },
    views: { inList: async () => [{ text: 'Hello?' }] },
    teammates: { recipientsByEmail: async () => [{ id: 'dana', email: 'dana@post.example' }] },
    pushAlerts: {
      send: async (_what: string, { _id }: StoredConversation) => void pushed.push(_id),
      sendTogether: async (_what: string, count: number) => void pushed.push(`${count} together`),
    },
    byEmail: {
      publicUrl: 'https://gates.example',
      emails: {
        enqueue: async ({ data, ...order }: { cause: string; to: string; data: () => unknown }) =>
          void sent.push({ ...order, data: (await data()) as TeamEmail }),
      },
    },
  } as unknown as ConstructorParameters<typeof TeamAlerts>[0]
  return {
    alerts: new TeamAlerts(parts),
    sent,
    pushed,
    waits(id: string, state: 'waiting' | 'left' = 'waiting') {
      const now = new Date()
      const handover = { state, since: now, waitingSince: now, alertDue: now }
      due.push({ _id: id, visitorKey: id, handover } as unknown as StoredConversation)
    },
    countDue: () => due.length,
  }
}

test('a few waiting visitors are announced one by one, many at once together', async () => {
  const { alerts, sent, pushed, waits, countDue } = startAlerts()
  waits('one')
  waits('two')
  await alerts.sendDue()
  expect(pushed).toEqual(['one', 'two'])
  for (let n = 0; n < 30; n++) waits(`stranger ${n}`)
  await alerts.sendDue()
  expect(pushed.slice(2)).toEqual(['30 together'])
  expect(countDue()).toBe(0)
  const last = sent.at(-1)
  const mail = teamEmail.write(last?.data as TeamEmail)
  expect(mail).toMatchObject({ subject: '30 visitors are waiting for a person' })
  expect(mail.text).toContain('https://gates.example/admin/whisper/live-chats?view=now\n')
})

test('a digest that begins with one told before leaves nobody out', async () => {
  const { alerts, sent, waits } = startAlerts()
  waits('known')
  await alerts.sendDue()
  // Its server died before it had noted that.
  waits('known')
  for (let n = 0; n < 6; n++) waits(`new ${n}`)
  await alerts.sendDue()
  expect(sent.map(({ data }) => data.count)).toEqual([undefined, 7])
  expect(sent[1]?.cause).not.toBe(sent[0]?.cause)
})

test('constant requests hide no visitor: each is announced within minutes, and mail stays limited', async () => {
  const { alerts, sent, waits, countDue } = startAlerts()
  for (let minute = 0; minute < 24 * 60; minute++) {
    waits(`stranger ${minute}`)
    await alerts.sendDue()
    vi.advanceTimersByTime(60_000)
  }
  expect(sent.length).toBeLessThan(750)
  waits('somebody who is real')
  await alerts.sendDue()
  vi.advanceTimersByTime(2 * 60_000)
  await alerts.sendDue()
  expect(countDue()).toBe(0)
  // Messages left have a pace of their own.
  waits('left', 'left')
  await alerts.sendDue()
  expect(sent.at(-1)?.data).toMatchObject({ what: 'left', text: 'Hello?' })
})
