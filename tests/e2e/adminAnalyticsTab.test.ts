/** The Analytics tab: ranges, filters, definitions, files and errors. */
import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import type { Figures } from '#shared/analytics/records'
import { addDays, daysBetween } from '#shared/days'
import { figureOf, openAnalytics, visit } from './analyticsPeople'
import { findings } from './axe'
import { complaintsOf } from './complaints'
import { expectFits } from './screens'
import { expect, test } from './sharedServer'

const asked = '**/api/analytics?*'

/**
 * Modifies the server's figures and makes them newer than its live ones. Nothing else updates them:
 * sockets are blocked, because long polling after a lost connection couldn't be held back.
 */
async function withFigures(page: Page, change: (figures: Figures) => Partial<Figures>) {
  await page.route('**/socket.io/**', (route) => route.abort())
  await page.route(asked, async (route) => {
    const response = await route.fetch()
    const figures: Figures = await response.json()
    const readAt = figures.readAt + 1_000
    await route.fulfill({ response, json: { ...figures, readAt, ...change(figures) } })
  })
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (!String(message).includes('watchAnalytics')) server.send(message)
    })
  })
}

const refuse = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { error: { code: 'unexpected', message: 'Unexpected Application Error!' } },
  })

test('a chosen range is in the URL and survives a reload', async ({ page }) => {
  await openAnalytics(page)
  const range = (name: string) =>
    page.getByRole('group', { name: 'Range' }).getByRole('button', { name })
  await expect(range('30 days')).toHaveAttribute('aria-pressed', 'true')
  for (const [name, search, heading] of [
    ['Today', '?range=today', 'Visitors by hour'],
    ['7 days', '?range=7d', 'Visitors by day'],
    ['90 days', '?range=90d', 'Visitors by day'],
    ['12 months', '?range=12m', 'Visitors by day'],
  ] as const) {
    await range(name).click()
    await expect(page).toHaveURL(new RegExp(`analytics\\${search}$`))
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await page.reload()
  await expect(range('12 months')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('The 365 days before')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('The 90 days before')).toBeVisible()
})

test('a custom range is checked before it is requested', async ({ page }) => {
  await openAnalytics(page, '?range=7d')
  await expect(page.getByText('These 7 days')).toBeVisible()
  await page.getByRole('button', { name: 'From, to' }).click()
  const from = page.getByLabel('First day')
  const to = page.getByLabel('Last day')
  const today = await to.inputValue()
  await expect(from).toHaveValue(addDays(today, -6))

  const show = page.getByRole('button', { name: 'Show' })
  await from.fill('')
  await show.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a day.' })).toBeVisible()
  await from.fill(addDays(today, 1))
  await show.click()
  await expect(from).toHaveAccessibleDescription('This day is in the future.')
  await from.fill(addDays(today, -4))
  await to.fill(addDays(today, -5))
  await show.click()
  await expect(to).toHaveAccessibleDescription('The last day can’t be before the first.')
  await expect(page.getByText('These 7 days')).toBeVisible()

  await to.fill(addDays(today, -2))
  await to.press('Enter')
  await expect(page.getByText('These 3 days')).toBeVisible()
  await page.reload()
  await expect(page.getByText('These 3 days')).toBeVisible()
  await expect(from).toHaveValue(addDays(today, -4))

  await page.goto('/admin/whisper/analytics?range=free&from=2026-02-30&to=x')
  await expect(from).toHaveAccessibleDescription('Choose a day.')
  await expect(page.getByRole('region', { name: 'Key figures' })).toHaveCount(0)
})

test('filters accept their own values, and reach no further back than their data', async ({
  page,
  server,
}) => {
  await visit(server, { name: 'filtered', paths: ['/system'], referrer: 'www.google.com' })
  await openAnalytics(page, '?range=today')
  const opener = page.getByRole('button', { name: 'Filter', exact: true })
  await opener.click()
  await page.getByLabel('Page', { exact: true }).selectOption('/system')
  await page.getByLabel('Source', { exact: true }).selectOption('Organic Search')
  await expect(page).toHaveURL(/page=%2Fsystem&source=Organic\+Search/)
  await expect(page.getByRole('row', { name: /^System \/system \d/ })).toBeVisible()
  await expect(page.getByText('Filters don’t separate views by bots')).toBeVisible()
  await expect(
    page.getByText(/combined filters cover the last 180 days, to \w+ \d+, \d{4}\./),
  ).toBeVisible()
  await page.getByLabel('Source', { exact: true }).selectOption('Social')
  await expect(figureOf(page, 'Total Visitors')).toHaveText('0')
  await expect(page.getByText('No page views in this period.')).toBeVisible()

  await page.getByRole('button', { name: '12 months' }).click()
  await expect(
    page.getByText(/These figures can’t be shown.*Filters can only be combined/),
  ).toBeVisible()
  await page.getByLabel('Page', { exact: true }).selectOption('')
  await expect(page.getByText('The 365 days before')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Filter: Social' }).click()
  await expect(page.getByLabel('Source', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Filter: Social' }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/analytics\?range=12m$/)
  await expect(page.getByLabel('Country')).toHaveCount(0)
})

test('countries can be filtered when the proxy provides them', async ({ page }) => {
  const countries = [
    { value: 'US', visits: 3 },
    { value: 'DE', visits: 1 },
  ]
  await withFigures(page, () => ({ hasCountries: true, countries }))
  await openAnalytics(page, '?range=today')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const country = page.getByLabel('Country', { exact: true })
  await expect(country.getByRole('option')).toHaveText([
    'All countries',
    'Germany',
    'United States',
  ])
  await country.selectOption('US')
  await expect(page).toHaveURL(/country=US/)
  await expect(page.getByText('Filters don’t separate views by bots')).toBeVisible()
})

test('markup that a stranger put into a URL is shown as text', async ({ page, server }) => {
  const source = '<img src=x onerror="document.title=1"><b>deal</b>'
  await visit(server, { name: 'with markup', source })
  await openAnalytics(page, '?range=today')
  await expect(page.getByText(source, { exact: true })).toBeVisible()
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('1')
})

test('two days are charted by the hour', async ({ page }) => {
  await openAnalytics(page, '?range=today')
  await expect(page.getByRole('heading', { name: 'Visitors by hour' })).toBeVisible()
  await page.getByRole('button', { name: 'From, to' }).click()
  const from = page.getByLabel('First day')
  await from.fill(addDays(await from.inputValue(), -1))
  await from.press('Enter')
  await expect(page.getByText('These 2 days')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Visitors by hour' })).toBeVisible()
  await page.getByText('The same figures as a table').click()
  await expect(page.getByRole('row', { name: /12 AM(, so far)? beside/ })).toHaveCount(2)
})

test('a failure shows a red box and a console message until a request succeeds', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.route(asked, refuse)
  await openAnalytics(page)
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load analytics data' })
  await expect(failed).toBeVisible()
  expect(logged.some((text) => text.startsWith('Failed to load analytics data'))).toBe(true)
  expect(await findings(page)).toEqual([])
  await page.unroute(asked)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(figureOf(page, 'Total Visitors')).toBeVisible()
  await expect(failed).toBeHidden()
})

test('figures reload every five minutes; when that fails, the old ones stay with a note', async ({
  page,
}) => {
  let count = 0
  // The jump in time also ends the connection, so figures may be loaded once more.
  await withFigures(page, () => ({ now: Math.min(++count, 2) }))
  await page.clock.install()
  await openAnalytics(page)
  await expect(page.getByText('1 visitor now')).toBeVisible()
  await page.clock.fastForward('05:01')
  await expect(page.getByText('2 visitors now')).toBeVisible()
  await page.unroute(asked)
  await page.route(asked, refuse)
  await page.clock.fastForward('05:01')
  await expect(page.getByText(/The figures below are from \d+:\d\d:\d\d/)).toBeVisible()
  await expect(page.getByText('2 visitors now')).toBeVisible()
  await expect(figureOf(page, 'Bounce Rate')).toBeVisible()
})

test('cards explain their change and meaning, also by keyboard', async ({ page }) => {
  const card = (value: number, text: string, before: string | null, change: number | null) => ({
    value,
    text,
    change,
    before: before === null ? null : { value: 1, text: before },
  })
  await withFigures(page, ({ cards, sums }) => ({
    sums: { ...sums, visits: 4193, bounces: 1434 },
    cards: {
      ...cards,
      totalVisitors: card(3677, '3,677', '3,240', 0.135),
      bounceRate: card(0.342, '34.2%', '35.3%', -0.031),
      conversionRate: card(0.1, '10.0%', null, null),
    },
  }))
  await openAnalytics(page)
  const cards = page.getByRole('region', { name: 'Key figures' })
  await expect(cards).toContainText('+13.5% up from 3,240')
  await expect(cards).toContainText('-3.1% down from 35.3%')
  await expect(cards).toContainText('new no earlier data')
  const ask = page.getByRole('button', { name: 'Definition of Bounce Rate' })
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(ask).toHaveAttribute('aria-expanded', 'true')
  await expect(cards.getByRole('status')).toContainText(/no action/)
  await expect(cards).toContainText('1,434 of 4,193')
  await page.keyboard.press('Space')
  await expect(cards.getByRole('status')).toHaveCount(0)
  for (const name of ['Top Pages', 'Traffic Sources', 'User Engagement']) {
    await page.getByRole('button', { name: `Definition of ${name}` }).press('Enter')
    await expect(page.getByRole('region', { name }).getByRole('status')).toBeVisible()
  }
})

test('the chart can be read by arrow keys, as a table and as a file', async ({ page }) => {
  const last = '2026-11-21'
  const days = (until: string) =>
    daysBetween(addDays(until, -399), until).map((day, index) => ({
      at: Date.parse(`${day}T05:00:00Z`),
      day,
      visitors: index,
      visits: index,
      views: index * 3,
    }))
  await withFigures(page, () => ({
    unit: 'day',
    from: addDays(last, -399),
    to: last,
    timeZone: 'America/New_York',
    readAt: Date.parse('2040-01-01'),
    points: days(last),
    pointsBefore: days(addDays(last, -400)),
    topPages: Array.from({ length: 500 }, (_, index) => ({
      path: `/p${index}`,
      title: `Page ${index}`,
      views: 500 - index,
    })),
  }))
  await openAnalytics(page)
  const chart = page.getByRole('application')
  await chart.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: 'Sun, Oct 19, 2025' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: 'Sat, Oct 18, 2025' })).toBeVisible()
  await page.getByRole('button', { name: 'Views' }).click()
  await expect(page.getByRole('heading', { name: 'Views by day' })).toBeVisible()

  await page.getByText('The same figures as a table').click()
  await expect(page.getByRole('row', { name: /Sat, Nov 21/ })).toContainText('1,197')
  await page.getByRole('button', { name: '100 earlier days' }).click()
  await expect(page.getByRole('row', { name: /beside/ })).toHaveCount(131)

  await expect(page.getByRole('row', { name: /Page 9 / })).toBeVisible()
  await page.getByRole('button', { name: '50 more pages' }).click()
  await expect(page.getByRole('row', { name: /Page 59 / })).toBeVisible()

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('analytics-2025-10-18-to-2026-11-21.csv')
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(401)
  expect(lines.at(-1)).toBe('2026-11-21,399,1197,2025-10-17,399,1197')
})

test('figures show even if the chart’s script fails to load', async ({ page }) => {
  await page.route('**/assets/FiguresChart-*.js', (route) => route.abort())
  await openAnalytics(page)
  await expect(page.getByText('The chart couldn’t be loaded.')).toBeVisible()
  await expect(figureOf(page, 'Total Visitors')).toBeVisible()
})

test('Analytics fits every screen, and axe finds nothing', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openAnalytics(page, '?range=free&from=2026-02-01&to=2026-01-01&device=Phone')
  await expect(page.getByLabel('Device')).toBeVisible()
  await expectFits(page)
  await page.goto('/admin/whisper/analytics?device=Phone')
  await expect(page.getByRole('application')).toBeVisible()
  for (const name of ['Total Visitors', 'Top Pages', 'Traffic Sources']) {
    await page.getByRole('button', { name: `Definition of ${name}` }).click()
  }
  await page.getByText('The same figures as a table').click()
  await page.getByText('How it’s counted').click()
  await expectFits(page)
  expect(complaints).toEqual([])
})
