import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { publicPages, unknownPage } from './pagesList'
import { expect, test } from './test'

const docs = fileURLToPath(new URL('../../docs/pages/', import.meta.url))
mkdirSync(docs, { recursive: true })

const most = 150_000

/** The whole page as WebP, which Playwright does not write by itself, as good as its size allows. */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  let bytes = Buffer.alloc(0)
  for (const quality of [50, 30, 15, 8]) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      captureBeyondViewport: true,
    })
    bytes = Buffer.from(data, 'base64')
    if (bytes.length < most) break
  }
  await session.detach()
  return bytes
}

for (const width of [390, 820, 1440]) {
  test(`the pages at ${width} px, as docs/ shows them`, async ({ browser, server }) => {
    // Long pages, some written more than once until they are small enough.
    test.setTimeout(180_000)
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height: width < 500 ? 844 : 900 },
      reducedMotion: 'reduce',
    })
    await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.url }])
    const page = await context.newPage()
    for (const { path } of [...publicPages, unknownPage]) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const bytes = await picture(page)
      const name = `${path.slice(1)}-${width}.webp`
      writeFileSync(`${docs}${name}`, bytes)
      expect([name, bytes.length < most, height > 1_000]).toEqual([name, true, true])
    }
    await context.close()
  })
}
