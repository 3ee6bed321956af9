/** A draft and a price list that changed since: what an admin sees is what the customer gets. */
import type { Page } from '@playwright/test'
import type { Catalog } from '#shared/quotes/calls'
import type { Quote } from '#shared/quotes/records'
import { expect, test } from './ownSite'
import { choose, openCalculator, savedQuote, saveWord } from './quotePeople'

const earlier = { version: 0, since: '2026-01-01' }
const atEarlierPrices = <Item extends { id: string; msrp: number }>(items: readonly Item[]) =>
  items.map((item) => (item.id === 'x-401' ? { ...item, msrp: 440_00 } : item))

/** Until it's saved again. */
async function saveAtEarlierPrices(page: Page): Promise<string> {
  const id = await savedQuote(page)
  await page.route(`**/api/quotes/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const known: { quote: Quote } = await response.json()
    const { quote } = known
    if (quote.rev > 1) return route.fulfill({ response })
    const then = { ...quote, priceList: earlier, lines: atEarlierPrices(quote.lines) }
    return route.fulfill({ response, json: { ...known, quote: then } })
  })
  return id
}
const due = (page: Page) => page.getByRole('row', { name: /^Due/ })
const notice = (page: Page) => page.getByText(/The price list has changed since this draft was/)

test('the page says that prices changed, and sending saves the new ones first', async ({
  page,
}) => {
  await openCalculator(page)
  const id = await saveAtEarlierPrices(page)
  await page.goto(`/admin/pricing/quotes/${id}`)
  await expect(due(page)).toContainText('540.00')
  await expect(notice(page)).toContainText('Before, it came to $440.00 once')
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  await choose(page, 'Mark as sent')
  await saved
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByRole('term').filter({ hasText: /^Sent$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /X-401/ })).toContainText('540.00')
})

test('a page from before a price change takes the new prices when its draft is saved with them', async ({
  page,
}) => {
  let isOld = true
  await page.route('**/api/quotes/catalogue', async (route) => {
    const response = await route.fetch()
    const now: Catalog = await response.json()
    const old = { ...now, ...earlier, items: atEarlierPrices(now.items) }
    return route.fulfill({ response, json: isOld ? old : now })
  })
  await openCalculator(page)
  const id = await saveAtEarlierPrices(page)
  await page.goto(`/admin/pricing/quotes/${id}`)
  await expect(due(page)).toContainText('440.00')
  isOld = false
  await page.getByLabel('Notes on the quote').fill('As discussed.')
  await expect(due(page)).toContainText('540.00')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Use today’s prices' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(saveWord(page)).toBeVisible()
})
