/** A quote, from the calculator to the customer's acceptance. */
import { readFileSync } from 'node:fs'
import { expectLive, haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import {
  changeMeanwhile,
  choose,
  accept,
  fillIn,
  openCalculator,
  otherAdmin,
  save,
  savedQuote,
  saveWord,
} from './quotePeople'

test('a quote is saved once, survives a reload, is listed and sent by link, and its acceptance shows live', async ({
  page,
  browser,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCalculator(page)
  await fillIn(page)
  await page.getByLabel('Discount, %').fill('5')
  await page.getByLabel('Tax rate, %').fill('6')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await save(page)
  await expect(page.getByText(/^Quote 20\d\d-0001$/)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Due/ })).toContainText('543.78')

  // From now on it saves automatically.
  const updated = page.waitForResponse((reply) => reply.request().method() === 'PUT')
  await page.getByLabel('Notes on the quote').fill('Power is at the left post.')
  await updated
  await expect(saveWord(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Notes on the quote')).toHaveValue('Power is at the left post.')
  await expect(page.getByLabel('Discount, %')).toHaveValue('5')

  const other = await otherAdmin(browser, server)
  await other.goto('/admin/pricing/quotes')
  await expectLive(other)
  const row = other.getByRole('row', { name: /José Álvarez/ })
  await expect(row).toContainText('543.78')
  await expect(row).toContainText('Draft')

  await choose(page, 'Copy customer link')
  await page.getByRole('button', { name: 'Make link and copy' }).click()
  await expect(page.getByText('Customer link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/quote\/[\w-]{20,}$/)
  await expect(row).toContainText('Sent')
  await expect(page.getByRole('term').filter({ hasText: /^Sent$/ })).toBeVisible()

  await accept(link, 'José Álvarez')
  await expect(row).toContainText('Accepted')
  await expect(other.getByText(/José Álvarez accepted quote 20\d\d-0001\./)).toBeVisible()
  await expect(page.getByText(/^By José Álvarez/)).toBeVisible()
  await expect(page.getByText(/José Álvarez accepted quote/)).toBeVisible()
})

test('Ctrl+S saves while typing continues, and the focus stays', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  const notes = page.getByLabel('Notes on the quote')
  await notes.focus()
  await page.keyboard.type('First, ')
  await page.keyboard.press('Control+s')
  await page.keyboard.type('then more')
  await expect(page).toHaveURL(/quotes\/[0-9a-f-]{36}$/)
  await expect(notes).toBeFocused()
  await page.keyboard.type(' and more')
  await expect(saveWord(page)).toBeVisible()
  await page.reload()
  await expect(notes).toHaveValue('First, then more and more')
})

test('a quote written offline is saved once on reconnection', async ({ page, context }) => {
  await openCalculator(page)
  await fillIn(page)
  const id = await save(page)
  await context.setOffline(true)
  await page.getByLabel('Site', { exact: true }).fill('Written in a truck')
  await expect(page.getByText(/^Couldn’t save/)).toBeVisible()
  await context.setOffline(false)
  await expect(saveWord(page)).toBeVisible({ timeout: 20_000 })
  const { quote } = await (await page.request.get(`/api/quotes/${id}`)).json()
  expect(quote.site).toBe('Written in a truck')
  const { quotes } = await (await page.request.get('/api/quotes')).json()
  expect(quotes).toHaveLength(1)
})

test('a quote whose first save lost its reply is stored once', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  await page.route(
    '**/api/quotes',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Couldn’t save/)).toBeVisible()
  await page.getByLabel('Company').fill('Alder Court Association')
  await expect(saveWord(page)).toBeVisible()
  const { quotes } = await (await page.request.get('/api/quotes')).json()
  expect(quotes).toMatchObject([{ company: 'Alder Court Association' }])
})

test('typing while a save’s reply is lost goes on saving itself', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  const id = await save(page)
  const site = page.getByLabel('Site', { exact: true })
  // Offline from the moment that the server has it, so that the live connection tells nothing.
  await page.route(
    `**/api/quotes/${id}`,
    async (route) => {
      await route.fetch()
      await page.context().setOffline(true)
      await route.abort()
    },
    { times: 1 },
  )
  await site.fill('Power is at the left post.')
  await expect(page.getByText(/^Couldn’t save/)).toBeVisible()
  await site.fill('Power is at the left post. The gate opens inward.')
  await page.context().setOffline(false)
  await expect(saveWord(page)).toBeVisible({ timeout: 20_000 })
  const { quote } = await (await page.request.get(`/api/quotes/${id}`)).json()
  expect(quote.site).toBe('Power is at the left post. The gate opens inward.')
})

test('the second of two admins editing a draft is told and loses nothing', async ({
  page,
  browser,
  server,
}) => {
  await openCalculator(page)
  await fillIn(page)
  const id = await save(page)
  const other = await otherAdmin(browser, server)
  await other.goto(`/admin/pricing/quotes/${id}`)
  await expect(other.getByLabel('Site', { exact: true })).toHaveValue(/Alder/)

  // Offline, because an event about the second's change would resolve it before both have saved.
  await page.context().setOffline(true)
  await page.getByLabel('Site', { exact: true }).fill('Mine')
  await other.getByLabel('Site', { exact: true }).fill('Theirs')
  await expect(saveWord(other)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Someone else changed this/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Keep mine as a copy' }).click()
  await expect(page).toHaveURL(/\/admin\/pricing$/)
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue('Mine')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await page.goto(`/admin/pricing/quotes/${id}`)
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue('Theirs')
})

test('a draft without local edits shows another admin’s changes', async ({
  page,
  browser,
  server,
}) => {
  await openCalculator(page)
  await fillIn(page)
  const id = await save(page)
  const other = await otherAdmin(browser, server)
  await other.goto(`/admin/pricing/quotes/${id}`)
  await other.getByLabel('Site', { exact: true }).fill('Theirs')
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue('Theirs')
})

test('a quote is revised with earlier revisions readable, duplicated, discarded and deleted', async ({
  page,
}) => {
  await haveSession(page)
  const id = await savedQuote(page)
  await page.goto(`/admin/pricing/quotes/${id}`)
  await choose(page, 'Mark as sent')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.getByRole('button', { name: 'Mark as declined' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/^By Admin,/)).toBeVisible()
  await page.getByRole('button', { name: 'Revise' }).click()
  await expect(page.getByText(/, revision 2$/)).toBeVisible()
  await page.getByRole('button', { name: 'Add one more X-401' }).click()
  await expect(saveWord(page)).toBeVisible()
  await page.getByRole('link', { name: 'Revision 1' }).click()
  await expect(page.getByText('This is an earlier revision.')).toBeVisible()
  await expect(page.getByRole('row', { name: /X-401/ })).toContainText('540.00')
  await page.getByRole('link', { name: 'Show revision 2' }).click()
  await expect(page.getByLabel('Quantity of X-401')).toHaveValue('2')

  await choose(page, 'Duplicate')
  await expect(page).toHaveURL(/\/admin\/pricing$/)
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('Dana Post')
  await page.goto(`/admin/pricing/quotes/${id}`)

  // Also what can't be saved goes with the revision.
  await page.getByLabel('Discount, %').fill('500')
  await choose(page, 'Discard this revision')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Revision 2 was discarded.')).toBeVisible()
  await expect(page.getByText(/^By Admin,/)).toBeVisible()
  await expect(page.getByText('Admin discarded revision 2')).toBeVisible()
  await expect(page.getByText(/^Someone else/)).toBeHidden()
  await choose(page, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No quotes yet')).toBeVisible()
})

test('edits to a revision that another admin discards are kept', async ({ page }) => {
  await haveSession(page)
  const id = await savedQuote(page)
  await changeMeanwhile(page, id, 'POST', 'link')
  await changeMeanwhile(page, id, 'POST', 'revise')
  await page.goto(`/admin/pricing/quotes/${id}`)
  await page.getByLabel('Site', { exact: true }).fill('Mine')
  await expect(saveWord(page)).toBeVisible()
  await page.getByLabel('Discount, %').fill('500')
  await changeMeanwhile(page, id, 'POST', 'discard')
  await expect(page.getByText(/^Someone else discarded this revision/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine as a copy' }).click()
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue('Mine')
})

test('a quote’s lines export to a spreadsheet, without cost for a customer', async ({ page }) => {
  await haveSession(page)
  await page.goto(`/admin/pricing/quotes/${await savedQuote(page)}`)
  const read = async (name: string) => {
    const download = page.waitForEvent('download')
    await choose(page, name)
    return readFileSync(await (await download).path(), 'utf8')
  }
  expect(await read('Dealer CSV')).toContain(',270,')
  const text = await read('Customer CSV')
  expect(text).toContain('Controller,X-401,Controller for a standard entrance,Once,1,540,540,2')
  expect(text).not.toMatch(/cost|270/i)
})
