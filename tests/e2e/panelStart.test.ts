import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { signIn } from '../resources/adminAndDealer'
import { complaintsOf } from './complaints'
import { passwords } from './ownSite'
import { expect, test } from './sharedServer'
import { launcherOf, messageOf, openPanel, panelOf } from './visitor'

/** The page's script requests, besides the inlined one. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

test(
  'before any interaction the page loads only visit counting; starter and launcher are small',
  { tag: '@browser' },
  async ({ page }) => {
    const scripts = scriptsOf(page)
    const html = await (await page.goto('/'))?.text()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => !/\/assets\/visits-[\w-]+\.js$/.test(url))).toEqual([])
    const inline = /<script>(.*)<\/script>/s.exec(html ?? '')?.[1] ?? ''
    expect(brotliCompressSync(inline).length).toBeLessThan(3000)
    await expect(launcherOf(page)).toBeVisible()
  },
)

test('opening the panel loads 40 kB at most, including its connection code', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/')
  await page.mouse.move(200, 200)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await openPanel(page)
  const sizes = scripts.slice(before).map((url) => {
    const file = fileURLToPath(
      new URL(`../../dist/client${new URL(url).pathname}.br`, import.meta.url),
    )
    return statSync(file).size
  })
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40_000)
})

test('the page hydrates at the first sign of intent, without warnings', async ({ page }) => {
  const complaints = complaintsOf(page)
  const scripts = scriptsOf(page)
  await page.goto('/')
  await page.mouse.move(200, 200)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  await openPanel(page)
  expect(complaints).toEqual([])
})

test('an unknown URL shows 404 Not Found, hydrated and without warnings', async ({ page }) => {
  const complaints = complaintsOf(page)
  const response = await page.goto('/nowhere/at-all')
  expect(response?.status()).toBe(404)
  await page.mouse.move(200, 200)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Visitor Access Control')
  await expect(page).toHaveTitle(/Visitor Access/)
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

/** A connection so slow that no script arrives before the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {}
  const here = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await here
    await route.continue()
  })
  return arrive
}

test('on a slow connection the first click on the launcher opens the panel', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await launcherOf(page).click()
  arrive()
  await expect(panelOf(page)).toBeVisible()
})

test('a panel that fails to load says so, and loads at the next click', async ({ page }) => {
  await page.route('**/assets/panel-*.js', (route) => route.abort())
  await page.goto('/')
  await launcherOf(page).click()
  await expect(page.getByText('Whisper didn’t load.')).toBeVisible()
  await page.unroute('**/assets/panel-*.js')
  await launcherOf(page).click()
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Whisper didn’t load.')).toBeHidden()
})

test('on a slow connection the first click in the menu isn’t lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const arrive = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  arrive()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'How It Works' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/#how-it-works$/)
  await expect(page.getByRole('heading', { name: 'How It Works', exact: true })).toBeInViewport()
})

test('an admin who signs out finds the site working, with its launcher', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/admin/login')
  await page.getByLabel('Password').fill(passwords.admin)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await openPanel(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
  // Lists that were on their way as the session ended are refused; the page that asked is gone.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
})

test('navigating between site and admin and back loads the right page', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(200, 200)
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Visitor Access Control')
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
})

test('starter questions are one press away, and the cookie notice stays in reach', async ({
  page,
  server,
}) => {
  const admin = await signIn(server.url, 'admin')
  const address = `${server.url}/api/whisper/opening`
  const headers = { origin: server.url, cookie: admin, 'content-type': 'application/json' }
  const opening = await (await fetch(address, { headers })).json()
  const body = JSON.stringify({ ...opening, questions: ['What does it cost?'] })
  const saved = await fetch(address, { method: 'PUT', headers, body })
  expect(saved.status).toBe(200)
  await page.goto('/')
  const panel = await openPanel(page)
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  const notice = await page.getByRole('button', { name: 'Accept' }).boundingBox()
  const box = await panel.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0)
  await panel.getByRole('button', { name: 'What does it cost?' }).dblclick()
  await expect(panel.getByLabel('People often ask')).toHaveCount(0)
  // A double click sent it only once.
  await expect(messageOf(panel, 'What does it cost?')).toHaveCount(1)
})
