/** The external analytics service: started once, after consent, and never after an opt-out. */
import type { Page } from '@playwright/test'
import { bringToLife } from './alive'
import { complaintsOf } from './complaints'
import { expect, test } from './ownSite'

const notice = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })

/** Requests to the service, which replies with a script that does nothing. */
async function askedOf(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'globalThis.hasMeasurement = true',
    })
  })
  return asked
}

test.describe('with MEASUREMENT_ID the measurement script', () => {
  test.use({ serverEnv: { MEASUREMENT_ID: 'G-TEST123' } })

  test('loads after Accept, once per page, and not before', async ({ page }) => {
    const complaints = complaintsOf(page)
    const asked = await askedOf(page)
    await page.goto('/')
    await bringToLife(page)
    expect(asked).toEqual([])
    await notice(page).getByRole('button', { name: 'Accept' }).click()
    await page.waitForFunction(() => 'hasMeasurement' in globalThis)
    await page.getByRole('banner').getByRole('link', { name: 'System' }).click()
    await expect(page).toHaveURL('/system')
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123'])
    const commands = await page.evaluate(() => {
      const { dataLayer } = globalThis as unknown as { dataLayer: unknown[][] }
      return dataLayer.map((command) => [Object.prototype.toString.call(command), command[0]])
    })
    expect(commands).toEqual([
      ['[object Arguments]', 'js'],
      ['[object Arguments]', 'config'],
    ])
    await page.reload()
    await page.waitForFunction(() => 'hasMeasurement' in globalThis)
    expect(asked).toHaveLength(2)
    expect(complaints).toEqual([])
  })

  test('doesn’t load after Close or an opt-out', async ({ page, context }) => {
    const asked = await askedOf(page)
    await page.goto('/')
    await notice(page).getByRole('button', { name: 'Close' }).click()
    await context.addCookies([
      { name: 'tracking-opt-out', value: 'true', url: page.url() },
      { name: 'cookie-consent', value: 'true', url: page.url() },
    ])
    await page.reload()
    await bringToLife(page)
    expect(asked).toEqual([])
  })
})

test('without MEASUREMENT_ID no measurement host is contacted', async ({ page }) => {
  const asked = await askedOf(page)
  const reply = await page.goto('/')
  expect(reply?.headers()['content-security-policy']).not.toContain('google')
  await notice(page).getByRole('button', { name: 'Accept' }).click()
  await bringToLife(page)
  expect(asked).toEqual([])
})

test('the logo exists for light and dark backgrounds and needs no font', async ({ request }) => {
  for (const [address, color] of [
    ['/logo-black.svg', '#000000'],
    ['/logo-white.svg', '#ffffff'],
  ] as const) {
    const reply = await request.get(address)
    expect(reply.headers()['content-type']).toContain('image/svg+xml')
    const drawing = await reply.text()
    expect(drawing).toContain(color)
    expect(drawing).not.toContain('<text')
  }
})
