/** The quote pages on a phone, a tablet and a wide screen, with axe and by keyboard alone. */
import type { Page } from '@playwright/test'
import { haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import { picture } from './picture'
import { choose, accept, fillIn, openCalculator, save, savedQuote, saveWord } from './quotePeople'
import { expectFits, type Screen } from './screens'

async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

async function share(page: Page, id: string): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const reply = await page.request.post(`/api/quotes/${id}/link`, { data: { rev: 1 }, headers })
  return (await reply.json()).token
}

const sizes: readonly Screen[] = [
  [320, 720],
  [390, 844],
  [820, 1180],
  [1440, 1165],
]

test('Quotes fit every screen, and axe finds nothing', async ({ page, server }) => {
  await openCalculator(page)
  await fillIn(page)
  await page.getByLabel('Discount, %').fill('5')
  await page.getByLabel('Tax rate, %').fill('6')
  await page.getByLabel('Prepared by').fill('M. Reyes')
  await page.getByRole('tab', { name: 'Sign' }).click()
  await page.getByRole('button', { name: 'Add LED kit' }).click()
  await page.getByRole('tab', { name: 'Subscription' }).click()
  await page.getByRole('button', { name: 'Add SIM card' }).click()
  await page.getByRole('switch', { name: /comparison/ }).click()
  await save(page)
  await page.getByLabel('E-mail', { exact: true }).fill('jose.alvarez@mail')
  await page.getByLabel('Phone', { exact: true }).focus()
  await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expectFits(page, (width) => picture(page, `quote-draft-${width}`, true), sizes)

  const id = await savedQuote(page, { customer: 'Dana Post', site: '2 Post Road, Reston' })
  const token = await share(page, id)
  await savedQuote(page, { customer: 'Lee Hedge', company: 'Hedge Homes' })
  await page.goto('/admin/pricing/quotes')
  await expect(page.getByText(/Lee Hedge/)).toBeVisible()
  await expectFits(page, (width) => picture(page, `quotes-${width}`), sizes)

  await accept(`${server.url}/quote/${token}`, 'Dana Post')
  await page.goto(`/admin/pricing/quotes/${id}`)
  await expect(page.getByText(/^By Dana Post/)).toBeVisible()
  await expectFits(page, (width) => picture(page, `quote-accepted-${width}`, true), sizes)
  await choose(page, 'Send by e-mail')
  await expect(page.getByText(/This server can’t send e-mail/)).toBeVisible()
  await expectFits(page, undefined, sizes)
})

test('a quote goes from search to saved PDF by keyboard alone', async ({ page }) => {
  await openCalculator(page)
  await page.getByRole('searchbox').focus()
  for (const word of ['x-401', 'led', 'base']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Control+s')
  await expect(saveWord(page)).toBeVisible()
  const pdf = page.getByRole('button', { name: 'Customer PDF' })
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await pdf.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(pdf).toBeFocused()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/customer.*\.pdf$/)
})

test('Quotes stay usable at 200 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await haveSession(page)
  await page.goto(`/admin/pricing/quotes/${await savedQuote(page)}`)
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('Dana Post')
  expect(await overflow(page)).toBe(0)
  await page.goto('/admin/pricing/quotes')
  await expect(page.getByText('Dana Post')).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
