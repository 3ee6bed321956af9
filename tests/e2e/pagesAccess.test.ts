/** Every page: axe, narrow screens, an empty console and no third-party requests. */
import { bringToLife } from './alive'
import { findings } from './axe'
import { complaintsOf } from './complaints'
import { publicPages, unknownPage } from './pagesList'
import { expect, test } from './sharedServer'

const pages = [...publicPages, unknownPage]

for (const width of [390, 1440]) {
  test(`axe finds nothing on any page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of pages) {
      await page.goto(path)
      expect(await findings(page), path).toEqual([])
    }
  })
}

for (const [width, text] of [
  [320, 16],
  [390, 32],
  [1280, 32],
] as const) {
  test(`no page scrolls sideways at ${width} px with text of ${text} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } })
    for (const { path } of pages) {
      await page.goto(path)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, wider]).toEqual([path, 0])
    }
  })
}

for (const { path, heading } of publicPages) {
  test(`React hydrates ${path} without warnings, and no other host is contacted`, async ({
    page,
    server,
  }) => {
    const complaints = complaintsOf(page)
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) strangers.push(request.url())
    })
    await page.goto(path)
    const before = await page.locator('#root').textContent()
    await bringToLife(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await page.locator('#root').textContent()).toBe(before)
    expect(complaints).toEqual([])
    expect(strangers).toEqual([])
  })
}

for (const isAlive of [false, true]) {
  const when = isAlive ? 'once the page lives' : 'before any script'
  test(`a link to a section scrolls it below the fixed header, ${when}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/system')
    if (isAlive) await bringToLife(page)
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Pricing').click()
    const heading = page.getByRole('heading', { name: 'Pricing & Plans' })
    await expect(heading).toBeInViewport()
    const header = await page.locator('header').first().boundingBox()
    await expect
      .poll(async () => (await page.locator('#pricing').boundingBox())?.y)
      .toBeCloseTo(header?.height ?? 0, -1)
    if (isAlive) await expect(heading).toBeFocused()
  })
}

test('navigating to another page moves the focus to its heading', async ({ page }) => {
  await page.goto('/residential')
  await bringToLife(page)
  await page.getByRole('link', { name: 'View Full Details' }).press('Enter')
  await expect(page).toHaveTitle(/System Details/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
