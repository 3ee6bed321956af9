/** Goals, the funnel, campaigns, and the shared link for people who aren't signed in. */
import { anotherVisitor } from './alive'
import { openAnalytics, visit } from './analyticsPeople'
import { findings } from './axe'
import { complaintsOf } from './complaints'
import { expect, test } from './countedVisitors'
import { loseReply } from './loseReply'
import { expectFits } from './screens'
import { still } from './still'

test.use(still)

test('a button chosen as a goal is counted when a visitor presses it, and the funnel updates', async ({
  page,
  browser,
  server,
}) => {
  const complaints = complaintsOf(page)
  await openAnalytics(page, '?range=today')
  await page.getByRole('button', { name: 'Choose goals' }).click()
  const dialog = page.getByRole('dialog', { name: 'Goals' })
  await dialog.getByLabel('Name').fill('Asked for a quote')
  await dialog.getByLabel('Reached by').selectOption('Pressing a button')
  await dialog.getByRole('button', { name: 'Save goals' }).click()
  await expect(dialog.getByLabel('Its text')).toHaveAccessibleDescription(
    'Enter the text as visitors read it.',
  )
  await dialog.getByLabel('Its text').fill('get a QUOTE')
  await dialog.getByRole('button', { name: 'Add a goal' }).click()
  const second = dialog.getByRole('group', { name: 'Goal 2' })
  await second.getByLabel('Name').fill('Read about the system')
  await second.getByLabel('Page').selectOption('/system')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save goals' }).click()
  const goals = page.getByRole('region', { name: 'Goals' }).getByRole('listitem')
  await expect(goals).toHaveText([/Asked for a quote.*0/, /Read about the system.*0/])

  const visitor = await anotherVisitor(browser, server.url)
  await visitor.goto('/system')
  // Updates pause until the page's own visit has been reported.
  await expect(goals.nth(1)).toContainText('1100.0%', { timeout: 20_000 })
  await visitor.getByText('Get a quote', { exact: true }).first().click()
  await visitor.getByRole('button', { name: 'Request a quote' }).click()
  await expect(goals).toHaveText([/1100\.0%/, /1100\.0%/], { timeout: 20_000 })
  const steps = page.getByRole('region', { name: 'From visit to order' }).getByRole('listitem')
  await expect(steps.filter({ hasText: 'Opened the quote form' })).toContainText('1100.0%')
  await expect(steps.filter({ hasText: 'Sent a request' })).toContainText('0.0%')
  await visitor.context().close()
  expect(complaints).toEqual([])
})

test('goals another admin saved meanwhile are shown, and can be replaced', async ({ page }) => {
  await openAnalytics(page, '?range=today')
  await page.getByRole('button', { name: /(Choose|Edit) goals/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Goals' })
  await dialog.getByLabel('Name').first().fill('Mine')
  await page.evaluate(async () => {
    const { rev } = await (await fetch('/api/analytics/goals')).json()
    const goals = [
      { id: crypto.randomUUID(), name: 'Theirs', on: { kind: 'page', path: '/about' } },
    ]
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ goals, rev })
    await fetch('/api/analytics/goals', { method: 'PUT', headers, body })
  })
  const save = dialog.getByRole('button', { name: 'Save goals' })
  await save.click()
  const conflict = dialog.getByRole('region', { name: 'Changed by someone else' })
  await expect(conflict).toContainText('Theirs (/about)')
  await expect(save).toBeDisabled()
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await save.click()
  await expect(dialog).toBeHidden()
  const goals = page.getByRole('region', { name: 'Goals' }).getByRole('listitem')
  await expect(goals.first()).toContainText('Mine')
})

test('goals whose save had its reply lost are saved again', async ({ page }) => {
  await openAnalytics(page, '?range=today')
  await page.getByRole('button', { name: /(Choose|Edit) goals/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Goals' })
  await dialog.getByLabel('Name').first().fill('Saved once')
  await loseReply(page, 'PUT /api/analytics/goals')
  const save = dialog.getByRole('button', { name: 'Save goals' })
  await save.click()
  await expect(dialog.getByText('They weren’t saved.')).toBeVisible()
  await save.click()
  await expect(dialog).toBeHidden()
})

test('campaigns, entry and exit pages fit at every width', async ({ page, server }) => {
  await visit(server, {
    name: 'from a sign',
    paths: ['/residential', '/about'],
    source: 'sign',
    medium: 'print',
    campaign: 'spring',
    content: 'north gate',
  })
  await openAnalytics(page, '?range=today')
  const campaigns = page.getByRole('region', { name: 'Campaigns' })
  await expect(campaigns.getByRole('row').nth(1)).toContainText(
    'spring Source sign, medium print, content north gate',
  )
  const pages = page.getByRole('region', { name: 'Top Pages' })
  await pages.getByRole('button', { name: 'Entry' }).click()
  await expect(pages.getByRole('row', { name: 'Residential /residential 1' })).toBeVisible()
  await expect(pages.getByRole('row', { name: /About/ })).toBeHidden()
  await pages.getByRole('button', { name: 'Exit' }).click()
  await expect(pages.getByRole('row', { name: 'About Us /about 1' })).toBeVisible()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFits(page)
  }
  expect(await findings(page)).toEqual([])
})

test('a shared link shows the figures to anyone who has it, until it is removed', async ({
  page,
  browser,
  server,
}) => {
  await visit(server, { name: 'somebody' })
  await openAnalytics(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the figures' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(await findings(page)).toEqual([])

  const other = await anotherVisitor(browser, server.url)
  const complaints = complaintsOf(other)
  await other.goto(link)
  await expect(other.getByRole('heading', { name: /^Figures of/ })).toBeVisible()
  await expect(other.getByRole('region', { name: 'Key figures' })).toBeInViewport()
  await expect(other.getByRole('region', { name: 'Key figures' })).toContainText('1')
  await other.getByRole('button', { name: '7 days' }).click()
  await expect(other.getByText('These 7 days')).toBeVisible()
  await expect(other.getByRole('button', { name: /goals/ })).toBeHidden()
  for (const width of [390, 820, 1440]) {
    await other.setViewportSize({ width, height: 900 })
    await expectFits(other)
  }
  expect(await findings(other)).toEqual([])
  expect(complaints).toEqual([])

  const remove = dialog.getByRole('button', { name: 'Remove link' }).first()
  const question = page.getByRole('alertdialog', { name: 'Remove the link?' })
  await remove.click()
  expect(await findings(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(remove).toBeFocused()
  await other.reload()
  await expect(other.getByRole('heading', { name: /^Figures of/ })).toBeVisible()
  await remove.click()
  await question.getByRole('button', { name: 'Remove link' }).click()
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await other.reload()
  await expect(other.getByText('This link shows no figures.')).toBeVisible()
  await other.context().close()
})
