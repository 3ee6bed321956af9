import { expect, test } from './ownSite'
import { still } from './still'
import { test as killing } from './test'
import {
  expectSent,
  launcherOf,
  messageOf,
  openPanel,
  panelOf,
  say,
  signInAdmin,
  wordsOf,
} from './visitor'

test.use(still)

killing('a mark made while the line is down is saved when it is back', async ({ page, server }) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'What does it cost?')
  const helpful = panel.getByRole('button', { name: 'Helpful', exact: true })
  // The first answer of a new process: its thread has to load the knowledge.
  await expect(helpful).toBeVisible({ timeout: 40_000 })
  await server.kill()
  await expect(panel.getByText('Whisper is reconnecting…')).toBeVisible()
  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await server.start()
  await expect(panel.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await openPanel(page)
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
})

test('who asks for a quote finds the form filled with what was said', async ({ page }) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'Hi, my name is Joan Miller')
  await say(panel, 'I want a quote for two gates in Reston, joan@mail.example')
  await panel.getByRole('button', { name: 'Get a free quote' }).click({ timeout: 40_000 })
  const dialog = page.getByRole('dialog', { name: 'Contact Us' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Joan Miller')
  await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue('joan@mail.example')
  await expect(dialog.getByLabel('Number of doors or gates')).toHaveValue('2')
  await expect(dialog.getByLabel('Message (optional)')).toHaveValue(/two gates in Reston/)
})

test('more messages than one request takes are sent in order; earlier ones load while scrolling', async ({
  page,
  server,
}) => {
  test.slow()
  await page.goto('/about')
  const panel = await openPanel(page)
  // Beyond the server's burst of 30, and beyond a page of 50.
  const all = Array.from({ length: 54 }, (_, index) => `thanks ${index + 1}`)
  for (const text of all) await say(panel, text)
  await expect(panel.getByText('Sent', { exact: true })).toHaveCount(54, { timeout: 90_000 })
  const admin = await signInAdmin(server)
  expect((await admin.stored()).slice(-50)).toEqual(all.slice(-50))

  await page.reload()
  await openPanel(page)
  await expectSent(panel, 'thanks 54')
  expect(await wordsOf(panel)).toEqual(all.slice(-50))
  const list = panel.getByRole('list', { name: 'Conversation' })
  const fifth = messageOf(panel, 'thanks 5').first()
  const placeOf = () => fifth.evaluate((element) => element.getBoundingClientRect().top)
  await list.evaluate((element) => {
    element.scrollTop = 20
  })
  const before = await placeOf()
  await expect.poll(() => wordsOf(panel)).toEqual(all)
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(4)
  await expect(panel.getByText('Conversations are logged.')).toHaveCount(1)
})

test('when an admin hides Whisper, the panel says so and the launcher disappears, until shown again', async ({
  page,
  server,
}) => {
  const admin = await signInAdmin(server)
  await page.goto('/about')
  const panel = await openPanel(page)
  await admin.show(false)
  await expect(panel.getByText(/unavailable right now/)).toBeVisible({ timeout: 1000 })
  await expect(panel.getByLabel('Message')).toBeDisabled()
  await expect(panel.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcherOf(page)).toHaveCount(0)
  await page.goto('/about')
  await expect(launcherOf(page)).toHaveCount(0)
  await admin.show(true)
  await page.goto('/about')
  await expect(launcherOf(page)).toBeVisible()
})

test('an open page notices that Whisper is hidden on launcher use and when shown again', async ({
  page,
  server,
  context,
}) => {
  const admin = await signInAdmin(server)
  await page.goto('/about')
  const other = await context.newPage()
  await other.goto('/about')
  await admin.show(false)
  await launcherOf(other).click()
  await expect(panelOf(other).getByText(/unavailable right now/)).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(launcherOf(other)).toHaveCount(0)

  await comeBack(page)
  await expect(launcherOf(page)).toHaveCount(0)
  await admin.show(true)
  await comeBack(page)
  await expect(launcherOf(page)).toBeVisible()
})

/** The event of a tab coming to the front; headless browsers treat all tabs as visible. */
async function comeBack(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a visitor downloads the conversation, erases it in all tabs, and sees the decision', async ({
  page,
  context,
  server,
}) => {
  const admin = await signInAdmin(server)
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'My name is Sample Visitor. Do my visitors need an app?')
  await expectSent(panel, 'My name is Sample Visitor.')
  await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  const there = await openPanel(other)
  await expectSent(there, 'My name is Sample Visitor.')

  await panel.getByRole('button', { name: 'Your data' }).click()
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download this conversation' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/\.txt$/)
  const stream = await file.createReadStream()
  const chunks = await stream.toArray()
  expect(Buffer.concat(chunks).toString()).toContain('My name is Sample Visitor.')

  await panel.getByRole('button', { name: 'Erase this conversation' }).click()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByRole('button', { name: 'Erase this conversation' })).toBeFocused()
  await panel.getByRole('button', { name: 'Erase this conversation' }).click()
  await panel.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(messageOf(panel, 'My name')).toHaveCount(0)
  await expect(messageOf(there, 'My name')).toHaveCount(0)
  // Confirmed where the request was made.
  const requests = panel.getByRole('region', { name: 'Your requests to erase' })
  await expect(requests).toBeFocused()
  await expect(requests).toContainText('Erased for you; full deletion awaits approval.')
  await panel.getByRole('button', { name: 'Back' }).click()
  await expect(panel.getByRole('button', { name: 'Your data' })).toBeFocused()

  await say(panel, 'A new beginning')
  await expectSent(there, 'A new beginning')
  await panel.getByRole('button', { name: 'Your data' }).click()
  await expect(panel.getByText('full deletion awaits approval')).toBeVisible()
  const [first] = (await admin.interactions()).filter(({ userMessage }) =>
    userMessage.startsWith('My'),
  )
  await admin.decline(first?.conversationId ?? '', 'We must keep it for a pending quote.')
  await expect(panel.getByText(/Declined.*We must keep it for a pending quote\./)).toBeVisible()
  await page.reload()
  await openPanel(page)
  await expectSent(panel, 'A new beginning')
  await expect(messageOf(panel, 'My name')).toHaveCount(0)
})
