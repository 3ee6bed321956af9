/** The frame of every public page: header, menu, footer, cookie notice, and links. */
import type { Page } from '@playwright/test'
import { company } from '#shared/company'
import { bringToLife } from './alive'
import { findings } from './axe'
import { complaintsOf } from './complaints'
import { expect, test } from './sharedServer'

const phone = { width: 390, height: 844 }
const noticeOf = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function headingIsUnderTheHeader(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true })
  const header = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => {
      const box = await heading.boundingBox()
      return box !== null && box.y >= (header?.height ?? 0) && box.y < 400
    })
    .toBe(true)
}

test('the header’s links lead to their sections and pages, in order', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const complaints = complaintsOf(page)
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText([
    'Features',
    'How It Works',
    'Videos',
    'Coming Soon',
    'About Us',
    'System',
    'For You?',
    'Resources',
    'Contact',
  ])
  const sections = ['Current Features', 'How It Works', 'Watch How It Works', 'Coming Soon']
  for (const [index, heading] of sections.entries()) {
    await links.nth(index).click()
    await headingIsUnderTheHeader(page, heading)
  }
  for (const [index, path] of ['/about', '/system', '/for-you', '/resources'].entries()) {
    await links.nth(4 + index).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await links.nth(0).click()
  await expect(page).toHaveURL('/#features')
  await headingIsUnderTheHeader(page, 'Current Features')
  await expect(page.getByRole('heading', { name: 'Current Features' })).toBeFocused()
  expect(complaints).toEqual([])
})

test('anchors are in-page hashes on the home page, and lead to it from any other page', async ({
  page,
}) => {
  const anchors = () =>
    page
      .locator('[data-stands] nav a[href*="#"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
  const names = ['features', 'how-it-works', 'youtube', 'coming-soon', 'contact']
  const inPage = names.map((name) => `#${name}`)
  await page.goto('/?utm_source=fb')
  expect(await anchors()).toEqual(inPage)
  await bringToLife(page)
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Videos' }).click()
  await expect(page).toHaveURL('/?utm_source=fb#youtube')
  await main.getByRole('link', { name: 'System' }).click()
  await expect(page).toHaveURL('/system')
  await expect.poll(anchors).toEqual(names.map((name) => `/#${name}`))
  await page.goBack()
  await expect.poll(anchors).toEqual(inPage)
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
})

test('an address with a broken hash opens like any other', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await bringToLife(page)
  await page.evaluate(() => (location.hash = '%E0%'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'System' }).click()
  await expect(page).toHaveURL('/system')
  expect(complaints).toEqual([])
})

test('back and forward restore the scroll position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await bringToLife(page)
  await page.getByRole('heading', { name: 'Service Areas' }).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => scrollY > 1000)
  const there = await page.evaluate(() => scrollY)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'System' }).click()
  await expect(page).toHaveURL('/system')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Service Areas' })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(there)
  await page.goForward()
  await expect(page).toHaveURL('/system')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a page that needs no script loads none, and shows again after visiting another', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await bringToLife(page)
  expect(scripts.filter((url) => /\/(Home|Layout)-/.test(url))).toEqual([])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'System' }).click()
  await expect(page).toHaveURL('/system')
  await expect(page).toHaveTitle(/System/)
  await page.getByRole('banner').getByRole('link', { name: company.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Visitor Access Control')
  await expect(page).toHaveTitle(/Visitor Access Control/)
  expect(complaints).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu traps the focus, and closes by Escape, its button and choosing a link', async ({
    page,
  }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(menuOf(page)).toBeVisible()
    const names = new Set<string>()
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press('Tab')
      // At the end, the focus goes through the browser's own controls.
      const focused = await page.evaluate(() => {
        const { activeElement } = document
        if (!activeElement || activeElement === document.body) return 'outside the page'
        const isInside = activeElement.closest('dialog') !== null
        return isInside ? (activeElement.textContent ?? '') : 'behind the menu'
      })
      names.add(focused)
    }
    expect(names).toContain('Contact')
    expect(names).not.toContain('behind the menu')
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toBeHidden()
    await expect(open).toBeFocused()

    await open.click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menuOf(page)).toBeHidden()

    await open.click()
    await menuOf(page).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await expect(menuOf(page)).toBeHidden()
  })

  test('at 320 px nothing is wider than the screen, with notice and menu open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await expect(noticeOf(page)).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(320)
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await width()).toBe(320)
  })
})

test('the footer links to its anchors, privacy, the social networks in new tabs, and the login', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Features', 'How It Works', 'Videos', 'Coming Soon']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/#/)
  }
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  await expect(footer.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login')
  for (const { name, url } of company.networks) {
    const link = footer.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('cookie notice: Close hides it for this page view and stores nothing', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(noticeOf(page)).toBeVisible()
  await noticeOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(noticeOf(page)).toBeHidden()
  expect(await context.cookies()).toEqual([])
  await page.reload()
  await expect(noticeOf(page)).toBeVisible()
})

test('cookie notice: Accept is remembered for 365 days, on every page', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await noticeOf(page).getByRole('button', { name: 'Accept' }).click()
  await expect(noticeOf(page)).toBeHidden()
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({
    name: 'cookie-consent',
    value: 'true',
    path: '/',
    sameSite: 'Lax',
  })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364.9)
  expect(days).toBeLessThanOrEqual(365)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(noticeOf(page)).toBeHidden()
})

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`axe finds nothing at ${size.width} px: page, notice, menu`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    await expect(noticeOf(page)).toBeVisible()
    expect(await findings(page)).toEqual([])
    if (size.width > 1000) return
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await findings(page)).toEqual([])
  })
}
