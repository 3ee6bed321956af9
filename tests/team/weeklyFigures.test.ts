/** The week's five figures by e-mail: on Monday morning, once, to the admins who want them. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browser, hour, openSite } from '../analytics/site'
import { until } from '../chat/world'
import { fastEmailPace, smtpEnv, startTestMailbox } from '../contact/testMailbox'
import { freePort } from '../freePort'
import { headerOf, textOf } from '../mail/mailServer'

/** 7 a.m. on a Monday in New York. */
const monday = Date.parse('2031-06-16T11:00:00Z')
const day = 24 * hour

test('teammates who subscribed get last week’s figures beside the week before', async () => {
  const post = await startTestMailbox()
  const port = await freePort()
  const options = {
    port,
    emailPace: fastEmailPace,
    env: smtpEnv(post, port),
    dataDir: mkdtempSync(join(tmpdir(), 'weekly-')),
  }
  let site = await openSite(options, monday - 8 * day)
  const reopen = async (at: number) => {
    await site.close()
    site = await openSite(options, at)
  }
  const { world, cookie: admin } = site
  const addTeammate = async (name: string, role: string, weekly: boolean) => {
    const body = { name, role, email: `${name}@mail.example` }
    const added = await world.call('POST', '/api/team', { cookie: admin, body })
    const cookie = await world.signIn('admin', (await added.json()).password)
    const notify = { email: body.email, waited: false, left: false, weekly }
    const saved = await world.call('PATCH', '/api/team/me', { cookie, body: { notify } })
    expect(saved.status).toBe(200)
  }
  await addTeammate('dana', 'admin', true)
  await addTeammate('tom', 'agent', true)
  await addTeammate('rosa', 'admin', false)
  const emails = () =>
    ['dana', 'tom', 'rosa'].flatMap((name) =>
      post
        .to(`${name}@mail.example`)
        .filter(({ raw }) => headerOf(raw, 'subject')?.endsWith('weekly figures'))
        .map(({ raw }) => ({ name, text: textOf(raw, 'plain') })),
    )

  // Visits on the Sunday before last week, on three days of last week, and on this Monday.
  await site.at('192.0.2.1').see('/')
  for (const back of [7, 4, 1]) {
    site.clock.now = monday - back * day
    await site.at(`192.0.2.${10 + back}`).see('/residential')
  }
  const sent = await world.call('POST', '/api/contact/requests', {
    body: {
      id: randomUUID(),
      name: 'Sam Sample',
      phone: '202-555-0100',
      email: '',
      propertyType: 'home',
      entrances: 1,
      message: '',
      smsConsent: false,
      website: '',
    },
    headers: { 'user-agent': browser, 'x-forwarded-for': '192.0.2.11' },
  })
  expect(sent.status).toBe(200)
  site.clock.now = monday
  await site.at('192.0.2.99').see('/about')

  await reopen(monday)
  // On Tuesday at 1 a.m., where nothing came on Monday.
  await reopen(monday + 18 * hour)
  await reopen(monday)
  expect(
    await site.world.store.collection('emails').countDocuments({ kind: 'weekly-figures' }),
  ).toBe(0)
  await reopen(monday + 2 * hour)
  await until(() => emails().length === 1)
  await reopen(monday + 3 * hour)
  await reopen(monday + day)
  await reopen(monday + 2 * day)
  const [email, ...others] = emails()
  expect(others).toEqual([])
  expect(email?.name).toBe('dana')
  expect(email?.text).toContain('June 9 to June 15, 2031, and the week before:')
  expect(email?.text).toContain('Visitors: 3 (previous week: 1)')
  expect(email?.text).toContain('Conversion rate: 33.3% (previous week: 0.0%)')
  expect(email?.text).toContain('Conversations: 0 (previous week: 0)')
  expect(email?.text).toContain('Quote requests: 1 (previous week: 0)')
  expect(email?.text).toContain('Quotes accepted: 0 (previous week: 0)')
  expect(email?.text).toContain('analytics?range=free&from=2031-06-09&to=2031-06-15')
  await site.close()
  await post.close()
})
