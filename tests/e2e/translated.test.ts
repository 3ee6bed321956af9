/** A browser that translates pages replaces their texts by elements of its own; React's are gone. */
import type { Page } from '@playwright/test'
import { haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import { still } from './still'
import { openPanel, say } from './visitor'

test.use({ ...still, viewport: { width: 390, height: 844 } })

/** Does so as Chrome's Translate, also with what comes later. The words stay the same. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const done = new WeakSet<Node>()
    function replaceAll() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        const parent = text.parentElement
        if (!parent || !text.nodeValue?.trim() || done.has(text)) continue
        if (parent.closest('script, style, textarea, font')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.nodeValue
        if (inner.firstChild) done.add(inner.firstChild)
        outer.append(inner)
        parent.replaceChild(outer, text)
      }
    }
    replaceAll()
    let isDue = false
    const soon = () => {
      if (isDue) return
      isDue = true
      setTimeout(() => {
        isDue = false
        replaceAll()
      }, 100)
    }
    const all = { childList: true, subtree: true, characterData: true }
    new MutationObserver(soon).observe(document.body, all)
  })
}

test('the panel and Live Chats survive a translation', async ({ page, browser, server }) => {
  const errors: Error[] = []
  const adminPage = await (await browser.newContext({ ...still, baseURL: server.url })).newPage()
  for (const one of [page, adminPage]) one.on('pageerror', (error) => errors.push(error))
  await haveSession(adminPage)
  await adminPage.goto('/admin/whisper/live-chats?view=now')
  await expect(adminPage.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  await page.goto('/about')
  const panel = await openPanel(page)
  await translate(page)
  await translate(adminPage)

  await say(panel, 'Do my visitors need an app?')
  await panel.getByRole('button', { name: 'Not helpful', exact: true }).click()
  await panel.getByRole('button', { name: 'Your data' }).click()
  await panel.getByRole('button', { name: 'Back', exact: true }).click()
  await panel.getByRole('button', { name: 'Talk to a person' }).last().click()
  await expect(panel.getByText(/in line$/)).toBeVisible()
  await adminPage.getByRole('button', { name: 'Take over' }).first().click()
  // Its name is the teammate's now.
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Message') })
  await expect(dialog.getByText('Admin joined')).toBeVisible()
  await expect(dialog.getByText(/in line$/)).toHaveCount(0)
  await adminPage.getByLabel('Reply', { exact: true }).fill('Hello, which gate is it?')
  await adminPage.keyboard.press('Enter')
  await expect(dialog.getByText('Hello, which gate is it?')).toBeVisible()
  await adminPage.getByRole('button', { name: 'End', exact: true }).click()
  await expect(dialog.getByText('Admin ended the chat.')).toBeVisible()
  await expect(adminPage.getByText('Whisper answers')).toBeVisible()
  await expect(adminPage.getByText('Something went wrong')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a panel that can’t be drawn closes, and opens anew', async ({ page }) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'Do my visitors need an app?')
  await panel.getByRole('button', { name: 'Your data' }).click()
  await page.evaluate(() => {
    Element.prototype.removeChild = () => {
      throw new Error('Not to be drawn.')
    }
  })
  const failed = page.waitForEvent('pageerror')
  await panel.getByRole('button', { name: 'Back', exact: true }).click()
  await failed
  await expect(panel).toBeHidden()
  await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'removeChild'))
  await openPanel(page)
  await expect(panel.getByText('Do my visitors need an app?')).toBeVisible()
})
