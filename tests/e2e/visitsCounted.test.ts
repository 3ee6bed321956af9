/** A visit reported by the real site, and how it shows in the figures. */
import type { Page } from '@playwright/test'
import type { Figures } from '#shared/analytics/records'
import { passwords } from '../runningServer'
import { bringToLife } from './alive'
import { expect, test } from './countedVisitors'
import type { Site } from './sites'
import { still } from './still'

test.use(still)

async function figuresOf({ url }: Site): Promise<Figures> {
  const signedIn = await fetch(`${url}/api/session/admin`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ password: passwords.admin }),
  })
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const reply = await fetch(`${url}/api/analytics?range=today`, {
    headers: { cookie: cookie.join('; ') },
  })
  return reply.json()
}

const counts = ({ userEngagement }: Figures) =>
  Object.fromEntries(userEngagement.map(({ action, count }) => [action, count]))
const pages = ({ topPages }: Figures) =>
  Object.fromEntries(topPages.map(({ path, views }) => [path, views]))

/** Everything a page reports from now on: the browser doesn't expose a beacon's body otherwise. */
async function reportsOf(page: Page): Promise<string[]> {
  const bodies: string[] = []
  await page.exposeFunction('sent', (body: string) => void bodies.push(body))
  await page.addInitScript(() => {
    const { sent } = globalThis as unknown as { sent: (body: string) => void }
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then(sent)
      return send(url, body)
    }
  })
  return bodies
}

test('page views, time in use and actions are counted, and nothing is stored in the browser', async ({
  page,
  context,
  server,
}) => {
  const reports = await reportsOf(page)
  await page.goto('/about?utm_source=Newsletter&token=secret#key')
  await expect.poll(async () => pages(await figuresOf(server))).toEqual({ '/about': 1 })
  await bringToLife(page)
  await page.getByRole('banner').getByRole('link', { name: 'System' }).click()
  await expect(page).toHaveURL('/system')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Scan the sign at the gate' }).click()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click()
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => counts(await figuresOf(server)))
    .toMatchObject({ demoPlayed: 1, contactOpened: 1, videoPlayed: 0 })
  // The dialog shows the phone number, too: only its form is the funnel's.
  expect((await figuresOf(server)).funnel.form).toBe(0)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Request a quote' }).click()
  await expect.poll(async () => (await figuresOf(server)).funnel.form).toBe(1)
  await page.goto('about:blank')
  await expect
    .poll(async () => (await figuresOf(server)).sums.engagedMs, { timeout: 15_000 })
    .toBeGreaterThan(500)

  const seen = await figuresOf(server)
  expect(pages(seen)).toEqual({ '/': 1, '/about': 1, '/system': 1 })
  expect(seen.sums).toMatchObject({ visitors: 1, visits: 1, views: 3, bounces: 0 })
  expect(seen.referrers).toEqual([{ value: 'newsletter', visits: 1 }])
  expect(seen.devices).toEqual([{ value: 'Desktop', visits: 1 }])
  expect(await context.cookies()).toEqual([])
  expect(reports.join()).not.toContain('secret')
  expect(reports.join()).not.toContain('key')
})

test('a visitor who opts out of tracking counts only as an opt-out', async ({ page, server }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const reports = await reportsOf(page)
  await page.goto('/about')
  await expect.poll(async () => (await figuresOf(server)).apart).toEqual({ bots: 0, declined: 1 })
  expect((await figuresOf(server)).sums.visits).toBe(0)
  await expect.poll(() => reports.length).toBe(1)
  expect(Object.keys(JSON.parse(reports[0] ?? '').hits[0]).sort()).toEqual(['id', 'kind'])
})

test('a visitor who opts out is counted once, however often they return to the page', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const reports = await reportsOf(page)
  await page.clock.install()
  await page.goto('/about')
  await page.clock.runFor(5_000)
  await expect.poll(() => reports.length).toBe(1)
  await page.clock.fastForward('31:00')
  for (let x = 0; x < 20; x++) await page.mouse.move(x, 100)
  await page.clock.runFor(5_000)
  // Anything sent earlier arrives before this.
  await page.evaluate(() => navigator.sendBeacon('/api/visits', new Blob(['the last'])))
  await expect.poll(() => reports.at(-1)).toBe('the last')
  expect(reports).toHaveLength(2)
})

test('a focused video keeps a page in use for five minutes at most', async ({ page }) => {
  const reports = await reportsOf(page)
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(5_000)
  await expect.poll(() => reports.join()).toContain('view')
  await page.getByRole('link', { name: 'Play the demonstration video' }).click()
  await expect(page.getByTitle('Demonstration video')).toBeFocused()
  await page.clock.runFor('12:00')
  const usedMs = () =>
    reports
      .flatMap((report): { ms?: number }[] => JSON.parse(report).hits)
      .reduce((sum, { ms = 0 }) => sum + ms, 0)
  await expect.poll(usedMs).toBeGreaterThan(250_000)
  await page.clock.runFor('02:00')
  expect(usedMs()).toBeLessThan(320_000)
})

test('the switch on the privacy page stops counting and is all that is stored', async ({
  page,
}) => {
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  await page.getByRole('checkbox', { name: 'Don’t count my visits' }).check()
  const reports = await reportsOf(page)
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await page.goto('/privacy')
  await expect(page.getByText('Not counted in this browser.')).toBeVisible()
  await bringToLife(page)
  await expect(page.getByText('Not counted in this browser.')).toBeVisible()
  expect(reports.filter((report) => report.includes('view'))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['not-counted'])

  await page.getByRole('checkbox', { name: 'Don’t count my visits' }).uncheck()
  await page.goto('/about')
  await expect.poll(() => reports.join()).toContain('"path":"/about"')
})

test('pages of admins, dealers and private links send no reports', async ({ page }) => {
  const reports = await reportsOf(page)
  const token = 'a'.repeat(43)
  for (const path of ['/admin/login', '/dealer/login', `/quote/${token}`, `/request/${token}`]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/about')
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toContain('"path":"/about"')
})
