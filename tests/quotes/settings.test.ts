/** The settings of quotes, changed by two admins: neither puts back what the other changed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuoteSettings } from '#shared/quotes/calls'
import { startWorld, type World } from '../chat/world'
import {
  ask,
  type Users,
  signInUsers,
  readSettings,
  refused,
  saveTexts,
  told,
} from './adminAndCustomer'

let world: World
let users: Users
beforeAll(async () => {
  world = await startWorld()
  users = await signInUsers(world.url)
})
afterAll(() => world.close())

const change = (body: object) => told<QuoteSettings>(ask(users, 'PATCH /api/quotes/settings', body))

test('the paper size and the reminder are saved independently of the texts', async () => {
  const { next } = await readSettings(users)
  await change({ paper: 'letter' })
  const { termsSince } = await saveTexts(users, { terms: ['Pay in 30 days.'], next })
  await Promise.all([change({ paper: 'a4' }), change({ remindDays: 3 })])
  const saved = { terms: ['Pay in 30 days.'], termsSince, next, remindDays: 3, paper: 'a4' }
  expect(await readSettings(users)).toMatchObject(saved)
  // Neither makes an edit of the texts stale.
  expect(await change({})).toMatchObject({ ...saved, rev: 1 })
})

test('terms can’t be overwritten by an admin who hasn’t seen the latest', async () => {
  const { next, rev } = await readSettings(users)
  const save = (terms: string[]) =>
    ask(users, 'PATCH /api/quotes/settings', { texts: { terms, next, rev }, remindDays: 5 })
  await told(save(['Pay at once.']))
  expect(await refused(save([]))).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'Someone else changed this in the meantime.',
  })
  expect((await readSettings(users)).terms).toEqual(['Pay at once.'])
})

test('settings from before revisions are kept, and replaced once', async () => {
  const facts = world.store.collection('facts')
  const settings = {
    terms: ['Old.'],
    next: [],
    remindDays: 0,
    paper: 'a4',
    termsSince: '2026-01-02',
  }
  await facts.deleteOne({ _id: 'quote-settings' })
  await facts.insertOne({ _id: 'quote-settings', settings } as never)
  expect(await readSettings(users)).toEqual({ ...settings, rev: 0 })
  const texts = { terms: ['Old.'], next: ['We call you.'], rev: 0 }
  expect(await change({ texts })).toEqual({ ...settings, next: texts.next, rev: 1 })
  expect((await refused(ask(users, 'PATCH /api/quotes/settings', { texts }))).status).toBe(409)
})
