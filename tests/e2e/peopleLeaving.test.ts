/** With nobody here and a bad line, a message that is left is confirmed once its words are stored. */
import type { Browser, Page } from '@playwright/test'
import type { MailServer } from '../mail/mailServer'
import { textOf } from '../mail/mailServer'
import { sendText } from '../phone/texting'
import { anotherAdmin, haveSession } from './adminPeople'
import { withDyingLines } from './dyingLines'
import { expect, test } from './reachPeople'
import { expectFits } from './screens'
import { still } from './still'
import { openPanel, panelOf } from './visitor'

test.use({ ...still, viewport: { width: 390, height: 844 } })

const words = 'My gate is stuck open at 12 Oak Street.'

/** A page of an admin's who gets an e-mail when a message is left. */
async function openAdminPage(browser: Browser, url: string): Promise<Page> {
  const adminPage = await (await browser.newContext({ baseURL: url })).newPage()
  await haveSession(adminPage)
  const reply = await adminPage.request.patch('/api/team/me', {
    data: { notify: { email: 'desk@visitor-access.example', left: true } },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(reply.ok()).toBe(true)
  return adminPage
}

/** What teammates read of each message that was left. */
async function leftAt(adminPage: Page): Promise<string[][]> {
  const { open } = await (await adminPage.request.get('/api/chat/handovers')).json()
  return open.map(({ handover, text }: { handover: { contact: { to: string } }; text: string }) => [
    handover.contact.to,
    text,
  ])
}

/** The form is open, and the line about to die; with the admin's page where the message is to arrive. */
async function readyToLeave(page: Page, browser: Browser, url: string) {
  const adminPage = await openAdminPage(browser, url)
  const lines = await withDyingLines(page)
  await page.goto('/about')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await panel.getByLabel('Your message').waitFor()
  return { adminPage, panel, lines }
}

const alerts = (post: MailServer) => post.arrived.map(({ raw }) => textOf(raw, 'plain'))

async function fillIn(page: Page, to: string): Promise<void> {
  const form = panelOf(page).getByRole('form', { name: 'Nobody’s here right now' })
  await form.getByLabel('Your message').fill(words)
  await form.getByLabel('Name').fill('Elena Marsh')
  if (to.includes('@')) await form.getByText('E-mail', { exact: true }).click()
  await form.getByLabel(to.includes('@') ? 'E-mail address' : 'Mobile number').fill(to)
  if (!to.includes('@')) await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Leave message' }).click()
}

test('offline, a left message is confirmed only once stored, and its alert includes the text', async ({
  page,
  browser,
  server,
  post,
}) => {
  const { adminPage, panel, lines } = await readyToLeave(page, browser, server.url)
  lines.die()
  await fillIn(page, 'elena@marsh.example')
  const sending = panel.getByRole('heading', { name: 'Sending your message' })
  await expect(sending).toBeVisible()
  await expect(panel.getByText('We have your message')).toHaveCount(0)
  expect(await leftAt(adminPage)).toEqual([])
  await expect(panel.getByText('We have your message')).toBeVisible({ timeout: 30_000 })
  expect(await leftAt(adminPage)).toEqual([['elena@marsh.example', words]])
  await expect.poll(() => alerts(post), { timeout: 30_000 }).toHaveLength(1)
  expect(alerts(post)[0]).toContain(words)
})

test('a message left as its page closes is sent from the next page', async ({
  page,
  browser,
  server,
  post,
}) => {
  const { adminPage, panel, lines } = await readyToLeave(page, browser, server.url)
  await panel.getByLabel('Your message').fill(words)
  await panel.getByRole('button', { name: 'Your data' }).click()
  await expect(panel.getByLabel('Your message')).toBeHidden()
  await panel.getByRole('button', { name: 'Back' }).click()
  await expect(panel.getByLabel('Your message')).toHaveValue(words)
  lines.die()
  await fillIn(page, 'elena@marsh.example')
  const sending = panel.getByRole('heading', { name: 'Sending your message' })
  await expect(sending).toBeVisible()
  await panel.getByRole('button', { name: 'Your data' }).click()
  await expect(sending).toBeHidden()
  await panel.getByRole('button', { name: 'Back' }).click()
  await expect(sending).toBeVisible()
  await page.close({ runBeforeUnload: true })
  expect(await leftAt(adminPage)).toEqual([])

  const later = await page.context().newPage()
  await later.goto('/system')
  await expect.poll(() => leftAt(adminPage)).toEqual([['elena@marsh.example', words]])
  await expect.poll(() => alerts(post), { timeout: 30_000 }).toHaveLength(1)
  expect(alerts(post)[0]).toContain(words)
  await openPanel(later)
  await expect(panelOf(later).getByText('We’ll e-mail elena@marsh.example')).toBeVisible()
})

test('while a connection fails the visitor isn’t told that no message can be left, and gets the form', async ({
  page,
}) => {
  let tries = 0
  let isFailing = true
  await page.route('**/api/chat/contact', (route) => {
    tries += 1
    return isFailing ? route.abort() : route.continue()
  })
  await page.goto('/about')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await expect.poll(() => tries).toBeGreaterThan(1)
  await expect(panel.getByText('Checking how we can answer you…')).toBeVisible()
  await expect(panel.getByText('Ask Whisper, or call')).toHaveCount(0)
  await expectFits(page)
  isFailing = false
  await expect(panel.getByLabel('Your message')).toBeVisible()
})

test('where messages can’t be answered, a visitor in line is told so', async ({
  page,
  browser,
  server,
}) => {
  await anotherAdmin(browser, server.url)
  await page.route('**/api/chat/contact', (route) => route.fulfill({ json: { ways: [] } }))
  await page.goto('/about')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await panel.getByRole('button', { name: 'Leave my contact details' }).click()
  const title = panel.getByRole('heading', { name: 'We can’t take messages right now' })
  await expect(title).toBeVisible()
  await expect(panel.getByText('Ask Whisper, or call')).toBeVisible()
  await expect(panel.getByText('Nobody’s here right now')).toHaveCount(0)
  await expectFits(page)
})

/** Another tab of the same browser, on another page. */
async function anotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/system')
  await openPanel(other)
  return other
}

test('a message left as its tab closes is sent by the other tab', async ({
  page,
  browser,
  server,
}) => {
  const { adminPage, lines } = await readyToLeave(page, browser, server.url)
  const other = await anotherTab(page)
  lines.die()
  await fillIn(page, 'elena@marsh.example')
  const sending = panelOf(other).getByRole('heading', { name: 'Sending your message' })
  await expect(sending).toBeVisible()
  expect(await leftAt(adminPage)).toEqual([])
  await page.close()
  await expect(panelOf(other).getByText('We have your message')).toBeVisible()
  expect(await leftAt(adminPage)).toEqual([['elena@marsh.example', words]])
})

test('the other tab sends a left message also when it hasn’t seen its text yet', async ({
  page,
  browser,
  server,
}) => {
  const adminPage = await openAdminPage(browser, server.url)
  await page.goto('/about')
  const panel = await openPanel(page)
  const other = await page.context().newPage()
  await other.routeWebSocket(/socket\.io/, (toPage) => {
    const toServer = toPage.connectToServer()
    toServer.onMessage((sent) => {
      if (!String(sent).includes('["message"')) toPage.send(sent)
    })
    toPage.onMessage((sent) => toServer.send(sent))
  })
  await other.goto('/system')
  await openPanel(other)
  // Never answered, until its tab is closed.
  const asked = new Promise<void>((resolve) => {
    void page.route('**/api/chat/contact', (route) =>
      route.request().method() === 'POST' ? resolve() : route.continue(),
    )
  })
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await fillIn(page, 'elena@marsh.example')
  await asked
  await page.close()
  await expect(panelOf(other).getByText('We have your message')).toBeVisible()
  expect(await leftAt(adminPage)).toEqual([['elena@marsh.example', words]])
})

test('a message written offline is sent on reconnection; a refused number can be changed', async ({
  page,
  browser,
  server,
}) => {
  const adminPage = await openAdminPage(browser, server.url)
  await sendText(server.url, '+12025550178', 'STOP')
  await page.goto('/about')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await panel.getByLabel('Your message').waitFor()
  await page.context().setOffline(true)
  await fillIn(page, '202-555-0178')
  await expect(panel.getByRole('heading', { name: 'Sending your message' })).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Your message isn’t sent yet' })).toBeVisible({
    timeout: 15_000,
  })
  await expect(panel.getByText('it’s sent when you next open a page')).toBeVisible()
  await expectFits(page)
  await page.context().setOffline(false)
  const form = panel.getByRole('form')
  await expect(form.getByLabel('Mobile number')).toHaveValue('202-555-0178', { timeout: 15_000 })
  await expect(form.getByLabel('Name')).toHaveValue('Elena Marsh')
  await expect(form.getByLabel('Your message')).toHaveCount(0)
  await expect(form.getByRole('checkbox')).toBeChecked()
  await expect(form.getByRole('alert').filter({ hasText: 'STOP' })).toBeVisible()
  expect(await leftAt(adminPage)).toEqual([])
  await form.getByLabel('Mobile number').fill('202-555-0179')
  await form.getByRole('button', { name: 'Leave message' }).click()
  await expect(panel.getByText('We’ll text 202-555-0179 once we’re back.')).toBeVisible()
  expect(await leftAt(adminPage)).toEqual([['202-555-0179', words]])
})

test('a visitor who requests a person offline is in line on the next page', async ({
  page,
  browser,
  server,
}) => {
  const adminPage = await openAdminPage(browser, server.url)
  await adminPage.goto('/admin/whisper/live-chats')
  const lines = await withDyingLines(page)
  await page.goto('/about')
  const panel = await openPanel(page)
  const ask = panel.getByRole('button', { name: 'Talk to a person' })
  await ask.waitFor()
  lines.die()
  await ask.click()
  await page.goto('/system')
  const openOnes = async () =>
    (await (await adminPage.request.get('/api/chat/handovers')).json()).open
  await expect
    .poll(openOnes)
    .toMatchObject([{ handover: { state: 'waiting' }, conversationId: expect.any(String) }])
  await openPanel(page)
  await expect(panelOf(page).getByText('You asked for a person')).toBeVisible()
  await adminPage.close()
})
