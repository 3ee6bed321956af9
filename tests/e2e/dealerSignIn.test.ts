/** Signing in to the dealer portal, and what counts as leaving it. */
import type { Page } from '@playwright/test'
import { bringToLife } from './alive'
import { findings } from './axe'
import { expectPortal, expectSignedOut, isSignedIn, openPortal, signIn } from './dealerPeople'
import { passwords } from './ownSite'
import { picture } from './picture'
import { screens } from './screens'
import { expect, test } from './sharedServer'

test('a wrong password shows a red error, and the right one opens the portal', async ({ page }) => {
  await page.goto('/dealer/login')
  await expect(page.getByRole('heading', { name: 'Dealer Portal Access' })).toBeVisible()
  await expect(page).toHaveTitle(/^Dealer Portal Access/)
  await signIn(page, 'wrong guess')
  const problem = page.getByText('Invalid password')
  await expect(problem).toHaveCSS('color', 'rgb(185, 28, 28)')
  const field = page.getByPlaceholder('Dealer password')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Invalid password')
  await signIn(page)
  await expectPortal(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('dealer-token'))).toBe('authenticated')
})

test('a sign-in that fails on the network says so', async ({ page }) => {
  await page.route('**/api/session/dealer', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.goto('/dealer/login')
  await signIn(page)
  await expect(page.getByText('An error occurred during login')).toBeVisible()
  await page.unrouteAll()
  await signIn(page)
  await expectPortal(page)
})

test('the portal leads to the login and back to the requested page without extra history', async ({
  page,
}) => {
  await page.goto('/resources')
  await page.goto('/dealer/resources?type=ZIP')
  await expect(page).toHaveURL('/dealer/login')
  await signIn(page)
  await expect(page).toHaveURL('/dealer/resources?type=ZIP')
  await page.goBack()
  await expect(page).toHaveURL('/resources')
})

test('the flag in local storage alone gives no access', async ({ page }) => {
  await page.goto('/resources')
  await page.evaluate(() => localStorage.setItem('dealer-token', 'authenticated'))
  await page.goto('/dealer/resources')
  await expect(page).toHaveURL('/dealer/login')
  expect(await page.evaluate(() => localStorage.getItem('dealer-token'))).toBeNull()
  for (const address of ['/api/resources/published', '/api/resources/any/open']) {
    const reply = await page.request.get(address, { maxRedirects: 0 })
    expect([address, reply.ok()]).toEqual([address, false])
  }
})

test('a dealer’s session gives no access to admin pages', async ({ page }) => {
  await openPortal(page)
  expect((await page.request.get('/api/resources')).status()).toBe(401)
  await page.goto('/admin/resources')
  await expect(page).toHaveURL('/admin/login')
  // Opening it counted as leaving the portal.
  await expectSignedOut(page)
})

test('Logout ends the session and leads to the login', async ({ page }) => {
  await openPortal(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/dealer/login')
  await expectSignedOut(page)
  await page.goto('/dealer/resources')
  await expect(page).toHaveURL('/dealer/login')
})

test('the card on /resources says where it leads, with and without the page’s script', async ({
  page,
  context,
}) => {
  await page.goto('/resources')
  const card = page.getByRole('region', { name: 'Dealer Resources' })
  const access = card.getByRole('link', { name: 'Access Dealer Resources' })
  await expect(access).toBeHidden()
  await card.getByRole('link', { name: 'Login to Access' }).click()
  await expect(page).toHaveURL('/dealer/login')
  await signIn(page)
  await expectPortal(page)

  // A new tab elsewhere doesn't count as leaving.
  const other = await context.newPage()
  await other.route('**/assets/*.js', (route) => route.abort())
  await other.goto('/resources')
  const there = other.getByRole('region', { name: 'Dealer Resources' })
  await expect(there.getByRole('link')).toHaveText(['Access Dealer Resources'])
  await other.unrouteAll()
  await other.reload()
  await bringToLife(other)
  await there.getByRole('link', { name: 'Access Dealer Resources' }).click()
  await expectPortal(other)
  expect(await isSignedIn(page)).toBe(true)
})

const ways: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['a link', (page) => page.getByRole('link', { name: 'About Us' }).first().click()],
  ['a typed address', (page) => page.goto('/about')],
  ['the logo', (page) => page.getByRole('banner').getByRole('link').first().click()],
  ['the admins’ login', (page) => page.getByRole('link', { name: 'Admin' }).click()],
  ['the back button', (page) => page.goBack()],
]
for (const [name, leave] of ways) {
  test(`leaving by ${name} logs out here, on the server and in the other tab`, async ({
    page,
    context,
  }) => {
    await page.goto('/resources')
    await openPortal(page)
    const other = await context.newPage()
    await other.goto('/dealer/resources?type=PDF')
    await expectPortal(other)

    await leave(page)
    await expect(page).not.toHaveURL(/dealer/)
    await expectSignedOut(page)
    await expect(other).toHaveURL('/dealer/login')
    await page.goto('/dealer/resources')
    await expect(page).toHaveURL('/dealer/login')
    await signIn(other)
    await expect(other).toHaveURL('/dealer/resources?type=PDF')
  })
}

test('a tab whose session ended while it slept shows the login when looked at', async ({
  page,
}) => {
  await openPortal(page)
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const origin = new URL(page.url()).origin
  expect(
    (await fetch(`${origin}/api/session/dealer`, { method: 'DELETE', headers: { cookie, origin } }))
      .ok,
  ).toBe(true)
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(page).toHaveURL('/dealer/login')
})

test('a reload, another host and back, a call, and a new tab from a link don’t log the dealer out', async ({
  page,
  context,
}) => {
  await openPortal(page)
  await page.reload()
  await expectPortal(page)
  await page.goto('about:blank')
  await page.goBack()
  await expectPortal(page)
  await page.evaluate(() => fetch('/api/session/dealer'))
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: 'About Us' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL('/about')
  await bringToLife(tab)
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSignedIn(page)).toBe(true)
  // From then on it is a tab like any other, and its navigation ends no session.
  await tab.goto('/resources')
  expect(await isSignedIn(page)).toBe(true)
  await page.reload()
  await expectPortal(page)
})

test('a page restored from the browser’s cache notices that the dealer has left the portal', async ({
  page,
}) => {
  await page.goto('/about')
  await page.goto('/resources')
  // The state of a restored page: the tab entered the portal after this page had loaded.
  const data = { password: passwords.dealer }
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.post('/api/session/dealer', { data, headers })).ok()).toBe(true)
  await page.evaluate(() => {
    sessionStorage.setItem('dealer-tab', 'inside')
    localStorage.setItem('dealer-token', 'authenticated')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expectSignedOut(page)
  await expect(page.getByRole('link', { name: 'Login to Access' })).toBeVisible()
})

test('a dealer who visits another host and then one of our pages is logged out', async ({
  page,
}) => {
  await openPortal(page)
  await page.goto('about:blank')
  await page.goto('/system')
  await expectSignedOut(page)
})

test('on the dealer login axe finds nothing at any width, and the keyboard is enough', async ({
  page,
}) => {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await page.context().clearCookies()
    await page.goto('/dealer/login')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await signIn(page, 'wrong guess')
    await expect(page.getByText('Invalid password')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await picture(page, `dealer-login-${width}`)
    await page.getByPlaceholder('Dealer password').fill('')
    await page.keyboard.type('correct horse dealer')
    await page.keyboard.press('Enter')
    await expectPortal(page)
  }
})
