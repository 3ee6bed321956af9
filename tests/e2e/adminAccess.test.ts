/** Accessibility of the admin pages, and their screenshots for docs/. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

import { cardOf, openLiveChats, signIn, visitorAt } from './adminPeople'
import { findings } from './axe'
import { expect, test } from './ownSite'
import { onlyForPictures } from './picture'
import { expectFits, type Screen, screens } from './screens'
import type { Site } from './sites'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

/** An ordinary morning with every kind of card. */
async function morning(server: Site) {
  const thanks = await visitorAt(server)
  await thanks.say('How long does the install take and do I need internet at the gate?')
  await thanks.say('thanks!!')
  thanks.close()
  const watch = await visitorAt(server)
  await watch.say('does it work with my smart watch')
  watch.close()
  const dana = await visitorAt(server)
  await dana.say('This is Dana from 14 Alder Court. The gate man left his ladder, call me please')
  await dana.erase()
  const buyer = await visitorAt(server)
  const app = await buyer.say('Do my visitors need an app?')
  await buyer.mark(app, true, 'Good, my mother does not have a smartphone.')
  const price = await buyer.say('What does it cost for one driveway gate, all in?')
  await buyer.mark(price, false, 'You gave me two prices. Which one is mine?')
  return { dana, buyer }
}

async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}

const sizes: readonly Screen[] = [[320, 720], ...screens]

test("axe finds nothing on the admin's pages at any width, and nothing is cut off", async ({
  page,
  server,
}) => {
  test.slow()
  await morning(server)
  await page.goto('/admin/login')
  await signIn(page, 'wrong guess')
  await expect(page.getByText('Invalid password')).toBeVisible()
  await expectFits(page, undefined, sizes)
  await signIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  await expectFits(page, undefined, sizes)
  for (const size of sizes) {
    const [width, height] = size
    await page.setViewportSize({ width, height })
    await page.goto('/admin/whisper/live-chats')
    const card = cardOf(page, 'one driveway gate')
    await card.getByRole('button', { name: 'Why this answer' }).click()
    if (width <= 1240) await card.getByRole('button', { name: 'Conversation' }).click()
    await expect(page.getByRole('list', { name: 'Its latest interactions' })).toContainText('app')
    await expectFits(page, undefined, [size])
    const decline = page.getByRole('button', { name: 'Decline with a reason' })
    await decline.scrollIntoViewIfNeeded()
    await decline.click()
    await page.getByRole('button', { name: 'Decline erasure' }).click()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expectFits(
    page,
    async (width) => {
      if (width > 1120) return
      await page.getByRole('button', { name: 'Tools' }).click()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
    },
    sizes,
  )
})

test('at 200 % zoom every admin page stays readable and usable', async ({ page, server }) => {
  await morning(server)
  // A window of 1280 px at 200% zoom lays out like one of 640.
  await page.setViewportSize({ width: 640, height: 512 })
  await openLiveChats(page)
  await expectNoSideways(page)
  const card = cardOf(page, 'one driveway gate')
  await card.getByRole('button', { name: 'Why this answer' }).click()
  await expect(card.getByText('Confidence')).toBeVisible()
  await expectNoSideways(page)
})

test('with reduced motion nothing slides', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLiveChats(page)
  const visitor = await visitorAt(server)
  await visitor.say('hello')
  await expect(cardOf(page, 'hello')).toBeVisible()
  const sliding = await page.evaluate(() =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((key) => key.transform)),
  )
  expect(sliding).toBe(false)
})

test.describe('pictures for docs/', () => {
  onlyForPictures()
  for (const [width, height] of [
    [390, 1_900],
    [1440, 1_500],
  ] as const) {
    test(`Live Chats at ${width} px`, async ({ page, server }) => {
      await page.setViewportSize({ width, height })
      const { dana } = await morning(server)
      await openLiveChats(page)
      const card = cardOf(page, 'one driveway gate')
      await card.getByRole('button', { name: 'Why this answer' }).click()
      await expect(card.getByText('Confidence')).toBeVisible()
      await page.mouse.move(1, 1)
      await expect(page.getByText('Live', { exact: true })).toBeVisible()
      await findings(page)
      await page.screenshot({ path: `${docs}live-chats-${width}.png` })
      dana.close()
    })
  }
})
