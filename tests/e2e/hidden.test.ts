/** While an admin hides Whisper, no page offers it. */
import { system } from '#shared/content/system'
import { openDialog } from './contactPeople'
import { expect, test } from './ownSite'
import { panelOf, signInAdmin } from './visitor'

test('the available assistant opens from Coming Soon, and isn’t mentioned while hidden', async ({
  page,
  server,
}) => {
  await page.goto('/')
  const soon = page.getByRole('region', { name: 'Coming Soon' })
  const here = soon.getByRole('listitem').filter({ hasText: 'AI assistant for 24/7 support' })
  await expect(here).toContainText('Available now')
  await here.getByRole('button', { name: 'Chat with Whisper' }).click()
  await expect(panelOf(page)).toBeVisible()
  const admin = await signInAdmin(server)
  await admin.show(false)
  await admin.dispose()
  await page.goto('/about')
  await page.goto('/')
  await expect(soon.getByText('Invisible Keys')).toBeVisible()
  await expect(here).toBeHidden()
})

test('no button offers Whisper while it is hidden', async ({ page, server }) => {
  const admin = await signInAdmin(server)
  await admin.show(false)
  await admin.dispose()
  await page.goto('/system')
  await expect(page.getByRole('heading', { name: system.comingSoon.heading })).toBeVisible()
  await expect(page.getByRole('button', { name: /Whisper/ })).toHaveCount(0)
})

test('the contact dialog offers Whisper, except while it is hidden', async ({ page, server }) => {
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
