/** Actions on /system: ask Whisper, request a quote. */
import { contactDialog } from '#shared/content/frame/contactDialog'
import { system } from '#shared/content/system'
import { expect, test } from './sharedServer'
import { panelOf } from './visitor'

test('the available assistant in Coming Soon opens Whisper', async ({ page }) => {
  await page.goto('/system#coming-soon')
  const item = page.getByRole('listitem').filter({ hasText: system.comingSoon.here })
  await expect(item.getByRole('heading')).toHaveText('AI assistant for 24/7 support')
  await item.getByRole('button', { name: system.comingSoon.open }).click()
  await expect(panelOf(page)).toBeVisible()
})

test('the quote form opens from beside the prices', async ({ page }) => {
  await page.goto('/system#pricing')
  await page.getByRole('button', { name: system.pricing.button }).click()
  await expect(page.getByRole('dialog', { name: contactDialog.title })).toBeVisible()
})
