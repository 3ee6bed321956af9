/** Helpers for visitors in the contact dialog. */
import { expect, type Page } from '@playwright/test'

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Contact Us' })

export async function openDialog(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click()
  await expect(dialogOf(page)).toBeVisible()
  return dialogOf(page)
}

export async function openForm(page: Page) {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Request a quote' }).click()
  await expect(dialog.getByRole('heading', { name: 'Request a quote' })).toBeFocused()
  return dialog
}

export async function fill(page: Page, name = 'Dana Post') {
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill(name)
  await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill('dana@post.example')
  await dialog.getByLabel('Property type').selectOption({ label: 'Small business' })
  await dialog.getByLabel('Number of doors or gates').fill('2')
}
