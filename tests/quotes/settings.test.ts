/** The settings of quotes, changed by two admins: neither puts back what the other changed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuoteSettings } from '#shared/quotes/calls'
import { startWorld, type World } from '../chat/world'
import { ask, type Office, openOffice, readSettings, refused, saveTexts, told } from './office'

let world: World
let office: Office
beforeAll(async () => {
  world = await startWorld()
  office = await openOffice(world.url)
})
afterAll(() => world.close())

const change = (body: object) =>
  told<QuoteSettings>(ask(office, 'PATCH /api/quotes/settings', body))

test('the paper size and the reminder are saved independently of the texts', async () => {
  const { next } = await readSettings(office)
  await change({ paper: 'letter' })
  const { termsSince } = await saveTexts(office, { terms: ['Pay in 30 days.'], next })
  await Promise.all([change({ paper: 'a4' }), change({ remindDays: 3 })])
  const saved = { terms: ['Pay in 30 days.'], termsSince, next, remindDays: 3, paper: 'a4' }
  expect(await readSettings(office)).toMatchObject(saved)
  // Neither makes an edit of the texts stale.
  expect(await change({})).toMatchObject({ ...saved, rev: 1 })
})

test('terms can’t be overwritten by an admin who hasn’t seen the latest', async () => {
  const { next, rev } = await readSettings(office)
  const save = (terms: string[]) =>
    ask(office, 'PATCH /api/quotes/settings', { texts: { terms, next, rev }, remindDays: 5 })
  await told(save(['Pay at once.']))
  expect(await refused(save([]))).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'Someone else changed this in the meantime.',
  })
  expect((await readSettings(office)).terms).toEqual(['Pay at once.'])
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
  expect(await readSettings(office)).toEqual({ ...settings, rev: 0 })
  const texts = { terms: ['Old.'], next: ['We call you.'], rev: 0 }
  expect(await change({ texts })).toEqual({ ...settings, next: texts.next, rev: 1 })
  expect((await refused(ask(office, 'PATCH /api/quotes/settings', { texts }))).status).toBe(409)
})
