/** The Analytics tab: real figures, moving, in every range, and honest when they cannot be had. */
import { figureOf, openAnalytics, visit } from './analyticsPeople'
import { findings } from './axe'
import { complaintsOf } from './complaints'
import { expect, test } from './test'

test('a visit moves the cards of an open tab without a reload', async ({ page, server }) => {
  const complaints = complaintsOf(page)
  await openAnalytics(page, '?range=today')
  await expect(figureOf(page, 'Total Visitors')).toHaveText('0')
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 })
  await visit(server, { name: 'a', paths: ['/', '/about'], referrer: 'www.google.com' })
  await expect(figureOf(page, 'Total Visitors')).toHaveText('1')
  await expect(page.getByText('Last change')).toBeVisible()
  await expect(page.getByText('1 visitor now')).toBeVisible()
  await expect(page.getByRole('row', { name: /About Us/ })).toContainText('1')
  await expect(page.getByRole('listitem').filter({ hasText: 'Organic Search' })).toContainText(
    '100%',
  )
  await visit(server, { name: 'b' })
  await expect(figureOf(page, 'Total Visitors')).toHaveText('2')
  expect(complaints).toEqual([])
  expect(await findings(page)).toEqual([])
})
