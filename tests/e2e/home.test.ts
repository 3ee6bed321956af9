/** The home page: its animation, its demo, and its network requests. */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { company } from '#shared/company'
import { hero } from '#shared/content/home/hero'
import { bringToLife } from './alive'
import { complaintsOf } from './complaints'
import { onlyForPictures, picture } from './picture'
import { screens } from './screens'
import { expect, test } from './sharedServer'

const demoOf = (page: Page) => page.getByRole('region', { name: 'Try it' })

test('the home page has its sections in order', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Current Features',
    'How It Works',
    'Service Areas',
    'Watch How It Works',
    'Coming Soon',
    'Ready to Get Started',
  ])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/residential',
  )
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/system')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Simple, Easy, Reliable, Low cost, Convenient: Visitor Access Control',
  )
})

/** The visible word. */
function wordShown(page: Page): Promise<string> {
  return page.locator('h1 > [aria-hidden] > span').evaluateAll((words) =>
    words
      .filter((word) => Number(getComputedStyle(word).opacity) > 0.5)
      .map((word) => word.textContent)
      .join(),
  )
}

test('the rotating word changes every 2,000 ms, in order, and can be stopped', async ({ page }) => {
  await page.goto('/')
  const at = (ms: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
    }, ms)
  for (const [index, word] of hero.words.entries()) {
    for (const moment of [400, hero.wordMs - 100]) {
      await at(index * hero.wordMs + moment)
      expect(await wordShown(page)).toBe(word)
    }
  }
  await at(5 * hero.wordMs + 400)
  expect(await wordShown(page)).toBe('Simple')

  await page.reload()
  await page.getByRole('checkbox', { name: hero.stopWords }).focus()
  await page.keyboard.press('Space')
  const running = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((one) => {
          const { target } = one.effect as KeyframeEffect
          const isEndless = one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY
          return isEndless && target?.closest('h1, label') && one.playState === 'running'
        }).length,
    )
  await expect.poll(running).toBe(0)
  await page.keyboard.press('Space')
  await expect.poll(running).toBe(10)
})

test('with reduced motion the first word stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await wordShown(page)).toBe('Simple')
  const moving = await page.evaluate(() => document.getAnimations().length)
  expect(moving).toBe(0)
  await expect(page.getByRole('checkbox', { name: hero.stopWords })).toBeHidden()
})

test('the demo plays by keyboard before any script is loaded', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  const demo = demoOf(page)
  const says = demo.getByRole('status')
  await demo.getByRole('button', { name: 'Scan the sign at the gate' }).focus()
  const owner = demo.getByRole('figure', { name: 'The owner’s phone' })
  await expect(owner.getByRole('button')).toBeHidden()
  for (const [button, words] of [
    ['Answer', 'The visitor calls'],
    ['Open', 'They talk'],
    ['Start again', 'The gate opens'],
  ] as const) {
    await page.keyboard.press('Enter')
    await expect(says).toContainText(words)
    await expect(owner.getByRole('button', { name: button })).toBeFocused()
  }
  await expect(owner).toContainText('Gate open')
  await page.keyboard.press('Enter')
  await expect(says).toContainText('Tap the sign')
  await expect(demo.getByRole('button', { name: 'Scan the sign at the gate' })).toBeFocused()
})

test('no other host is contacted before the video is played, and then only the video’s', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page)
  const hosts = new Set<string>()
  await page.route(`${new URL(company.demoVideo).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' }),
  )
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/')
  await bringToLife(page)
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin])

  await page.getByRole('link', { name: 'Play the demonstration video' }).click()
  const frame = page.getByTitle('Demonstration video')
  await expect(frame).toBeVisible()
  await expect(frame).toBeFocused()
  await expect.poll(() => hosts.has(new URL(company.demoVideo).origin)).toBe(true)
  expect(hosts.size).toBe(2)
  expect(complaints).toEqual([])
  await expect(page.getByRole('link', { name: 'More on our video channel' })).toHaveAttribute(
    'href',
    company.videoChannel,
  )
})

test(
  'scripts take 5 kB before the first touch, 90 kB in all',
  { tag: '@browser' },
  async ({ page, server }) => {
    let loaded = 0
    /** Counts the visit. Nothing interactive waits for it, so it isn't part of the 90 kB. */
    let visits = 0
    const reading: Promise<void>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      const headers = { 'accept-encoding': 'br' }
      reading.push(
        fetch(response.url(), { headers }).then((reply) => {
          const bytes = Number(reply.headers.get('content-length'))
          if (/\/visits-/.test(response.url())) visits += bytes
          else loaded += bytes
        }),
      )
    })
    const html = await (await page.goto('/'))?.text()
    const inline = /<script>(.*)<\/script>/s.exec(html ?? '')?.[1] ?? ''
    const starter = brotliCompressSync(inline).length
    await page.waitForLoadState('networkidle')
    await expect.poll(() => visits).toBeGreaterThan(500)
    expect(visits).toBeLessThanOrEqual(1_500)
    expect(starter + loaded + visits).toBeLessThanOrEqual(5_000)
    await bringToLife(page)
    await Promise.all(reading)
    expect(loaded, server.url).toBeGreaterThan(50_000)
    expect(starter + loaded).toBeLessThanOrEqual(90_000)
  },
)

test('the layout doesn’t shift while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const told = globalThis as unknown as { shifted: number }
    told.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        told.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await bringToLife(page)
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
  expect(shifted).toBeLessThanOrEqual(0.02)
})

test.describe('pictures for docs/', () => {
  onlyForPictures()
  for (const [width, height] of screens) {
    test(`the home page at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await picture(page, `cookie-notice-${width}`)
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await picture(page, `home-${width}`, true)
      if (width > 1000) return
      await page.getByRole('button', { name: 'Open menu' }).click()
      await picture(page, `menu-${width}`)
    })
  }
})
