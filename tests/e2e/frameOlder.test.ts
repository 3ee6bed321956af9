/**
 * Browsers without `command` and `closedby` (Safari, older Firefox): the menu and Contact Us still
 * open and close, before and after the page's script.
 */
import type { Locator, Page } from '@playwright/test'
import { bringToLife } from './alive'
import { complaintsOf } from './complaints'
import { expect, test } from './sharedServer'

test.use({ viewport: { width: 390, height: 844 } })

/** Removes the properties that scripts detect, and the browser's own behavior. */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
}

/** A click that the page receives but the browser itself doesn't handle. */
async function clickBackdrop(dialog: Locator): Promise<void> {
  await dialog.dispatchEvent('click')
}

for (const isAlive of [false, true]) {
  const when = isAlive ? 'once the page lives' : 'before its script'

  test(`menu and Contact Us open and close in older browsers, ${when}`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await makeOlder(page)
    if (!isAlive) await page.route('**/assets/main-*.js', (route) => route.abort())
    await page.goto('/residential')
    if (isAlive) await bringToLife(page)

    const menu = page.getByRole('dialog', { name: 'Menu' })
    const openMenu = page.getByRole('button', { name: 'Open menu' })
    await openMenu.click()
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await expect(openMenu).toBeFocused()
    await openMenu.click()
    await clickBackdrop(menu)
    await expect(menu).toBeHidden()
    await openMenu.click()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(menu).toBeHidden()

    const contact = page.getByRole('dialog', { name: 'Contact Us' })
    await expect(page).toHaveURL('/#contact')
    await expect(contact).toBeVisible()
    await contact.getByRole('heading', { level: 2 }).click()
    await expect(contact).toBeVisible()
    await contact.getByRole('button', { name: 'Close modal' }).click()
    await expect(contact).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).click()
    await expect(contact).toBeVisible()
    await clickBackdrop(contact)
    await expect(contact).toBeHidden()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click()
    await page.keyboard.press('Escape')
    await expect(contact).toBeHidden()
    expect(complaints.filter((text) => isAlive || !text.includes('ERR_FAILED'))).toEqual([])
  })
}

test('this browser lacks the newer features once they are removed for these tests', async ({
  page,
}) => {
  await makeOlder(page)
  const body = `<!doctype html>
    <button command="show-modal" commandfor="one">Open</button>
    <dialog id="one" closedby="any">One</dialog>`
  await page.route('/plain', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/plain')
  await page.getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  await clickBackdrop(page.getByRole('dialog'))
  await expect(page.getByRole('dialog')).toBeVisible()
})
