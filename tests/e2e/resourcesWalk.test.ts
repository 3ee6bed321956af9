/** Dealer resources from end to end: two admins and a dealer at the same time. */
import type { Browser, Page } from '@playwright/test'
import { somePdf } from '../resources/adminAndDealer'

import { signIn as signInAsAdmin } from './adminPeople'
import { openPortal } from './dealerPeople'
import { expect, test } from './ownSite'
import type { Site } from './sites'

async function adminAt(browser: Browser, { url }: Site): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, locale: 'en-US' })).newPage()
  await page.goto('/admin/resources')
  await signInAsAdmin(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  return page
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title })

test('an admin uploads, another sees it, a dealer downloads, both see the count; then it is deleted', async ({
  page: dealer,
  browser,
  server,
}) => {
  const writing = await adminAt(browser, server)
  const watching = await adminAt(browser, server)

  await writing.getByRole('link', { name: 'Add Resource' }).click()
  await writing.getByLabel('Title').fill('Wiring diagram')
  await writing.getByLabel('Description').fill('Every terminal of every controller.')
  await writing
    .locator('input[type=file]')
    .setInputFiles({ name: 'wiring.pdf', mimeType: 'application/pdf', buffer: somePdf() })
  await expect(writing.getByText('is uploaded')).toBeVisible()
  await writing.getByRole('button', { name: 'Save Resource' }).click()
  await expect(rowOf(writing, 'Wiring diagram')).toContainText('0 downloads')
  await expect(rowOf(watching, 'Wiring diagram')).toContainText('0 downloads')

  await openPortal(dealer)
  const button = dealer.getByRole('link', { name: 'Download Wiring diagram' })
  for (const count of ['1 download', '2 downloads']) {
    await button.click()
    for (const admin of [writing, watching]) {
      await expect(rowOf(admin, 'Wiring diagram')).toContainText(count)
    }
  }

  // An admin who is editing it learns that somebody else changed it.
  await writing.getByRole('link', { name: 'Edit Wiring diagram' }).click()
  await watching.getByRole('link', { name: 'Edit Wiring diagram' }).click()
  await writing.getByLabel('Title').fill('Wiring of the controllers')
  await watching.getByLabel('Title').fill('Wiring, all controllers')
  await watching.getByRole('button', { name: 'Save Resource' }).click()
  await writing.getByRole('button', { name: 'Take theirs' }).click()
  await expect(writing.getByLabel('Title')).toHaveValue('Wiring, all controllers')

  await watching.getByRole('button', { name: 'Delete Wiring, all controllers' }).click()
  await watching.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(writing.getByText('Resource not found')).toBeVisible()
  const opened = dealer.context().waitForEvent('page')
  await button.click()
  const tab = await opened
  await expect(tab.getByText('This resource is no longer available.')).toBeVisible()
})
