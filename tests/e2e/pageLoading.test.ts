/** Pages whose script can't be fetched: the line died between two clicks. */
import { signIn } from './adminPeople'
import { bringToLife } from './alive'
import { expect, test } from './ownSite'

test('an admin page that didn’t load leaves the tools, and loads once the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/admin/login')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await context.setOffline(true)
  const tools = page.getByRole('navigation', { name: 'Tools' })
  await tools.getByRole('link', { name: 'Brand' }).click()
  const failed = page.getByRole('heading', { name: 'This page couldn’t be loaded' })
  await expect(failed).toBeFocused()
  await expect(tools).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Brand Guidelines', level: 1 })).toBeVisible()
})

test('an admin page whose script fails once is tried again', async ({ page }) => {
  await page.goto('/admin/login')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  let failures = 0
  await page.route('**/BrandPage-*.js', (route) =>
    ++failures === 1 ? route.abort() : route.continue(),
  )
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Brand' }).click()
  await expect(page.getByRole('heading', { name: 'Brand Guidelines', level: 1 })).toBeVisible()
  expect(failures).toBe(2)
})

test('a page of the site that didn’t load can be reloaded', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'System' })
  await bringToLife(page)
  await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort())
  await link.click()
  const reload = page.getByRole('button', { name: 'Reload' })
  await expect(reload).toBeVisible()
  await page.unrouteAll()
  await reload.click()
  await expect(page).toHaveURL('/system')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
