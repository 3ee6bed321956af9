/** The contact dialog and its quote form, from the click to the admin's list. */
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { complaintsOf } from './complaints'
import { picture } from './picture'
import { expect, passwords, test } from './test'
import { panelOf, signInAdmin } from './visitor'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Contact Us' })

async function openDialog(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click()
  await expect(dialogOf(page)).toBeVisible()
  return dialogOf(page)
}

async function openForm(page: Page) {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Send me a quote form' }).click()
  await expect(dialog.getByRole('heading', { name: 'Send me a quote form' })).toBeFocused()
  return dialog
}

async function fill(page: Page, name = 'Dana Post') {
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('dana@post.example')
  await dialog.getByLabel('Property type').selectOption({ label: 'Small business' })
  await dialog.getByLabel('Number of doors or gates').fill('2')
}

test('holds real links, opens and closes every way, and needs no script of the page', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  const dialog = await openDialog(page)
  expect((await dialog.boundingBox())?.width).toBe(672)
  const links = await dialog
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.replace(/[^:/]*$/, '') ?? ''),
    )
  expect(links).toEqual(['tel:', 'sms:', '/', 'mailto:'])
  await expect(dialog).toContainText(/rates may apply.*STOP.*HELP/)
  await expect(dialog).toContainText('Free consultation and quote')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Contact' })).toBeFocused()
  await openDialog(page)
  await dialog.getByRole('button', { name: 'Close modal' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Contact Us' }).click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(20, 400)
  await expect(dialog).toBeHidden()
})

test('links to /#contact open it over its section, from here and from another page', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('navigation', { name: 'Main' })
  await header.getByRole('link', { name: 'Contact' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/about')
  await header.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/#contact')
  await expect(dialogOf(page)).toBeVisible()
  // A reload is no wish to get in touch again.
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(dialogOf(page)).toBeHidden()
})

test('offers Whisper, and not while Whisper is hidden', async ({ page, server }) => {
  await page.goto('/')
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Chat with Whisper' }).click()
  await expect(dialog).toBeHidden()
  await expect(panelOf(page)).toBeVisible()
  const admin = await signInAdmin(server)
  await admin.show(false)
  await admin.dispose()
  await page.goto('/about')
  await openDialog(page)
  await expect(dialog.getByRole('button', { name: 'Chat with Whisper' })).toBeHidden()
  await expect(dialog.getByText('Ask Whisper')).toBeHidden()
})

test('a quote form says what is wrong beside its field, is stored, and reaches the admin live', async ({
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
  await expect(dialog.getByText('Give a phone number or an e-mail address.')).toBeVisible()
  await expect(dialog.getByText('Choose what it is for.')).toBeVisible()

  await fill(page)
  await dialog.getByLabel(/may send me text messages/).check()
  await send.click()
  await expect(dialog.getByLabel(/may send me text messages/)).toBeFocused()
  await expect(dialog.getByText('Text messages need a phone number.')).toBeVisible()
  await dialog.getByLabel(/may send me text messages/).uncheck()
  await send.click()
  await expect(dialog.getByRole('heading', { name: /Thank you/ })).toBeFocused()
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

test('what was typed outlives a dead network, and is sent once', async ({ page, server }) => {
  await page.goto('/')
  const dialog = await openForm(page)
  await fill(page, 'Lee Hedge')
  const ids: unknown[] = []
  let isDown = true
  await page.route('**/api/contact/requests', async (route) => {
    ids.push(route.request().postDataJSON().id)
    // The first arrives, and its answer is lost.
    if (isDown) await route.fetch()
    return isDown ? route.abort() : route.continue()
  })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'was not sent' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lee Hedge')
  // It is still there after the dialog was closed.
  await page.keyboard.press('Escape')
  await openDialog(page)
  isDown = false
  await send.click()
  await expect(dialog.getByRole('heading', { name: /Thank you/ })).toBeVisible()
  expect(new Set(ids).size).toBe(1)
  const stored = await page.request.post('/api/session/admin', {
    data: { password: passwords.admin },
    headers: { origin: server.url },
  })
  expect(stored.ok()).toBe(true)
  const { requests } = await (await page.request.get('/api/contact/requests')).json()
  expect(requests).toHaveLength(1)
})

test('a form that did not load says so, and loads at the next click', async ({ page }) => {
  await page.route('**/assets/quote-*.js', (route) => route.abort())
  await page.goto('/')
  const dialog = await openDialog(page)
  const button = dialog.getByRole('button', { name: 'Send me a quote form' })
  await button.click()
  await expect(dialog.getByText('The form did not load.')).toBeVisible()
  await page.unroute('**/assets/quote-*.js')
  await page.reload()
  await openDialog(page)
  await button.click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`axe finds nothing at ${size.width} px: the ways, the form, its problems`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await page.goto('/')
    const dialog = await openDialog(page)
    expect(await findings(page)).toEqual([])
    await picture(page, `contact-${size.width}`)
    await dialog.getByRole('button', { name: 'Send me a quote form' }).click()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(dialog.getByText('Tell us your name.')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await picture(page, `quote-form-${size.width}`)
  })
}
