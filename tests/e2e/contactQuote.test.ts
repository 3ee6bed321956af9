/** The quote form, from the visitor's Send to the admin's list. */
import { complaintsOf } from './complaints'
import { fill, openDialog, openForm } from './contactPeople'
import { expect, passwords, test } from './ownSite'

test('a quote form shows errors beside their fields, is stored, and reaches the admin live', async ({
  page,
  browser,
  server,
}) => {
  const complaints = complaintsOf(page)
  const admin = await (await browser.newContext({ baseURL: server.url })).newPage()
  await admin.goto('/admin/requests')
  await admin.getByPlaceholder('Admin password').fill(passwords.admin)
  await admin.getByRole('button', { name: 'Sign in' }).click()
  await expect(admin.getByText('No requests yet')).toBeVisible()
  await expect(admin.getByText('Live', { exact: true })).toBeVisible()

  await page.goto('/residential')
  const dialog = await openForm(page)
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Tell us your name.')
  await expect(dialog.getByText('Enter a phone number or an e-mail address.')).toBeVisible()
  await expect(dialog.getByText('Choose a property type.')).toBeVisible()

  await fill(page)
  await dialog.getByLabel(/may send me text messages/).check()
  await send.click()
  await expect(dialog.getByLabel(/may send me text messages/)).toBeFocused()
  await expect(dialog.getByText('Text messages need a phone number.')).toBeVisible()
  await dialog.getByLabel(/may send me text messages/).uncheck()
  await send.click()
  await expect(dialog.getByRole('heading', { name: /Thanks/ })).toBeFocused()
  const reference = /Q-\w{4}-\w{4}/.exec(
    (await dialog.getByRole('status').last().textContent()) ?? '',
  )
  expect(reference).not.toBeNull()

  const row = admin.getByRole('row').filter({ hasText: reference?.[0] ?? '' })
  await expect(row).toContainText('Dana Post')
  await expect(row).toContainText('Small business')
  await expect(admin.getByRole('link', { name: 'Requests 1 new' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a typed form survives a network failure and is sent once', async ({ page, server }) => {
  await page.goto('/about')
  const dialog = await openForm(page)
  await fill(page, 'Lee Hedge')
  const ids: unknown[] = []
  let isDown = true
  await page.route('**/api/contact/requests', async (route) => {
    ids.push(route.request().postDataJSON().id)
    // The first one arrives, but its reply is lost.
    if (isDown) await route.fetch()
    return isDown ? route.abort() : route.continue()
  })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'couldn’t send' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lee Hedge')
  // It survives closing the dialog.
  await page.keyboard.press('Escape')
  await openDialog(page)
  await send.click()
  await expect.poll(() => ids.length).toBe(2)
  await expect(dialog.getByRole('alert').filter({ hasText: 'couldn’t send' })).toBeVisible()
  isDown = false
  // What is corrected before it's sent again replaces what arrived.
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Leo Hedge')
  await send.click()
  await expect(dialog.getByRole('heading', { name: /Thanks/ })).toBeVisible()
  expect(new Set(ids).size).toBe(1)
  const stored = await page.request.post('/api/session/admin', {
    data: { password: passwords.admin },
    headers: { origin: server.url },
  })
  expect(stored.ok()).toBe(true)
  const { requests } = await (await page.request.get('/api/contact/requests')).json()
  expect(requests).toMatchObject([{ name: 'Leo Hedge' }])
})
