/** Editing a tagline: on other admins' screens, on the public site, and by two admins at once. */
import type { Browser, Page } from '@playwright/test'
import { haveSession } from './adminPeople'
import { anotherVisitor, bringToLife } from './alive'
import { complaintsOf } from './complaints'
import { expect, test } from './ownSite'
import { still } from './still'
import { test as killing } from './test'

test.use(still)

async function openBrand(page: Page) {
  await haveSession(page)
  await page.goto('/admin/brand')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(edit(page)).toBeVisible()
}

async function another(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await openBrand(page)
  return page
}

const edit = (page: Page) => page.getByRole('button', { name: 'Edit primary tagline' })
const box = (page: Page) => page.getByRole('textbox', { name: 'Primary tagline' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const chapter = (page: Page) => page.getByRole('region', { name: 'Taglines & Slogans' })
const footer = (page: Page) => page.getByRole('contentinfo')

test('a saved tagline changes at once on another admin’s screen, and on the site’s next page', async ({
  page,
  browser,
  server,
}) => {
  await openBrand(page)
  const other = await another(browser, server.url)
  await edit(page).click()
  await box(page).fill('Open from anywhere')
  await box(page).press('Enter')
  await expect(page.getByText('Primary tagline saved.')).toBeVisible()
  await expect(chapter(other).getByText('Open from anywhere')).toBeVisible()

  // Within the admin's own tab, the public page is rendered only by the browser.
  await page.getByRole('link', { name: 'View site' }).click()
  await expect(footer(page)).toContainText('Open from anywhere')
  // As served, and again after React has hydrated it.
  for (const path of ['/', '/about', '/nowhere']) {
    const visitor = await anotherVisitor(browser, server.url)
    const complaints = complaintsOf(visitor)
    await visitor.goto(path)
    await expect(footer(visitor)).toContainText('Open from anywhere')
    await bringToLife(visitor)
    await expect(footer(visitor)).toContainText('Open from anywhere')
    await expect(footer(visitor)).not.toContainText('Smart Property Access')
    expect(complaints.filter((words) => !words.includes('404'))).toEqual([])
    await visitor.context().close()
  }
  await other.context().close()
})

test('a tagline is plain text, whatever it contains', async ({ page, browser, server }) => {
  const hostile = `<img src=x onerror="document.title='owned'"> </script> & %KEPT%`
  await openBrand(page)
  await edit(page).click()
  await box(page).fill(hostile)
  await save(page).click()
  await expect(page.getByText('Primary tagline saved.')).toBeVisible()
  const visitor = await anotherVisitor(browser, server.url)
  const complaints = complaintsOf(visitor)
  await visitor.goto('/')
  await expect(footer(visitor)).toContainText(hostile)
  await bringToLife(visitor)
  await visitor.goto('/about')
  await bringToLife(visitor)
  await expect(footer(visitor)).toContainText(hostile)
  await expect(visitor).not.toHaveTitle('owned')
  expect(complaints).toEqual([])
})

test('editing a tagline is undone by Cancel and by Escape', async ({ page }) => {
  await openBrand(page)
  for (const giveUp of [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => box(page).press('Escape'),
  ]) {
    await edit(page).click()
    await expect(box(page)).toBeFocused()
    await box(page).fill('Never saved')
    await giveUp()
    await expect(chapter(page).getByText('Smart Property Access')).toBeVisible()
    await expect(edit(page)).toBeFocused()
  }
  await page.reload()
  await expect(chapter(page).getByText('Smart Property Access')).toBeVisible()
})

test('an unsaved tagline survives a reload', async ({ page }) => {
  await openBrand(page)
  await edit(page).click()
  await box(page).fill('Half written')
  await page.reload()
  await expect(box(page)).toHaveValue('Half written')
  await box(page).press('Enter')
  await expect(chapter(page).getByText('Half written')).toBeVisible()
  await expect(edit(page)).toBeFocused()
})

test.describe('a tagline edited by two admins', () => {
  test('tells the second when the first saves, loses nothing, and lets them decide', async ({
    page,
    browser,
    server,
  }) => {
    await openBrand(page)
    const other = await another(browser, server.url)
    await edit(other).click()
    await box(other).fill('The second one')
    await edit(page).click()
    await box(page).fill('The first one')
    await save(page).click()

    await expect(
      other.getByText('Another admin saved “The first one” in the meantime'),
    ).toBeVisible()
    await expect(box(other)).toHaveValue('The second one')
    await save(other).click()
    await expect(other.getByText('Not saved. Another admin changed this tagline')).toBeVisible()
    await expect(box(other)).toHaveValue('The second one')
    await expect(chapter(page).getByText('The first one')).toBeVisible()

    await other.getByRole('button', { name: 'Keep mine' }).click()
    await save(other).click()
    await expect(chapter(page).getByText('The second one')).toBeVisible()
    await other.context().close()
  })

  test('tells the second also after a disconnection, and lets them take the other text', async ({
    page,
  }) => {
    await openBrand(page)
    await edit(page).click()
    await box(page).fill('Written offline')
    // Events about it never arrive.
    await page.context().setOffline(true)
    const address = '/api/brand/taglines/primary-tagline'
    const headers = { 'sec-fetch-site': 'same-origin' }
    const first = await page.request.put(address, {
      data: { value: 'The first one', rev: 0 },
      headers,
    })
    expect(first.ok()).toBe(true)
    await page.context().setOffline(false)
    await save(page).click()
    await expect(
      page.getByText('Another admin saved “The first one” in the meantime'),
    ).toBeVisible()
    await expect(box(page)).toHaveValue('Written offline')
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect(chapter(page).getByText('The first one')).toBeVisible()
    await expect(edit(page)).toBeFocused()
  })
})

killing(
  'is still in the box when the server cannot be reached, and is saved when it can',
  async ({ page, server }) => {
    await openBrand(page)
    await edit(page).click()
    await box(page).fill('Kept through it')
    await server.kill()
    await save(page).click()
    await expect(page.getByText(/^Not saved\./)).toBeVisible()
    await expect(box(page)).toHaveValue('Kept through it')
    await server.start()
    await save(page).click()
    await expect(chapter(page).getByText('Kept through it')).toBeVisible()
  },
)
