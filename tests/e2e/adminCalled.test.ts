/** What calls a teammate, wherever they are in the admin pages: their own visitors, too. */
import type { Browser, Page } from '@playwright/test'
import { haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import { still } from './still'
import { openPanel, say } from './visitor'

test.use({ ...still, viewport: { width: 1440, height: 900 } })

declare global {
  interface Window {
    called: string[]
  }
}

const now = '/admin/whisper/live-chats?view=now'

/** Notes each sound and each notification. */
async function noteCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('waiting-notifications', 'on')
    window.called = []
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        window.called.push('sound')
      }
    }
    window.Notification = class {
      static readonly permission = 'granted'
      constructor(text: string) {
        window.called.push(text)
      }
    } as unknown as typeof Notification
  })
}
const calls = (page: Page) => page.evaluate(() => window.called.splice(0))
async function expectCalls(page: Page, expected: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.called)).toEqual(expected)
  await calls(page)
}

async function visitorWaits(browser: Browser, url: string) {
  const visitor = await (await browser.newContext({ ...still, baseURL: url })).newPage()
  await visitor.goto('/about')
  await openPanel(visitor)
  const panel = visitor.getByRole('dialog').filter({ has: visitor.getByLabel('Message') })
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  return panel
}

test('a visitor’s message alerts their teammate in any tool, until they look', async ({
  page,
  browser,
  server,
}) => {
  await noteCalls(page)
  await haveSession(page)
  await page.goto(now)
  await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  const panel = await visitorWaits(browser, server.url)
  await page.getByRole('button', { name: 'Take over' }).first().click()
  await expect(panel.getByText('Admin joined')).toBeVisible()
  await say(panel, 'On screen')
  const thread = page.getByRole('list', { name: 'What was said' })
  await expect(thread).toContainText('On screen')

  const tools = page.getByRole('navigation', { name: 'Tools' })
  await tools.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).not.toHaveTitle(/^\(/)
  // What was on screen called nobody.
  await expectCalls(page, ['sound', 'A visitor is waiting for a person.'])
  await say(panel, 'It has started to smoke')
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(tools.getByText('1 waiting')).toBeVisible()
  await expectCalls(page, ['sound', 'A visitor is waiting for you.'])
  await say(panel, 'Are you there?')
  await tools.getByRole('link', { name: 'Whisper' }).click()
  await page.getByRole('tab', { name: 'Live Chats' }).click()
  await page.getByRole('button', { name: 'Now 1' }).click()
  const list = page.getByRole('navigation', { name: 'Conversations with people' })
  await expect(list.getByText('2 unread')).toBeVisible()
  expect(await calls(page), 'a burst calls once').toEqual([])
  await list.getByRole('button', { name: '2 unread' }).click()
  await expect(list.getByText('2 unread')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^\(/)
  await page.reload()
  await expect(list).toContainText('Are you there?')
  await expect(list.getByText('unread')).toHaveCount(0)
})

test('a conversation open on an untouched screen alerts, and stays unread', async ({
  page,
  browser,
  server,
}) => {
  await noteCalls(page)
  await haveSession(page)
  await page.clock.install()
  await page.goto(now)
  await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  const panel = await visitorWaits(browser, server.url)
  await page.getByRole('button', { name: 'Take over' }).first().click()
  await expect(panel.getByText('Admin joined')).toBeVisible()
  await expect(page).not.toHaveTitle(/^\(/)
  await calls(page)
  await page.clock.fastForward('02:01')
  await say(panel, 'It has started to smoke')
  await expect(page.getByRole('list', { name: 'What was said' })).toContainText('smoke')
  await expect(page).toHaveTitle(/^\(1\) /)
  await expectCalls(page, ['sound', 'A visitor is waiting for you.'])
  const list = page.getByRole('navigation', { name: 'Conversations with people' })
  await expect(list.getByText('1 unread')).toBeVisible()
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await expect(page).not.toHaveTitle(/^\(/)
  await expect(list.getByText('1 unread')).toHaveCount(0)
})

test('a conversation handed over alerts its new owner', async ({ page, browser, server }) => {
  await haveSession(page)
  const added = await page.request.post('/api/team', {
    data: { name: 'Eva', role: 'admin', email: '' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { password } = await added.json()
  const eva = await (await browser.newContext({ ...still, baseURL: server.url })).newPage()
  await noteCalls(eva)
  await haveSession(eva, password)
  await eva.goto('/admin/pricing/quotes')
  await page.goto(now)
  await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  const panel = await visitorWaits(browser, server.url)
  await expect(eva).toHaveTitle(/^\(1\) /)
  await page.getByRole('button', { name: 'Take over' }).first().click()
  await expect(panel.getByText('Admin joined')).toBeVisible()
  await expect(eva).not.toHaveTitle(/^\(/)
  await calls(eva)
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('button', { name: 'Eva', exact: true }).click()
  await expect(panel.getByText('Eva joined')).toBeVisible()
  await expect(eva).toHaveTitle(/^\(1\) /)
  await expectCalls(eva, ['sound', 'A visitor is waiting for you.'])
  await eva.goto(now)
  await eva
    .getByRole('navigation', { name: 'Conversations with people' })
    .getByRole('button', { name: '1 unread' })
    .click()
  await expect(eva).not.toHaveTitle(/^\(/)
  await expect(page).not.toHaveTitle(/^\(/)
})

test('whoever tries it in one browser, as the visitor and as the teammate, has one count in the title', async ({
  page,
  context,
}) => {
  await haveSession(page)
  const teammate = await context.newPage()
  await teammate.goto(now)
  await expect(teammate.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  await page.goto('/about')
  await openPanel(page)
  const panel = page.getByRole('dialog')
  await say(panel, 'Who wrote Moby Dick?')
  // Offered in the answer once the panel knows that a teammate is here.
  const ways = panel.getByRole('list', { name: 'Ways to reach a person' })
  await ways.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(panel.getByText('You’re next in line')).toBeVisible()
  await expect(teammate).toHaveTitle(/^\(1\) Live Chats/)
  await teammate.goto('/admin/dashboard')
  await expect(teammate).toHaveTitle(/^\(1\) Admin Dashboard/)
  await teammate.goto(now)
  await teammate.getByRole('button', { name: 'Take over' }).first().click()
  await expect(panel.getByText('Admin joined')).toBeVisible()
  await expect(teammate).toHaveTitle(/^Live Chats/)
})
