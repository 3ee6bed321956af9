/** Quote requests on the admin's screen. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Page, request } from '@playwright/test'

import { signIn } from './adminPeople'
import { expect, test } from './ownSite'
import { picture } from './picture'
import { expectFits } from './screens'
import type { Site } from './sites'

const people = [
  { name: 'Dana Post', phone: '703-555-0100', propertyType: 'home', message: '' },
  { name: 'Lee Hedge', email: 'lee@hedge.example', propertyType: 'business', message: '=1+1' },
  {
    name: 'Kim Lock',
    phone: '703-555-0103',
    propertyType: 'community',
    message: 'Two gates on the drive, the second is for deliveries only.',
  },
]

async function ask(server: Site, person: object) {
  const context = await request.newContext({ baseURL: server.url })
  const reply = await context.post('/api/contact/requests', {
    data: { id: randomUUID(), entrances: 2, ...person },
    headers: { origin: server.url },
  })
  expect(reply.ok()).toBe(true)
  await context.dispose()
}

async function openRequests(page: Page) {
  await page.goto('/admin/requests')
  await signIn(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
}

test('requests arrive live and are searched, counted, changed and undone in every tab', async ({
  page,
  server,
  context,
}) => {
  await openRequests(page)
  await expect(page.getByText('No requests yet')).toBeVisible()
  for (const person of people) await ask(server, person)
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText('Kim Lock')
  await expect(page.getByRole('link', { name: 'Requests 3 new' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Tools 3 to look at' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })

  const other = await context.newPage()
  await other.goto('/admin/requests?status=new')
  await expect(other.getByRole('row')).toHaveCount(4)

  await page.getByRole('combobox', { name: /Lee Hedge/ }).selectOption('contacted')
  await expect(page.getByRole('button', { name: 'Contacted 1' })).toBeVisible()
  await expect(other.getByRole('row')).toHaveCount(3)
  await expect(other.getByRole('link', { name: 'Requests 2 new' })).toBeVisible()
  await page.getByRole('button', { name: 'Contacted 1' }).click()
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/status=contacted/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('None with this status')).toBeVisible()
  await expect(other.getByRole('row')).toHaveCount(4)
  await page.getByRole('button', { name: 'Show all requests' }).click()

  await page.getByRole('searchbox').fill('deliveries')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('No match')).toBeVisible()

  await page.goto('/admin/dashboard')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Quote Requests/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Requests' })).toBeFocused()
})

test('a status change that fails is reverted with a message', async ({ page, server }) => {
  await ask(server, people[0] ?? {})
  await openRequests(page)
  await page.route('**/api/contact/requests/*', (route) => route.abort())
  const status = page.getByRole('combobox', { name: /Dana Post/ })
  await status.selectOption('done')
  await expect(page.getByText(/wasn’t changed/)).toBeVisible()
  await expect(status).toHaveValue('new')
})

test('Undo keeps a status that another teammate has chosen since', async ({
  page,
  server,
  context,
}) => {
  await ask(server, people[0] ?? {})
  await openRequests(page)
  const other = await context.newPage()
  await other.goto('/admin/requests')
  const status = (on: Page) => on.getByRole('combobox', { name: /Dana Post/ })
  await status(page).selectOption('contacted')
  await expect(status(other)).toHaveValue('contacted')
  await status(other).selectOption('done')
  await expect(status(page)).toHaveValue('done')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/wasn’t changed\. Someone else changed this/)).toBeVisible()
  for (const on of [page, other]) await expect(status(on)).toHaveValue('done')
})

test('a request is deleted after confirmation, in every tab', async ({ page, server, context }) => {
  await ask(server, people[0] ?? {})
  await ask(server, people[1] ?? {})
  await openRequests(page)
  const other = await context.newPage()
  await other.goto('/admin/requests')
  await expect(other.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: /^Delete Q-.*, Dana Post$/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('will be permanently deleted')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: /^Delete Q-.*, Dana Post$/ }).click()
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/^Request Q-\S+ was deleted\.$/)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(other.getByRole('row')).toHaveCount(2)
  await expect(other.getByText('Dana Post')).toBeHidden()
})

test('requests made while disconnected appear on reconnection', async ({
  page,
  server,
  context,
}) => {
  await openRequests(page)
  await context.setOffline(true)
  await expect(page.getByText(/Reconnecting|Offline/)).toBeVisible({ timeout: 60_000 })
  await ask(server, people[0] ?? {})
  await context.setOffline(false)
  await expect(page.getByRole('row').filter({ hasText: 'Dana Post' })).toBeVisible({
    timeout: 20_000,
  })
})

test('requests export to a spreadsheet without formulas', async ({ page, server }) => {
  for (const person of people) await ask(server, person)
  await openRequests(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('quote-requests.csv')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('Lee Hedge')
  expect(text).toContain(`"'=1+1"`)
})

test('on Requests axe finds nothing at any width', async ({ page, server }) => {
  for (const person of people) await ask(server, person)
  await openRequests(page)
  await expect(page.getByText('Kim Lock')).toBeVisible()
  await page.getByRole('combobox', { name: /Lee Hedge/ }).selectOption('contacted')
  await expect(page.getByText(/is marked Contacted/)).toBeVisible()
  await expectFits(page, (width) => picture(page, `requests-${width}`), [
    [390, 844],
    [1440, 900],
  ])
})
