import { openLiveChats, signIn } from './adminPeople'
import { expect, test } from './ownSite'

test('a wrong password shows an error beside the field, and the right one opens the dashboard', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
  await signIn(page, 'wrong guess')
  const problem = page.getByText('Invalid password')
  await expect(problem).toBeVisible()
  await expect(problem).toHaveCSS('color', 'rgb(185, 28, 28)')
  const field = page.getByPlaceholder('Admin password')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Invalid password')
  await signIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: /Whisper Settings/ }).click()
  await expect(page.getByRole('heading', { name: 'Whisper Admin Panel' })).toBeVisible()
})

test('a sign-in that fails on the network says so', async ({ page }) => {
  await page.route('**/api/session/admin', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.goto('/admin/login')
  await signIn(page)
  await expect(page.getByText('An error occurred during login')).toBeVisible()
  await page.unrouteAll()
  await signIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
})

test('a user who guesses too often is told how long to wait, and can then sign in', async ({
  page,
}) => {
  await page.goto('/admin/login')
  const button = page.getByRole('button', { name: /^Sign in/ })
  for (let guess = 0; guess < 6; guess += 1) {
    await page.getByPlaceholder('Admin password').fill(`guess ${guess}`)
    const reply = page.waitForResponse('**/api/session/admin')
    await button.click()
    await reply
  }
  await expect(page.getByText(/Too many wrong passwords. Wait \d+ seconds?/)).toBeVisible()
  await expect(button).toBeDisabled()
  await expect(button).toBeEnabled({ timeout: 10_000 })
  await signIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
})

test('a page that needs a session leads to the login and back without extra history', async ({
  page,
}) => {
  await page.goto('/')
  await page.goto('/admin/whisper/live-chats?filter=negative')
  await expect(page).toHaveURL('/admin/login')
  await signIn(page)
  await expect(page).toHaveURL('/admin/whisper/live-chats?filter=negative')
  await expect(page.getByRole('button', { name: /^Negative/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a signed-in user isn’t asked again, and one whose password was changed is told why', async ({
  page,
  request,
}) => {
  await page.goto('/admin/login')
  await signIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto('/')
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard')

  const member = { name: 'Ruth', role: 'admin', email: '' }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const added = await (await page.request.post('/api/team', { data: member, headers })).json()
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.goto('/admin/login')
  await signIn(page, added.password)
  await expect(page).toHaveURL('/admin/dashboard')
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await request.post(`/api/team/members/${added.id}/password`, { headers: { ...headers, cookie } })
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('The password was changed, so you were signed out.')).toBeVisible()
})

test('the flag in local storage gives no access without a session', async ({ page }) => {
  await page.goto('/admin/login')
  await page.evaluate(() => localStorage.setItem('admin-token', 'authenticated'))
  await page.goto('/admin/whisper/settings')
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull()
})

test('logging out leads to the site and ends every open page of the session', async ({ page }) => {
  await openLiveChats(page)
  const other = await page.context().newPage()
  await other.goto('/admin/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/admin/login')
  await other.goto('/admin/dashboard')
  await expect(other).toHaveURL('/admin/login')
  await signIn(page)
  await expect(page).toHaveURL('/admin/whisper/live-chats')
})

test('a session ended elsewhere disconnects the admin, who lands on the login', async ({
  page,
  request,
}) => {
  await openLiveChats(page)
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, origin: new URL(page.url()).origin }
  expect((await request.delete('/api/session/admin', { headers })).ok()).toBe(true)
  await expect(page).toHaveURL('/admin/login', { timeout: 5_000 })
})
