/** A quote, from the search to the PDF. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { signIn } from './adminPeople'
import { findings } from './axe'
import { expect, test } from './sharedServer'

async function openPricing(page: Page) {
  await page.goto('/admin/pricing')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Pricing Calculator' })).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
}

const search = (page: Page) => page.getByRole('searchbox', { name: /Search the catalog/ })
const quantity = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`)
const total = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

/** Tabs to an element, as users without a mouse do. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let count = 0; count < 60; count++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(wanted).toBeFocused()
}

test('a quote is made from search to PDF by keyboard alone, and survives a reload', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openPricing(page)
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  for (const word of ['x-401', 'led', 'led', 'base']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  }
  await expect(quantity(page, 'LED kit')).toHaveValue('2')
  await page.keyboard.press('Escape')

  await tabTo(page, quantity(page, 'LED kit'))
  await page.keyboard.type('4')
  await expect(total(page, 'Total MSRP')).toContainText('1,140.00')
  await page.reload()
  await expect(quantity(page, 'LED kit')).toHaveValue('4')
  await expect(total(page, 'Total cost')).toContainText('570.00')
  await expect(total(page, 'Total cost')).toContainText('15.00')
  await expect(total(page, 'First year')).toContainText('1,500.00')
  await expect(total(page, 'Installation time')).toContainText('4.0 h')
  await tabTo(page, page.getByLabel('Customer', { exact: true }))
  await page.keyboard.type('José / Rock Creek')
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('José / Rock Creek')
  const ofPdfs = () => scripts.filter((url) => /pdf|\.ttf/i.test(url))
  expect(ofPdfs()).toEqual([])

  for (const audience of ['Customer', 'Dealer']) {
    await tabTo(page, page.getByRole('button', { name: `${audience} PDF` }), 'Shift+Tab')
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^quote-${audience.toLowerCase()}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`),
    )
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
  expect(ofPdfs().join()).toMatch(/pdf.*\.js/i)
  expect(ofPdfs().join()).toMatch(/lato.*\.ttf/)
})

test('the page names characters that the PDF has no font for', async ({ page }) => {
  await openPricing(page)
  await page.getByRole('button', { name: 'Add X-401' }).click()
  await page.getByLabel('Customer', { exact: true }).fill('Łukasz \u0378')
  await page.getByRole('button', { name: 'Customer PDF' }).click()
  await expect(page.getByText(/is ready. It has boxes in place of “\u0378”/)).toBeVisible()
})

test('quantities change by minus, plus, adding again, typing 0 and removing', async ({ page }) => {
  await openPricing(page)
  await expect(page.getByRole('button', { name: 'Customer PDF' })).toBeDisabled()
  await page.getByRole('tab', { name: 'Sign' }).click()
  await page.getByRole('button', { name: 'Add Gooseneck' }).click()
  const less = page.getByRole('button', { name: 'One less Gooseneck' })
  await expect(less).toBeDisabled()
  await page.getByRole('button', { name: 'Add one more Gooseneck' }).click()
  await page.getByRole('button', { name: 'One more Gooseneck', exact: true }).click()
  await expect(quantity(page, 'Gooseneck')).toHaveValue('3')
  await less.click()
  await expect(total(page, 'Total MSRP')).toContainText('720.00')

  await quantity(page, 'Gooseneck').fill('0')
  await quantity(page, 'Gooseneck').press('Enter')
  await expect(page.getByText('Nothing selected yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Selected Items' })).toBeFocused()

  await page.getByRole('tab', { name: 'Subscription' }).click()
  await page.getByRole('button', { name: 'Add SIM card' }).click()
  await page.getByRole('button', { name: 'Remove SIM card' }).click()
  await expect(page.getByText('Nothing selected yet')).toBeVisible()
})

test.describe('Pricing at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('fits the screen, and axe finds nothing', async ({ page }) => {
    await openPricing(page)
    await page.getByRole('button', { name: 'Add X-432' }).click()
    await expect(quantity(page, 'X-432')).toBeVisible()
    // The amount due stays visible while items are added.
    await expect(page.getByText(/^Due \$[\d,.]+ once/)).toBeInViewport()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    expect(await findings(page)).toEqual([])
  })
})
