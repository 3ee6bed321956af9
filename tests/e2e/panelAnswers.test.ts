import { expect, test } from './test'
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

test('a visitor marks an answer, adds a comment, and changes both', async ({ page, context }) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await say(panel, 'What does it cost for one gate?')
  const helpful = panel.getByRole('button', { name: 'Helpful', exact: true })
  const notHelpful = panel.getByRole('button', { name: 'Not helpful' })
  await notHelpful.click()
  await expect(notHelpful).toHaveAttribute('aria-pressed', 'true')
  const save = panel.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await panel.getByLabel('Anything to add?').fill('  Two gates, not one.  ')
  await save.click()
  await expect(panel.getByText('Two gates, not one.')).toBeVisible()

  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await expect(notHelpful).toHaveAttribute('aria-pressed', 'false')
  await expect(panel.getByText('Two gates, not one.')).toBeVisible()
  await panel.getByRole('button', { name: 'Change comment' }).click()
  await panel.getByLabel('Anything to add?').fill('It was one after all.')
  await panel.getByRole('button', { name: 'Save' }).click()

  const other = await context.newPage()
  await other.goto('/')
  const there = await openPanel(other)
  await expect(there.getByText('It was one after all.')).toBeVisible()
  await expect(there.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await there.getByRole('button', { name: 'Not helpful' }).click()
  await expect(notHelpful).toHaveAttribute('aria-pressed', 'true')
})

test('a mark made while the line is down is saved when it is back', async ({ page, server }) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await say(panel, 'What does it cost?')
  const helpful = panel.getByRole('button', { name: 'Helpful', exact: true })
  await expect(helpful).toBeVisible()
  await server.kill()
  await expect(panel.getByText('Whisper is connecting again…')).toBeVisible()
  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await server.start()
  await expect(panel.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await openPanel(page)
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
})

test('an answer that comes while the panel is closed is marked on the launcher until it is read', async ({
  page,
  context,
  browser,
  server,
}) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await say(panel, 'hello')
  await expectSent(panel, 'hello')
  await page.keyboard.press('Escape')

  // The same visitor on another device, so that nothing here has been read yet.
  const device = await browser.newContext({ baseURL: server.url })
  await device.addCookies(await context.cookies())
  const elsewhere = await device.newPage()
  await elsewhere.goto('/')
  const there = await openPanel(elsewhere)
  await say(there, 'Which areas do you serve?')
  await expectSent(there, 'Which areas do you serve?')
  await device.close()

  const news = page.getByRole('button', { name: 'Chat with Whisper (new answer)' })
  await expect(news).toBeVisible()
  const otherTab = await context.newPage()
  await otherTab.goto('/')
  await otherTab.getByRole('button', { name: 'Chat with Whisper (new answer)' }).click()
  await expectSent(panelOf(otherTab), 'Which areas do you serve?')
  await expect(launcherOf(page)).toHaveAccessibleName('Chat with Whisper')
})

test('more messages than the server takes at once go out in order; earlier ones load while scrolling', async ({
  page,
  server,
}) => {
  test.slow()
  await page.goto('/')
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
  await expect(messageOf(panel, 'thanks 4').first()).toHaveCount(1)
  expect(await wordsOf(panel)).toEqual(all)
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(4)
  await expect(panel.getByText('Conversations are logged.')).toHaveCount(1)
})

test('an answer is seen while it is made, with the face thinking, and read out once it stands', async ({
  page,
}) => {
  // The answer is held back, and what stands of it so far is told in its place.
  let release = () => {}
  await page.routeWebSocket(/socket\.io/, (toPage) => {
    const toServer = toPage.connectToServer()
    toPage.onMessage((message) => toServer.send(message))
    toServer.onMessage((message) => {
      const id = /^42\/visitor,\["message",\{"id":"([^"]+)".*"status":"done"/.exec(
        String(message),
      )?.[1]
      if (!id) return toPage.send(message)
      release = () => toPage.send(message)
      toPage.send(`42/visitor,${JSON.stringify(['piece', { id, text: 'Installation takes' }])}`)
    })
  })
  await page.goto('/')
  const panel = await openPanel(page)
  await say(panel, 'How long does the installation take?')
  const face = panel.getByRole('listitem').last().locator('[data-emotion]')
  await expect(panel.getByText('Installation takes', { exact: true })).toBeVisible()
  await expect(face).toHaveAttribute('data-emotion', 'thinking')
  const spoken = panel.getByRole('listitem').last().locator('[aria-live="polite"]')
  await expect(spoken).toHaveText('Whisper is thinking')

  release()
  await expect(spoken).toHaveText(/^Whisper: Installation takes .*hours/)
  await expect(panel.getByText('Installation takes', { exact: true })).toHaveCount(0)
  await expect(face).toHaveAttribute('data-emotion', 'default')
})

test('a source leads to its place: beside the panel on a wide screen, out of it on a phone', async ({
  page,
}) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await say(panel, 'How does it work?')
  const source = panel.getByRole('link', { name: 'How It Works' })
  const heading = page.getByRole('heading', { name: 'How It Works', exact: true })
  await source.click()
  await expect(page).toHaveURL(/#how-it-works$/)
  await expect(heading).toBeInViewport()
  await expect(panel).toBeVisible()

  await page.goto('/')
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page)
  await source.click()
  await expect(panel).toBeHidden()
  await expect(heading).toBeInViewport()
})

test('what Whisper does not know it says, with ways to reach the company', async ({ page }) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await say(panel, 'zxcv qwer asdf')
  await expect(panel.getByRole('link', { name: '202-555-0142' })).toHaveAttribute(
    'href',
    'tel:+12025550142',
  )
  await expect(panel.getByRole('link', { name: '202-555-0143' })).toHaveAttribute(
    'href',
    'sms:+12025550143',
  )
})

test('when an admin hides Whisper, the panel says so and the launcher is gone; and back', async ({
  page,
  server,
}) => {
  const admin = await signInAdmin(server)
  await page.goto('/')
  const panel = await openPanel(page)
  await admin.show(false)
  await expect(panel.getByText(/taking a break/)).toBeVisible({ timeout: 1000 })
  await expect(panel.getByLabel('Message')).toBeDisabled()
  await expect(panel.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcherOf(page)).toHaveCount(0)
  await page.goto('/')
  await expect(launcherOf(page)).toHaveCount(0)
  await admin.show(true)
  await page.goto('/')
  await expect(launcherOf(page)).toBeVisible()
})

test('an open page learns that Whisper is hidden when the launcher is used, and when it comes back to the front', async ({
  page,
  server,
  context,
}) => {
  const admin = await signInAdmin(server)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  await admin.show(false)
  await launcherOf(other).click()
  await expect(panelOf(other).getByText(/taking a break/)).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(launcherOf(other)).toHaveCount(0)

  await comeBack(page)
  await expect(launcherOf(page)).toHaveCount(0)
  await admin.show(true)
  await comeBack(page)
  await expect(launcherOf(page)).toBeVisible()
})

/** What a browser does when a tab comes to the front; headless ones show all their tabs at once. */
async function comeBack(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a visitor downloads the conversation, erases it in all tabs, and learns of the decision', async ({
  page,
  context,
  server,
}) => {
  const admin = await signInAdmin(server)
  await page.goto('/')
  const panel = await openPanel(page)
  await say(panel, 'My name is Sample Visitor.')
  await expectSent(panel, 'My name is Sample Visitor.')
  await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
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
  await expect(panel.getByLabel('Message')).toBeFocused()

  await say(panel, 'A new beginning')
  await expectSent(there, 'A new beginning')
  await panel.getByRole('button', { name: 'Your data' }).click()
  await expect(panel.getByText('Waiting for approval')).toBeVisible()
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
