/** A visitor on a phone asks for a person, and a teammate takes the conversation over. */
import type { Browser, Page, Route } from '@playwright/test'
import { haveSession, signIn } from './adminPeople'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'
import { launcherOf, messageOf, openPanel, panelOf, say, signInAdmin } from './visitor'

test.use({ ...still, viewport: { width: 1440, height: 900 } })

const now = '/admin/whisper/live-chats?view=now'

async function openNow(page: Page): Promise<void> {
  await haveSession(page)
  await page.goto(now)
  await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible()
}

/** A visitor who wanted a person, in a browser of their own, and the teammate on `page` who has them. */
async function takenOver(page: Page, browser: Browser, baseURL: string) {
  await openNow(page)
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  await visitor.goto('/about')
  await openPanel(visitor)
  const panel = visitor.getByRole('dialog').filter({ has: visitor.getByLabel('Message') })
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await page.getByRole('button', { name: 'Take over' }).first().click()
  await expect(panel.getByText('Admin joined')).toBeVisible()
  return { visitor, panel }
}

test('hiding Whisper leaves a chat with a person, and its launcher, until it ends', async ({
  page,
  browser,
  server,
}) => {
  const { visitor, panel } = await takenOver(page, browser, server.url)
  await say(panel, 'Is anyone there?')
  const admin = await signInAdmin(server)
  await admin.show(false)
  await visitor.reload()
  await expect(launcherOf(visitor)).toBeVisible()
  await launcherOf(visitor).click()
  await say(panel, 'I am still here.')
  await expect(panel.getByText('unavailable right now')).toBeHidden()
  await panel.getByRole('button', { name: /^Close/ }).click()
  await page.getByRole('button', { name: 'End', exact: true }).first().click()
  await expect(launcherOf(visitor)).toBeHidden()
  await admin.show(true)
  await admin.dispose()
})

test('a visitor requests a person, chats with a teammate, and returns to Whisper', async ({
  page,
  browser,
  server,
}) => {
  await openNow(page)
  const visitor = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  ).newPage()
  await visitor.goto('/about')
  await openPanel(visitor)
  // The panel is named after whoever answers.
  const panel = visitor.getByRole('dialog').filter({ has: visitor.getByLabel('Message') })
  await say(panel, 'Do my visitors need an app?')
  await expect(panel.getByText('No app is needed')).toBeVisible()
  await panel.getByRole('button', { name: 'Talk to a person' }).press('Enter')
  await expect(panel.getByRole('heading', { name: 'You’re next in line' })).toBeVisible()
  await expectFits(visitor)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await say(panel, 'And mine at the office?')
  await expect(messageOf(panel, 'And mine at the office?')).toContainText('Sent')

  const list = page.getByRole('navigation', { name: 'Conversations with people' })
  await expect(list).toContainText('And mine at the office?')
  await expect(list).toContainText('No app is needed')
  await expect(page.getByRole('tab', { name: 'Live Chats 1' })).toBeVisible()
  await page.keyboard.press('t')
  const thread = page.getByRole('list', { name: 'What was said' })
  await expect(thread).toContainText('Admin took over')
  await expect(panel.getByText('Admin joined')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Admin' })).toBeVisible()
  await page.getByLabel('Reply', { exact: true }).fill('Neither do they, <b>no</b> app.')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Neither do they, <b>no</b> app.')).toBeVisible()
  await expect(thread).toContainText(', seen')
  await panel.getByLabel('Message').pressSequentially('Tha')
  await expect(thread).toContainText('The visitor is typing')
  await say(panel, 'Do my visitors need an app?')
  const draft = page.getByRole('region', { name: 'Whisper’s draft' })
  await expect(draft).toContainText('No app is needed')
  const box = page.getByLabel('Reply', { exact: true })
  await box.press('ArrowRight')
  await expect(box).toHaveValue(/No app is needed/)
  await box.fill('')
  await expect(draft).toHaveCount(0)
  await panel.getByRole('button', { name: /^Close/ }).click()
  await box.fill('One more thing')
  await box.press('Enter')
  await expect(visitor).toHaveTitle(/^\(1\) /)
  await visitor.locator('[data-launcher]').filter({ visible: true }).click()
  await expect(panel.getByText('One more thing')).toBeVisible()
  await expect(visitor).not.toHaveTitle(/^\(/)
  await panel.getByLabel('Message').fill('')
  await say(panel, 'Thanks')
  await expect(thread).toContainText('Thanks')
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await page.getByLabel('Note', { exact: true }).fill('An office, too.')
  await page.keyboard.press('Enter')
  await expect(thread).toContainText('only teammates see it')
  await expectFits(page)
  await expectFits(visitor)
  await expect(visitor.getByText('An office, too.')).toHaveCount(0)

  await thread.getByRole('link', { name: 'Turn into an entry' }).first().click()
  await expect(page.getByText('The visitor asked: And mine at the office?')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByText('Neither do they, <b>no</b> app.').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Back to Whisper' }).click()
  await expect(panel.getByText('Admin handed you back to Whisper')).toBeVisible()
  await say(panel, 'Do my visitors need an app?')
  await expect(panel.getByText('No app is needed')).toHaveCount(2)
  await visitor.reload()
  await expect(panelOf(visitor).getByText('Neither do they')).toBeHidden()
  await openPanel(visitor)
  const order = panelOf(visitor).getByRole('listitem')
  await expect(order.filter({ hasText: 'Neither do they' })).toHaveCount(1)
  const said = (await order.allInnerTexts()).join(' ')
  expect(said.indexOf('You asked for a person')).toBeLessThan(said.indexOf('Admin joined'))
  expect(said.indexOf('Neither do they')).toBeLessThan(said.indexOf('Thanks'))
})

test('messages written offline on either side arrive once on reconnection', async ({
  page,
  browser,
  server,
}) => {
  await openNow(page)
  const context = await browser.newContext({ baseURL: server.url })
  const visitor = await context.newPage()
  await visitor.goto('/about')
  await openPanel(visitor)
  const panel = visitor.getByRole('dialog').filter({ has: visitor.getByLabel('Message') })
  await context.setOffline(true)
  await expect(panel.getByText('Whisper is reconnecting…')).toBeVisible({ timeout: 45_000 })
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await context.setOffline(false)
  await expect(panel.getByText('You asked for a person')).toBeVisible({ timeout: 45_000 })
  await page.getByRole('button', { name: 'Take over' }).first().click()
  await expect(panel.getByText('Admin joined')).toBeVisible()

  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.getByLabel('Reply', { exact: true }).fill('First')
  await page.keyboard.press('Enter')
  await page.getByLabel('Reply', { exact: true }).fill('Second')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sending…')).toHaveCount(2)
  await page.context().setOffline(false)
  await expect(panel.getByText('Second', { exact: true })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText('Sending…')).toHaveCount(0)
  const written = (await panel.getByRole('listitem').allInnerTexts()).join(' ')
  expect(written.match(/First|Second/g)).toEqual(['First', 'Second'])
})

test('unsent replies from two of a teammate’s tabs are sent once any admin page is open', async ({
  page,
  browser,
  server,
}) => {
  const { panel } = await takenOver(page, browser, server.url)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('Reply', { exact: true })).toBeVisible()
  await page.context().route('**/replies', (route) => route.abort())
  for (const [tab, text] of [
    [page, 'First'],
    [other, 'Second'],
  ] as const) {
    await tab.getByLabel('Reply', { exact: true }).fill(text)
    await tab.keyboard.press('Enter')
    await expect(tab.getByText(text, { exact: true })).toBeVisible()
  }
  await page.close()
  await other.goto('/admin/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.context().unroute('**/replies')
  await expect(panel.getByText('Second', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(panel.getByText('First', { exact: true })).toHaveCount(1)
})

test('a teammate’s unsent replies go out after a reload on any page; a refusal shows there', async ({
  page,
  browser,
  server,
}) => {
  const { panel } = await takenOver(page, browser, server.url)
  const unsent = async (text: string) => {
    await page.route('**/replies', (route) => route.abort())
    await page.getByLabel('Reply', { exact: true }).fill(text)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Sending…')).toBeVisible()
  }
  await unsent('In a moment')
  const address = page.url()
  await page.goto('/admin/dashboard')
  await page.unroute('**/replies')
  await expect(panel.getByText('In a moment')).toBeVisible()
  const left = () => page.evaluate(() => localStorage.getItem('teammate-outbox'))
  await expect.poll(left).toBe('[]')

  await page.goto(address)
  await unsent('Are you there?')
  await panel.getByRole('button', { name: 'Back to Whisper' }).click()
  await expect(panel.getByText('You went back to Whisper')).toBeVisible()
  await page.goto('/admin/dashboard')
  await page.unroute('**/replies')
  await expect(page.getByText('A message wasn’t sent. Take the conversation over')).toBeVisible()
})

test('a person requested while the panel connects is requested once connected', async ({
  page,
  browser,
  server,
}) => {
  await openNow(page)
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  const held: Route[] = []
  await visitor.route('**/api/chat/open', (route) => void held.push(route))
  await visitor.goto('/about')
  await launcherOf(visitor).click()
  const panel = panelOf(visitor)
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(panel.getByText('We’ll ask for a person once you’re connected.')).toBeVisible()
  for (const route of held) await route.continue()
  await expect(panel.getByText(/in line$/)).toBeVisible()
  await expect(panel.getByText('once you’re connected')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(panel.getByText(/in line$/)).toHaveCount(0)
})

test('a visitor who only chatted with a teammate can download and erase the conversation', async ({
  page,
  browser,
  server,
}) => {
  const { visitor, panel } = await takenOver(page, browser, server.url)
  await page.getByLabel('Reply', { exact: true }).fill('Which gate is it?')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Which gate is it?')).toBeVisible()
  await panel.getByRole('button', { name: 'Your data' }).click()
  const downloading = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Download this conversation' }).click()
  const chunks = await (await (await downloading).createReadStream()).toArray()
  expect(Buffer.concat(chunks).toString()).toContain('Which gate is it?')
  await visitor.getByRole('button', { name: 'Erase this conversation' }).click()
  await visitor.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(visitor.getByText('Erased for you; full deletion awaits approval.')).toBeVisible()
  await expect(visitor.getByText('There’s no conversation right now.')).toBeVisible()
  await visitor.getByRole('button', { name: 'Back' }).click()
  await expect(panel.getByRole('button', { name: 'Talk to a person' })).toBeVisible()
  await expect(panel.getByText('Which gate is it?')).toHaveCount(0)
})

test('the beginning of a long conversation loads on request, each answer with its question', async ({
  page,
  browser,
  server,
}) => {
  const { panel } = await takenOver(page, browser, server.url)
  await say(panel, 'Is it the north gate?')
  const thread = page.getByRole('list', { name: 'What was said' })
  await expect(thread).toContainText('Is it the north gate?')
  await page.getByLabel('Reply', { exact: true }).fill('The south gate.')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('The south gate.')).toBeVisible()
  for (const text of ['And the door?', 'It is open.']) await say(panel, text)
  await expect(thread).toContainText('It is open.')
  // Pages of two, so that three messages are long.
  await page.route(/\/api\/chat\/interactions\?/, (route) =>
    route.continue({ url: `${route.request().url()}&limit=2` }),
  )
  await page.reload()
  await expect(thread).toContainText('And the door?')
  await expect(thread).not.toContainText('The south gate.')
  await expect(thread).not.toContainText('Admin took over')
  await thread.getByRole('button', { name: 'Earlier messages' }).click()
  await expect(thread).toContainText(
    /Admin took over.*Is it the north gate\?.*The south gate\..*And the door\?.*It is open\./s,
  )
  await expect(thread.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0)
})

test('a reply written while the session had ended is sent after signing in again', async ({
  page,
  browser,
  server,
}) => {
  const { panel } = await takenOver(page, browser, server.url)
  const writing = '**/api/chat/conversations/*/replies'
  await page.route(writing, (route) => route.abort())
  await page.getByLabel('Reply', { exact: true }).fill('We come at 3 PM today')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sending…')).toBeVisible()
  await page.context().clearCookies()
  const refused = page.waitForResponse((reply) => reply.url().endsWith('/replies'))
  await page.unroute(writing)
  expect((await refused).status()).toBe(401)
  await signIn(page)
  await expect(panel.getByText('We come at 3 PM today')).toBeVisible()
})

test('a teammate takes a conversation over from another, who keeps what they were typing', async ({
  page,
  browser,
  server,
}) => {
  const { panel } = await takenOver(page, browser, server.url)
  await page.getByLabel('Reply', { exact: true }).fill('I will look that up')
  const added = await page.request.post('/api/team', {
    data: { name: 'Dana', role: 'agent', email: '' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const dana = await (await browser.newContext({ baseURL: server.url })).newPage()
  await haveSession(dana, (await added.json()).password)
  await dana.goto(now)
  await dana.getByRole('button', { name: /Admin, / }).click()
  await dana.getByRole('button', { name: 'Take over' }).click()
  const question = dana.getByRole('alertdialog', { name: 'Take over from Admin?' })
  await expectFits(dana)
  await question.getByRole('button', { name: 'Take over' }).click()
  await expect(dana.getByText('Dana took over from Admin')).toBeVisible()
  await expect(panel.getByText('Dana joined')).toBeVisible()
  await expect(page.getByText(/^With Dana for/)).toBeVisible()
  await expect(page.getByText('I will look that up')).toBeVisible()
})
