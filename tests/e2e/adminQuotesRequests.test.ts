/** From a quote request to the quote. */
import { randomUUID } from 'node:crypto'

import { expectLive, haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import { choose, openCalculator, save } from './quotePeople'
import type { Site } from './sites'

/** Sends a request as a visitor. Returns its reference. */
async function askForQuote({ url }: Site, name: string, email: string): Promise<string> {
  const reply = await fetch(`${url}/api/contact/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      id: randomUUID(),
      name,
      email,
      phone: '703-555-0103',
      propertyType: 'community',
      entrances: 3,
    }),
  })
  const { reference } = (await reply.json()) as { reference: string }
  return reference
}

test('a request becomes a quote in one click; the unsaved quote is set aside and can be restored', async ({
  page,
  server,
}) => {
  const reference = await askForQuote(server, 'Kim Lock', 'kim@lock.example')
  await askForQuote(server, 'Lee Bolt', 'lee@bolt.example')
  await openCalculator(page)
  await page.getByRole('button', { name: 'Add X-432' }).click()
  await page.getByLabel('Customer', { exact: true }).fill('Dana Post')

  await page.goto('/admin/requests')
  await page.getByRole('button', { name: /^Make a quote for .*Kim Lock/ }).click()
  await expect(page).toHaveURL(/\/admin\/pricing$/)
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('Kim Lock')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('kim@lock.example')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('703-555-0103')
  await expect(page.getByLabel('Call boxes needed')).toHaveValue('3')
  await page.getByRole('button', { name: 'Add X-401' }).click()
  await save(page)

  await expect(page.getByText(`From request ${reference}`)).toBeVisible()
  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByText('Kim Lock')).toBeVisible()
  await expect(page.getByText('Lee Bolt')).toBeHidden()
  await page.getByRole('searchbox').clear()
  await expect(page.getByText('Lee Bolt')).toBeVisible()

  // One call for the quotes of all rows; repeated once the page is live.
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await page.getByRole('link', { name: /^20\d\d-0001$/ }).click()
  expect(new Set(asked.filter((url) => url.includes('requestIds='))).size).toBe(1)
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('Kim Lock')

  await choose(page, 'Mark as sent')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').last()).toContainText(
    `Created from request ${reference}`,
  )

  await page.goto('/admin/pricing')
  await page.getByRole('button', { name: 'Bring back Dana Post, 1 line' }).click()
  await expect(page.getByLabel('Quantity of X-432')).toHaveValue('1')
})

test('a quote saved in one tab is the saved one in the other', async ({ page, context }) => {
  await openCalculator(page)
  const other = await context.newPage()
  await other.goto('/admin/pricing')
  await page.getByRole('button', { name: 'Add X-401' }).click()
  await expect(other.getByLabel('Quantity of X-401')).toHaveValue('1')
  const id = await save(page)
  await expect(other).toHaveURL(new RegExp(id))
})

test('where copying is denied, the link is shown selected', async ({ page }) => {
  await haveSession(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto('/admin/pricing')
  await page.getByRole('button', { name: 'Add X-401' }).click()
  await save(page)
  await choose(page, 'Copy customer link')
  await page.getByRole('button', { name: 'Make link and copy' }).click()
  const link = page.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/quote\//)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue())
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('The link no longer works.')).toBeVisible()
  await page.goto('/admin/pricing/quotes?status=sent')
  await expectLive(page)
  await expect(page.getByRole('row')).toHaveCount(2)
})
