/** Writing messages in the panel, on a shared server. */
import { expect, test } from './sharedServer'
import { still } from './still'
import { expectSent, launcherOf, openPanel, panelOf, say, wordsOf } from './visitor'

test.use(still)

test('a question is sent, answered with its sources, and still there after a reload', async ({
  page,
}) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  const send = panel.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeDisabled()
  for (const unseen of ['   ', '\u200b\u2060', '\u3164']) {
    await panel.getByLabel('Message').fill(unseen)
    await expect(send).toBeDisabled()
  }
  await panel.getByLabel('Message').press('Enter')
  expect(await wordsOf(panel)).toEqual([])
  await panel.getByLabel('Message').fill('  How long does the installation take?  ')
  await send.click()
  await expect(panel.getByLabel('Message')).toHaveValue('')
  await expectSent(panel, 'How long does the installation take?')
  await expect(panel.getByText(/hours/)).toBeVisible()
  await expect(panel.getByText('Sources')).toBeVisible()

  await page.reload()
  const again = await openPanel(page)
  await expectSent(again, 'How long does the installation take?')
  await expect(again.getByText(/hours/)).toBeVisible()
})

test('Enter sends, Shift+Enter breaks the line', async ({ page }) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  const box = panel.getByLabel('Message')
  await box.pressSequentially('one')
  await box.press('Shift+Enter')
  await box.pressSequentially('two')
  await expect(box).toHaveValue('one\ntwo')
  await box.press('Enter')
  await expectSent(panel, 'one')
  await expect(panel.getByText('one\ntwo')).toBeVisible()
})

test('an unfinished message survives a reload', async ({ page }) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await panel.getByLabel('Message').fill('half a sent')
  await page.reload()
  await openPanel(page)
  await expect(panelOf(page).getByLabel('Message')).toHaveValue('half a sent')
})

test('Escape closes the panel also after the focused button disappeared', async ({ page }) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'x'.repeat(2001))
  await panel.getByRole('button', { name: 'Discard' }).click()
  await expect(panel.getByText('Not sent.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcherOf(page)).toBeFocused()
})

test('the chat works on a network that refuses or swallows WebSockets', async ({ context }) => {
  const refusing = await context.newPage()
  await refusing.addInitScript(() => {
    globalThis.WebSocket = class {
      constructor() {
        throw new Error('refused')
      }
    } as unknown as typeof WebSocket
  })
  const swallowing = await context.newPage()
  await swallowing.addInitScript(() => {
    globalThis.WebSocket = class {
      close() {}
    } as unknown as typeof WebSocket
  })
  for (const [page, text] of [
    [refusing, 'through polling'],
    [swallowing, 'through polling again'],
  ] as const) {
    await page.goto('/about')
    await launcherOf(page).click()
    const panel = panelOf(page)
    await expect(panel.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 })
    await say(panel, text)
    await expect(panel.getByText('Sent', { exact: true }).last()).toBeVisible()
    expect(await wordsOf(panel)).toContain(text)
    await page.close()
  }
})

test('a visitor whose browser blocks cookies is told what to do', async ({ page }) => {
  await page.route('**/api/chat/open', (route) => route.fulfill({ json: { isVisible: true } }))
  await page.goto('/about')
  await launcherOf(page).click()
  await expect(panelOf(page).getByText(/blocks cookies/)).toBeVisible()
})

test('without IndexedDB the panel warns that messages are lost on leaving, and works', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  })
  await page.goto('/about')
  const panel = await openPanel(page)
  await expect(panel.getByText(/will be lost when you leave/)).toBeVisible()
  await say(panel, 'hello')
  await expectSent(panel, 'hello')
})

test('a page whose panel was never opened has no connection and no cookie', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about')
  await launcherOf(page).hover()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /^\/(api|socket\.io)/.test(path))).toEqual([])
  expect(await context.cookies()).toEqual([])
})
