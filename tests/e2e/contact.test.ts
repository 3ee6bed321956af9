/** The contact dialog: ways to reach the company, and its form before sending. */
import { findings } from './axe'
import { dialogOf, openDialog } from './contactPeople'
import { picture } from './picture'
import { expect, test } from './sharedServer'

test('the contact dialog has real links, opens and closes every way, and needs no page script', async ({
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

test('links to /#contact open the dialog over its section, from this page and others', async ({
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
  // A reload must not open the dialog again.
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(dialogOf(page)).toBeHidden()
})

test('a form that fails to load shows an error, and loads at the next click', async ({ page }) => {
  await page.route('**/assets/quote-*.js', (route) => route.abort())
  await page.goto('/')
  const dialog = await openDialog(page)
  const button = dialog.getByRole('button', { name: 'Request a quote' })
  await button.click()
  await expect(dialog.getByText('The form didn’t load.')).toBeVisible()
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
  test(`in the contact dialog axe finds nothing at ${size.width} px, with form and errors`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await page.goto('/')
    const dialog = await openDialog(page)
    expect(await findings(page)).toEqual([])
    await picture(page, `contact-${size.width}`)
    await dialog.getByRole('button', { name: 'Request a quote' }).click()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(dialog.getByText('Tell us your name.')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await picture(page, `quote-form-${size.width}`)
  })
}
