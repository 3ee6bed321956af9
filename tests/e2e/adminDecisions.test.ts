import { anotherAdmin, cardOf, openLiveChats, visitorAt } from './adminPeople'
import { expect, test } from './ownSite'

test('an erasure is approved after a confirmation, and the messages leave every screen', async ({
  page,
  browser,
  server,
}) => {
  const visitor = await visitorAt(server)
  await visitor.say('This is Dana from 14 Alder Court.')
  await visitor.say('Call me please.')
  await openLiveChats(page)
  const other = await anotherAdmin(browser, server.url)
  await visitor.erase()
  const card = cardOf(page, 'Call me please.')
  await expect(card).toContainText('Erasure requested')
  await expect(page.getByText('Erasure requested')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Approve erasure' })).toHaveCount(1)
  await card.getByRole('button', { name: 'Approve erasure' }).click()
  const question = page.getByRole('alertdialog', { name: 'Approve erasure?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Approve erasure' }).click()
  await question.getByRole('button', { name: 'Approve erasure' }).click()
  for (const admin of [page, other]) await expect(admin.getByRole('article')).toHaveCount(0)
  await expect(other.getByText('No interactions yet')).toBeVisible()
})

test('an erasure is declined only with a reason', async ({ page, server }) => {
  const visitor = await visitorAt(server)
  await visitor.say('Please send an invoice.')
  await visitor.erase()
  await openLiveChats(page)
  const card = cardOf(page, 'Please send an invoice.')
  await card.getByRole('button', { name: 'Decline with a reason' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline the erasure' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('button', { name: 'Decline erasure' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByRole('textbox').fill('The invoice has to be kept for ten years.')
  await dialog.getByRole('button', { name: 'Decline erasure' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).not.toContainText('Erasure requested')
  await card.click()
  await expect(page.getByRole('complementary')).toContainText('has to be kept')
})

test('Whisper’s visibility is saved at once and updates in every tab', async ({
  page,
  browser,
  server,
}) => {
  await openLiveChats(page)
  const other = await anotherAdmin(browser, server.url)
  await page.getByRole('tab', { name: 'Settings' }).click()
  const settings = page.getByRole('tabpanel')
  await expect(
    settings.getByText('Toggle whether Whisper is visible on the main site'),
  ).toBeVisible()
  const toggle = settings.getByRole('switch', { name: 'Whisper Visibility' })
  await expect(toggle).toBeChecked()
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await expect(toggle).toHaveText('Hidden')
  await expect(other.getByRole('switch', { name: 'Whisper Visibility' })).toHaveText('Hidden')
  await page.reload()
  await expect(settings.getByRole('switch', { name: 'Whisper Visibility' })).toHaveText('Hidden')
})

test('a visibility change that fails is reverted with an error', async ({ page }) => {
  await openLiveChats(page)
  const toggle = page.getByRole('banner').or(page.getByRole('main')).getByRole('switch', {
    name: 'Whisper Visibility',
  })
  await page.route('**/api/whisper/settings', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await toggle.click()
  await expect(page.getByText(/Not saved\./)).toBeVisible()
  await expect(toggle).toHaveText('Visible')
})

test('a list that fails to load shows an error and can be retried', async ({ page }) => {
  await page.route('**/api/chat/interactions*', (route) => route.abort())
  await page.goto('/admin/whisper/live-chats')
  await page.getByPlaceholder('Admin password').fill('correct horse admin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('The interactions couldn’t be loaded.')).toBeVisible({
    timeout: 20_000,
  })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No interactions yet')).toBeVisible()
})
