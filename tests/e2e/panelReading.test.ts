/** Answers and feedback, as a visitor sees them. */
import { expect, test } from './sharedServer'
import { expectSent, launcherOf, openPanel, panelOf, say } from './visitor'

test('a visitor marks an answer, adds a comment, and changes both', async ({ page, context }) => {
  await page.goto('/about')
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
  await other.goto('/about')
  const there = await openPanel(other)
  await expect(there.getByText('It was one after all.')).toBeVisible()
  await expect(there.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await there.getByRole('button', { name: 'Not helpful' }).click()
  await expect(notHelpful).toHaveAttribute('aria-pressed', 'true')
})

test('an answer that arrives while the panel is closed is marked on the launcher until read', async ({
  page,
  context,
  browser,
  server,
}) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'hello')
  await expectSent(panel, 'hello')
  await page.keyboard.press('Escape')

  // The same visitor on another device, so that nothing has been read here yet.
  const device = await browser.newContext({ baseURL: server.url })
  await device.addCookies(await context.cookies())
  const elsewhere = await device.newPage()
  await elsewhere.goto('/about')
  const there = await openPanel(elsewhere)
  await say(there, 'Which areas do you serve?')
  await expectSent(there, 'Which areas do you serve?')
  await device.close()

  const news = page.getByRole('button', { name: 'Chat with Whisper (new answer)' })
  await expect(news).toBeVisible()
  const otherTab = await context.newPage()
  await otherTab.goto('/about')
  await otherTab.getByRole('button', { name: 'Chat with Whisper (new answer)' }).click()
  await expectSent(panelOf(otherTab), 'Which areas do you serve?')
  await expect(launcherOf(page)).toHaveAccessibleName('Chat with Whisper')
})

test('an answer streams in with the face thinking, and is read out once complete', async ({
  page,
}) => {
  // The complete answer is withheld, and a partial one sent instead.
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
  await page.goto('/about')
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

test('a source opens beside the panel on a wide screen, and leaves it on a phone', async ({
  page,
}) => {
  await page.goto('/')
  const panel = await openPanel(page)
  await say(panel, 'Where can I watch how it works?')
  const source = panel.getByRole('link', { name: 'Watch How It Works' })
  const heading = page.getByRole('heading', { name: 'Watch How It Works' })
  await source.click()
  await expect(page).toHaveURL(/#youtube$/)
  await expect(heading).toBeInViewport()
  await expect(panel).toBeVisible()

  await page.goto('/')
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page)
  await source.click()
  await expect(panel).toBeHidden()
  await expect(heading).toBeInViewport()
})

test('Whisper says when it doesn’t know, with ways to reach the company', async ({ page }) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'zxcv qwer asdf')
  const link = (name: string) => panel.getByRole('link', { name, exact: true })
  await expect(link('202-555-0142')).toHaveAttribute('href', 'tel:+12025550142')
  await expect(link('202-555-0143')).toHaveAttribute('href', 'sms:+12025550143')
})

test('the latest message stays in view when the phone turns or its keyboard opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const panel = await openPanel(page)
  await say(panel, 'What does it cost for one gate?')
  await say(panel, 'can i spread it out')
  const last = panel.getByRole('button', { name: 'None of these' })
  for (const [width, height] of [
    [390, 844],
    [390, 480],
    [844, 390],
    [820, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(last).toBeInViewport()
  }
})
