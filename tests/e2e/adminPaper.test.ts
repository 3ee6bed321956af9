/** The company's paper size: chosen once, used for every PDF. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { paperSizes, sizeOf } from '../quotes/paperSize'
import { haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'

test.use(still)

async function pagesOf(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return paperSizes(readFileSync(await (await download).path()))
}

test('choosing US Letter in Settings changes quotes and guidelines', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/settings/quotes')
  const terms = page.getByRole('textbox', { name: 'Terms, one on each line' })
  await terms.fill('Not saved yet.')
  const letter = page.getByRole('button', { name: 'US Letter' })
  await letter.click()
  await expect(page.getByText('PDFs are made for US Letter.')).toBeVisible()
  await expect(letter).toHaveAttribute('aria-pressed', 'true')
  await expect(terms, 'what is being written stays').toHaveValue('Not saved yet.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expectFits(page)
  await page.reload()
  await expect(letter).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/admin/pricing')
  await page.getByRole('button', { name: 'Add X-401' }).click()
  for (const button of ['Dealer PDF', 'Customer PDF']) {
    expect(await pagesOf(page, button)).toEqual([sizeOf.letter])
  }
  await page.goto('/admin/brand')
  expect(new Set((await pagesOf(page, 'Export PDF')).map(String))).toEqual(
    new Set([String(sizeOf.letter)]),
  )
})
