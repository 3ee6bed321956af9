import type { Browser, Page } from '@playwright/test'

import { anotherAdmin, cardOf, choose, expectLive, readList, visitorAt } from './adminPeople'
import { cuttableLine } from './cuttableLine'
import { expect, test } from './ownSite'
import type { Site } from './sites'
import { test as killing } from './test'

/** Tall enough for every card to be in the DOM. */
const tall = { width: 1440, height: 12_000 }

/** Sends nearly as many messages as a visitor may send at once. */
async function chat(server: Site, person: number): Promise<void> {
  const visitor = await visitorAt(server)
  for (let turn = 0; turn < 28; turn += 1) await visitor.say(`Person ${person} asks ${turn}.`)
  visitor.close()
}

async function expectFreshList(page: Page, browser: Browser, baseURL: string): Promise<void> {
  const fresh = await anotherAdmin(browser, baseURL, tall)
  for (const filter of ['All', 'Positive', 'Negative'] as const) {
    await choose(page, filter)
    await choose(fresh, filter)
    await expect(async () => {
      const list = await readList(fresh)
      expect(list.length).toBeGreaterThan(0)
      expect(await readList(page)).toEqual(list)
    }).toPass({ timeout: 10_000 })
  }
  const names = await page.getByRole('group', { name: 'Feedback' }).textContent()
  expect(names).toBe(await fresh.getByRole('group', { name: 'Feedback' }).textContent())
  await fresh.context().close()
}

test('after an outage with new messages, answers, marks and an erasure the list equals a fresh load', async ({
  browser,
  server,
}) => {
  test.slow()
  const line = await cuttableLine(server.port)
  const visitors = [await visitorAt(server), await visitorAt(server), await visitorAt(server)]
  const [one, two, three] = visitors
  if (!one || !two || !three) throw new Error('Three visitors were expected.')
  const liked = await one.say('Do you serve Arlington?')
  await one.mark(liked, true)
  const disliked = await two.say('What does it cost for one gate?')
  await two.mark(disliked, false, 'Too vague.')
  await three.say('My name is Dana, call me please.')

  const admin = await anotherAdmin(browser, line.url, tall)
  await expect(admin.getByRole('article')).toHaveCount(3)
  line.cut()
  await expect(admin.getByText('Reconnecting', { exact: true })).toBeVisible()
  await expect(admin.getByText(/Reconnecting since/)).toBeVisible()
  await one.mark(liked, false, 'I was wrong.')
  await two.mark(disliked, true)
  await three.erase()
  for (const visitor of [one, two]) await visitor.say('Something while you were away?')
  const decider = await anotherAdmin(browser, server.url)
  const asking = cardOf(decider, 'My name is Dana')
  await asking.getByRole('button', { name: 'Approve erasure' }).click()
  await decider
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Approve erasure', exact: true })
    .click()
  await expect(asking).toHaveCount(0)
  await expect(cardOf(admin, 'My name is Dana')).toHaveCount(1)

  line.mend()
  await expectLive(admin)
  await expect(cardOf(admin, 'My name is Dana')).toHaveCount(0)
  await expectFreshList(admin, browser, server.url)
  line.close()
})

// More people than one address allows.
killing.use({ serverEnv: { TRUST_PROXY: '1' } })

killing(
  'after the server was killed, and more changed than is worth reading, it equals a fresh load',
  async ({ browser, server }) => {
    test.slow()
    const line = await cuttableLine(server.port)
    const early = await visitorAt(server)
    const marked = await early.say('Is there a warranty?')
    await early.mark(marked, true)
    const admin = await anotherAdmin(browser, line.url, tall)
    await expect(admin.getByRole('article')).toHaveCount(1)
    line.cut()
    await server.kill()
    await server.start()
    const back = await visitorAt(server)
    await back.mark(await back.say('Who installs it?'), false)
    early.close()
    await Promise.all(Array.from({ length: 40 }, (_, person) => chat(server, person)))
    await expect(admin.getByText('Offline', { exact: true })).toBeVisible({ timeout: 20_000 })
    line.mend()
    await expectLive(admin)
    await expectFreshList(admin, browser, server.url)
    line.close()
  },
)
