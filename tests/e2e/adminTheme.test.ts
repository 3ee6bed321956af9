/** Dark and light admin pages; headings and target sizes on each of them. */
import type { Page } from '@playwright/test'
import { adminPages } from './adminPages'
import { haveSession } from './adminPeople'
import { findings } from './axe'
import { expect, test } from './ownSite'

const white = 'rgb(255, 255, 255)'
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const theme = (page: Page) => page.locator('html').getAttribute('data-theme')

test('on a dark system the first paint is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  // Blocks the script that would render the page.
  await page.route('**/assets/main-*.js', (route) => route.abort())
  await page.goto('/admin/login')
  expect(await background(page)).not.toBe('rgba(0, 0, 0, 0)')
  expect(await background(page)).not.toBe(white)
  await page.goto('/dealer/login')
  expect(await background(page), 'dealer pages stay light').toBe('rgba(0, 0, 0, 0)')
})

test('a chosen theme is kept in this browser, applies in every tab, and only to admin pages', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await haveSession(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(await theme(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => theme(page), 'follows the system at once').toBe('light')

  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/admin/settings/team')
  await expect(other.getByRole('radio', { name: 'System' })).toBeChecked()
  await page.bringToFront()
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(() => theme(page)).toBe('dark')
  await expect.poll(() => theme(other)).toBe('dark')
  await other.reload()
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await theme(other)).toBe('dark')

  await page.getByRole('link', { name: 'View site' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => theme(page)).toBeNull()
  await expect(page.locator('body')).toHaveCSS('background-color', white)
})

test('a dark page prints light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await haveSession(page)
  await page.goto('/admin/brand')
  await expect(page.getByRole('heading', { name: 'Logo Files' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', white)
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`axe finds nothing on any admin page in the ${colorScheme}, headings are in order, targets 24 px`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    await haveSession(page)
    for (const path of adminPages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await findings(page), path).toEqual([])
      expect(await gaps(page), `${path}: heading levels`).toEqual([])
      expect(await smallTargets(page), path).toEqual([])
    }
  })
}

/** Headings more than one level below the previous one. */
function gaps(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName, innerText }) => ({ level: Number(tagName[1]), innerText }))
      .filter(({ level }, n, all) => level > (all[n - 1]?.level ?? 0) + 1)
      .map(({ level, innerText }) => `h${level} ${innerText}`),
  )
}

/** Every target that isn't a link within a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, textarea')]
      .filter((target) => target.checkVisibility() && !target.closest('label, .unseen'))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width > 1 && (width < 24 || height < 24)
      })
      .map((target) => target.outerHTML.slice(0, 160)),
  )
}
