/** Sounds for a visitor who isn't looking at the panel, across their tabs. */
import type { Page } from '@playwright/test'
import { haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import { openPanel } from './visitor'

declare global {
  interface Window {
    played: number
    decided: number
  }
}

/**
 * Counts what is played (each alert opens an audio context of its own), and how often the tab has
 * decided whether to.
 */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.played = 0
    window.decided = 0
    const { locks } = navigator
    const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown>
    locks.request = (async (...args: unknown[]) => {
      const result = await request(...args)
      if (args[0] === 'whisper-alert') window.decided += 1
      return result
    }) as typeof locks.request
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        window.played += 1
      }
    }
  })
}
const played = (page: Page) => page.evaluate(() => window.played)
const decided = (page: Page) => page.evaluate(() => window.decided)
const panelIn = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Message') })

test('an unseen reply plays one sound, and none once sounds are off', async ({
  page: adminPage,
  browser,
  server,
}) => {
  await haveSession(adminPage)
  await adminPage.goto('/admin/whisper/live-chats?view=now')
  await expect(adminPage.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  const context = await browser.newContext({ baseURL: server.url })
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await countTones(page)
    await page.goto('/about')
    await openPanel(page)
  }
  const panel = panelIn(first)
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(panel.getByRole('switch', { name: 'Sound on' })).toBeVisible()
  await expect(adminPage.getByRole('tab', { name: 'Live Chats 1' })).toBeVisible()
  await adminPage.keyboard.press('t')
  // Joining is announced, too.
  for (const page of [first, second]) await expect.poll(() => decided(page)).toBe(1)

  /** Writes as the teammate; resolves when every tab has decided whether to sound. */
  const reply = async (text: string) => {
    const before = await Promise.all([first, second].map(decided))
    await adminPage.getByLabel('Reply', { exact: true }).fill(text)
    await adminPage.keyboard.press('Enter')
    for (const [n, page] of [first, second].entries()) {
      await expect.poll(() => decided(page)).toBe((before[n] ?? 0) + 1)
    }
  }
  const inAll = async () => (await played(first)) + (await played(second))

  await reply('Which gate is it?')
  expect(await inAll()).toBe(0)

  for (const page of [first, second]) {
    await panelIn(page)
      .getByRole('button', { name: /^Close/ })
      .click()
  }
  await reply('The one on Alder Court?')
  expect(await inAll()).toBe(1)

  await first.locator('[data-launcher]').filter({ visible: true }).click()
  await panel.getByRole('switch', { name: 'Sound on' }).click()
  await expect(panel.getByRole('switch', { name: 'Sound off' })).not.toBeChecked()
  await panel.getByRole('button', { name: /^Close/ }).click()
  await reply('It is open now.')
  expect(await inAll()).toBe(1)

  await first.reload()
  await first.locator('[data-launcher]').filter({ visible: true }).click()
  await expect(panel.getByRole('switch', { name: 'Sound off' })).toBeVisible()
  await context.close()
})
