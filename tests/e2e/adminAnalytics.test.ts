/** The Analytics tab on separate sites: live figures, and a server that goes down. */
import { zoneAtNoon } from '../zoneAtNoon'
import { anotherVisitor } from './alive'
import { figureOf, openAnalytics, visit } from './analyticsPeople'
import { complaintsOf } from './complaints'
import { expect, test } from './countedVisitors'
import { still } from './still'
import { test as killing } from './test'

test.use(still)

test('a visit in one browser updates the dashboard in another without a reload', async ({
  page,
  browser,
  server,
}) => {
  const complaints = complaintsOf(page)
  await openAnalytics(page, '?range=today')
  await expect(figureOf(page, 'Total Visitors')).toHaveText('0')
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Read at')).toBeVisible()
  const visitor = await anotherVisitor(browser, server.url)
  await visitor.goto('/about')
  await expect(figureOf(page, 'Total Visitors')).toHaveText('1', { timeout: 20_000 })
  await expect(figureOf(page, 'Bounce Rate')).toHaveText('100.0%')
  await expect(page.getByText('Last change')).toBeVisible()
  await expect(page.getByText('1 visitor now')).toBeVisible()
  await expect(page.getByRole('row', { name: 'About Us /about 1' })).toBeVisible()
  await visit(server, { name: 'from a search', referrer: 'www.google.com' })
  await expect(figureOf(page, 'Total Visitors')).toHaveText('2')
  const sources = page.getByRole('region', { name: 'Traffic Sources' })
  await expect(sources.getByRole('listitem').filter({ hasText: 'Organic' })).toContainText('50%')
  await page.getByText('The same figures as a table').click()
  await expect(page.getByRole('row', { name: /so far/ })).toContainText('2')
  expect(complaints).toEqual([])
  await visitor.context().close()
})

test('a hidden dashboard stops listening, and is up to date when shown again', async ({
  page,
  server,
}) => {
  const sent: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)))
  })
  const asked = (event: string) => sent.filter((frame) => frame.includes(`"${event}"`)).length
  await openAnalytics(page, '?range=today')
  await expect.poll(() => asked('watchAnalytics')).toBe(1)
  const see = (state: DocumentVisibilityState) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await see('hidden')
  await expect.poll(() => asked('unwatchAnalytics')).toBe(1)
  await visit(server, {})
  await see('visible')
  await expect(figureOf(page, 'Total Visitors')).toHaveText('1')
  expect(asked('watchAnalytics')).toBe(2)
})

killing.describe('a server that goes away', () => {
  killing.use({ serverEnv: { TIME_ZONE: zoneAtNoon() } })

  killing(
    'what is known stays, what is not says so, and both catch up',
    async ({ page, server }) => {
      const logged: string[] = []
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
      await visit(server, { name: 'before' })
      await openAnalytics(page, '?range=today')
      await expect(figureOf(page, 'Total Visitors')).toHaveText('1')
      await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 })
      await server.kill()
      await expect(
        page.getByText(/Reconnecting since .*They’ll catch up automatically/),
      ).toBeVisible()
      await expect(figureOf(page, 'Total Visitors')).toHaveText('1')

      await page.getByRole('button', { name: '7 days' }).click()
      const failed = page.getByRole('alert').filter({ hasText: 'Failed to load analytics data' })
      await expect(failed).toBeVisible()
      await expect(failed).toHaveCSS('color', 'rgb(185, 28, 28)')
      await expect(page.getByRole('region', { name: 'Key figures' })).toBeHidden()
      expect(logged.filter((text) => text.includes('Failed to load analytics data'))).not.toEqual(
        [],
      )

      await server.start()
      await visit(server, { name: 'after' })
      await expect(figureOf(page, 'Total Visitors')).toHaveText('2', { timeout: 30_000 })
      await expect(failed).toBeHidden()
      await page.getByRole('button', { name: 'Today' }).click()
      await expect(figureOf(page, 'Total Visitors')).toHaveText('2')
    },
  )
})
