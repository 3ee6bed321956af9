/** Actions on a quote: the next step is the button, all others are in one menu. */
import { haveSession } from './adminPeople'
import { findings } from './axe'
import { expect, test } from './ownSite'
import {
  accept,
  changeMeanwhile,
  choose,
  fillIn,
  openCalculator,
  save,
  saveWord,
} from './quotePeople'
import { expectFits } from './screens'
import { still } from './still'

test.use(still)

test('the main button follows the quote’s status', async ({ page, server }) => {
  await openCalculator(page)
  const totals = page.getByRole('region', { name: 'Totals' })
  const next = totals.getByRole('button', {
    name: /^(Send by e-mail|Copy customer link|Revise|Duplicate|Accepted PDF)$/,
  })
  await expect(next).toHaveText('Send by e-mail')
  await expect(next).toBeDisabled()
  await fillIn(page)
  const id = await save(page)
  await expect(next).toBeEnabled()
  await choose(page, 'Mark as sent')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(next).toHaveText('Copy customer link')
  await page.getByRole('button', { name: 'Mark as declined' }).click()
  await expect(next).toHaveText('Revise')
  await next.click()
  await expect(page.getByText(/, revision 2$/)).toBeVisible()
  await expect(next).toHaveText('Send by e-mail')
  await page.getByRole('link', { name: 'Revision 1' }).click()
  await expect(next).toHaveText('Duplicate')

  await page.goto(`/admin/pricing/quotes/${id}`)
  await choose(page, 'Copy customer link')
  await page.getByRole('button', { name: 'Make link and copy' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(next).toHaveText('Copy customer link')
  const { quote } = await (await page.request.get(`/api/quotes/${id}`)).json()
  await accept(`${server.url}/quote/${quote.token}`, 'Dana Post', 2)
  await expect(next).toHaveText('Accepted PDF')
  const download = page.waitForEvent('download')
  await next.click()
  expect((await download).suggestedFilename()).toContain(quote.number)
  await expectFits(page)

  // What was accepted stays to be read, after a revision that nobody began by mistake.
  await choose(page, 'Revise')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revise' }).click()
  await expect(page.getByText(/, revision 3$/)).toBeVisible()
  await page.getByRole('link', { name: 'Revision 2' }).click()
  const record = page.getByRole('region', { name: 'Accepted by Dana Post' })
  await expect(record).toContainText('Revision 2')
  const { quote: now } = await (await page.request.get(`/api/quotes/${id}`)).json()
  const { pdf } = now.history.find(({ what }: { what: string }) => what === 'accepted')
  await expect(record).toContainText(`SHA-256 ${pdf}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await record.getByRole('button', { name: 'Copy SHA-256 of the PDF' }).click()
  await expect(page.getByText('SHA-256 of the PDF copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pdf)
  const again = page.waitForEvent('download')
  await record.getByRole('link', { name: 'Accepted PDF' }).click()
  expect((await again).suggestedFilename()).toContain(quote.number)
})

test('changes another admin made while a dialog was open are neither sent nor linked', async ({
  page,
}) => {
  await openCalculator(page)
  await fillIn(page)
  const id = await save(page)
  const typeOn = (quantity: number) =>
    changeMeanwhile(page, id, 'PUT', '', { lines: [{ id: 'x-401', quantity }] })
  const refusal = page.getByText(/changed in the meantime/)
  const quantity = page.getByLabel('Quantity of X-401')

  await choose(page, 'Mark as sent')
  const asked = page.getByRole('alertdialog')
  await typeOn(7)
  await expect(quantity).toHaveValue('7')
  await asked.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(refusal).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel' }).click()

  await choose(page, 'Copy customer link')
  await typeOn(8)
  await expect(quantity).toHaveValue('8')
  await page.getByRole('button', { name: 'Make link and copy' }).click()
  await expect(refusal).toBeVisible()
  const { quote } = await (await page.request.get(`/api/quotes/${id}`)).json()
  expect(quote).toMatchObject({ status: 'draft', token: null })
  // Nor is the link that the colleague made of it copied.
  await changeMeanwhile(page, id, 'POST', 'link')
  await expect(page.getByRole('term').filter({ hasText: /^Sent$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Make link and copy' }).click()
  await expect(page.getByText(/in the meantime and made its link/)).toBeVisible()
})

test('the menu works by keyboard alone and closes cleanly', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  await save(page)
  const more = page.getByRole('button', { name: 'More', exact: true })
  const menu = page.getByRole('menu', { name: 'More' })
  const item = (name: string) => menu.getByRole('menuitem', { name, exact: true })
  await more.focus()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(item('Copy customer link')).toBeFocused()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  await expect(item('Delete')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('d')
  await expect(item('Duplicate')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(more).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item('Delete')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu).toHaveCount(0)
  await more.press('ArrowDown')
  await page.getByRole('heading', { name: 'Totals' }).click()
  await expect(menu).toHaveCount(0)

  // A dialog returns the focus to the button.
  await more.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Delete Quote' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expectFits(page, async (width) => {
    await more.click()
    await expect(item('Delete')).toBeInViewport({ ratio: 1 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
  })
})

test('an empty quote offers nothing but starting over', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/pricing')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const items = page.getByRole('menuitem')
  await expect(items).toHaveCount(6)
  for (const item of await items.all()) await expect(item).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Duplicate' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(saveWord(page)).toHaveCount(0)
})
